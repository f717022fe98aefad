import { splitList } from '../../api/query.ts';
import { type FoundSome, findSome } from '../../api/some.ts';
import { ApiError } from '../../kernel/errors.ts';
import { type Currency, findCurrency, nearCodes } from './currencies.ts';
import { daysOnRecord, forexDatabase, newestRates } from './queries.ts';
import type { RateRow } from './tables.ts';

/** The currency with a code, or ApiError 404 with the nearest codes. */
export function requireCurrency(parameter: string, code: string): Currency {
  const currency = findCurrency(code);
  if (currency) return currency;
  throw new ApiError('not_found', `No currency has the code ${JSON.stringify(code)}: ${parameter} takes codes of ISO 4217 such as USD.`, {
    suggestions: nearCodes(code),
    hint: 'All codes are listed at /forex/currencies',
    extra: { parameter },
  });
}

/** The currencies of a list with commas between; `alsoKnown` throws for one that has no rate. Undefined where no list is given. */
export const findSymbols = (list: string | undefined, alsoKnown?: (currency: Currency) => void): FoundSome<Currency> | undefined =>
  list === undefined
    ? undefined
    : findSome(splitList(list), (code) => {
        const currency = requireCurrency('symbols', code);
        alsoKnown?.(currency);
        return currency;
      });

/** The value of a parameter that has two names. Throws ApiError where both are sent and differ. */
export function onlyOne(name: string, value: string | undefined, other: string, otherValue: string | undefined): string | undefined {
  if (value !== undefined && otherValue !== undefined && value.toUpperCase() !== otherValue.toUpperCase())
    throw new ApiError(
      'invalid_parameter',
      `${name} and ${other} are one parameter here; got ${name}=${value} and ${other}=${otherValue}.`,
      {
        hint: 'Send it once',
        extra: { parameter: name },
      },
    );
  return value ?? otherValue;
}

export const noRate = ({ code, name }: Currency, day: string) =>
  new ApiError('not_found', `No rate of ${code} (${name}) is on record for ${day}.`, { hint: 'Past days are at /forex/history' });

/** Rates of the newest day, or of the newest up to a past one. Throws ApiError 404 before the first on record. */
export async function requireRates(day: string | undefined): Promise<RateRow[]> {
  const db = await forexDatabase();
  const rows = await newestRates(db, day);
  if (day === undefined || rows.length > 0) return rows;
  const record = await daysOnRecord(db, 'USD', 'INR');
  throw new ApiError('not_found', `No rates on or before ${day} are on record.`, {
    hint: `The record goes from ${record?.first} to ${record?.last}: /forex/history`,
  });
}
