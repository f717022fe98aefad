import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { changePercent } from '../../kernel/money.ts';
import { addDays } from '../../kernel/time.ts';
import type { Figure } from '../figure.ts';
import { crossRates, daysOnRecord, forexDatabase, newestRates, roundRate } from './queries.ts';
import { FOREX } from './wording.ts';

/** What a US dollar is worth in each currency on a day, by code. */
export interface DollarRates {
  /** YYYY-MM-DD. */
  day: string;
  perDollar: ReadonlyMap<string, number>;
}

/** These of the newest day, or of the newest that is not after a day; undefined where none is on record. */
export async function dollarRates(until?: string): Promise<DollarRates | undefined> {
  const rows = await newestRates(await forexDatabase(), until);
  const [first] = rows;
  return first && { day: first.day, perDollar: new Map(rows.map(({ code, per_usd }) => [code, roundRate(per_usd)])) };
}

/** What one of a currency was in another on a day. */
export interface DayRate {
  day: string;
  rate: number;
}

/** Rates on so many days up to the newest with both currencies, newest first. Days without data are absent. */
export async function dailyRates(code: string, other: string, days: number): Promise<DayRate[]> {
  const db = await forexDatabase();
  const record = await daysOnRecord(db, code, other);
  if (!record) return [];
  const rows = await crossRates(db, code, other, { days: { first: addDays(record.last, 1 - days), last: record.last } });
  return rows.map(({ day, rate }) => ({ day, rate: roundRate(rate) }));
}

/** What one of a currency is in rupees, as people are told it, with its change since the day before on record; undefined without a rate. */
export async function rupeeFigure(code: string, label: Figure['label']): Promise<Figure | undefined> {
  const [newest, before] = await crossRates(await forexDatabase(), code, 'INR', { limit: 2 });
  return (
    newest && {
      label,
      amount: newest.rate,
      value: newest.rate.toFixed(2),
      sign: '₹',
      unit: { en: FOREX.en.forOne(code), hi: FOREX.hi.forOne(code) },
      day: newest.day,
      source: RATES_PUBLISHER,
      change: { percent: changePercent(before?.rate, newest.rate), rupees: before ? newest.rate - before.rate : null },
    }
  );
}
