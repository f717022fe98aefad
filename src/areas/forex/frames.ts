import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import type { Query } from '../intent.ts';
import { type AskedQuantities, amountsOfEach, limitIn, type Quantity } from '../quantity.ts';
import { CURRENCIES, POPULAR } from './currencies.ts';
import { crossRates, daysOnRecord, forexDatabase, roundRate } from './queries.ts';
import { FOREX } from './wording.ts';

/** What a sum of one currency is in another. */
export function rateOf(base: string, symbol: string, amount = 1): Quantity {
  const toPoint = ({ day, rate }: { day: string; rate: number }) => ({ day, value: rate * amount, source: RATES_PUBLISHER });
  return {
    title: inAllLocales(FOREX, (t) => t.sumIn(groupDigits(amount, Number.isInteger(amount) ? 0 : 2), base, symbol)),
    name: { en: base },
    record: {
      newest: async (days) => {
        const [row] = await crossRates(await forexDatabase(), base, symbol, { days, limit: 1 });
        return row && toPoint(row);
      },
      ends: async () => daysOnRecord(await forexDatabase(), base, symbol),
    },
    points: async (days) => (await crossRates(await forexDatabase(), base, symbol, { days })).map(toPoint).reverse(),
    show: (value) => ({
      en:
        symbol === 'INR'
          ? `₹${groupDigits(roundRate(value), value < 0.1 ? 5 : 2)}`
          : `${groupDigits(roundRate(value), value < 1 ? 4 : 2)} ${symbol}`,
    }),
    url: `/browse/forex?from=${base}&to=${symbol}&amount=${amount}`,
  };
}

/** The rates that an operation compares: each currency in rupees, or one in another whose change is asked for. */
export function forexQuantities(query: Query, codes: readonly string[]): AskedQuantities | undefined {
  const [first, second] = codes;
  const { kind, side, also } = query.asked;
  const limit = limitIn(query);
  const isOfStrength =
    (limit !== undefined || also.some((one) => one === 'least' || one === 'most')) &&
    (codes.every((code) => code === 'INR') || (!limit && STRENGTH.test(query.text)));
  const isAnyOf = isOfStrength && query.entities.includes('money');
  if (!first && !isAnyOf) return undefined;
  const amounts = limit ? [] : amountsOfEach(query, codes.length).map(({ value }) => value);
  const isPair = second !== undefined && (first === 'INR' || second === 'INR' || (kind === 'change' && !side));
  const base = first === 'INR' ? second : first;
  const named = isPair
    ? first && second
      ? [rateOf(first === 'INR' ? (second ?? 'USD') : first, first === 'INR' ? 'INR' : second, amounts[0])]
      : []
    : codes.map((code, at) => rateOf(code === 'INR' ? 'USD' : code, 'INR', amounts[at]));
  return {
    named: base === undefined || isAnyOf ? [] : named,
    all: isOfStrength
      ? async () =>
          CURRENCIES.filter(({ code }) => code !== 'INR' && code.length === 3 && !NOT_MONEY.has(code)).map(({ code }) =>
            rateOf(code, 'INR'),
          )
      : undefined,
    isOfAll: isAnyOf,
    ranking: (end) => inAllLocales(FOREX, (t) => t.strongest(end === 'least' ? 'least' : 'most')),
    url: '/browse/forex',
    uses: ['time', ...(limit || amounts.length > 0 ? (['amount'] as const) : [])],
  };
}

/** What one currency is among all: `kuwaiti dinar strongest currency`. */
const STRENGTH = /\b(?:strongest|weakest|most valuable|least valuable)\b|सबसे (?:मजबूत|कमजोर)/iu;

/** Codes of metals and units of account that are nobody's money. */
const NOT_MONEY: ReadonlySet<string> = new Set(
  ['XAU', 'XAG', 'XPT', 'XPD', 'XDR', 'BTC', 'CLF', 'XCD', 'XOF', 'XAF', 'XPF'].filter((code) => !POPULAR.includes(code)),
);
