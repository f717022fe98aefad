import { parseQuery } from '../../lib/params.ts';
import { groupDigits } from '../../lib/words.ts';
import { type DirectAnswer, ownCall, type Typed } from '../area.ts';
import { FILLERS } from '../search/typed.ts';
import { findCurrency } from './currencies.ts';
import { rates } from './endpoints.ts';

/** Everyday names of the currencies that people in India ask for; codes and full names are known anyway. */
const EVERYDAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dollar: 'USD',
    dollars: 'USD',
    डॉलर: 'USD',
    $: 'USD',
    euro: 'EUR',
    euros: 'EUR',
    यूरो: 'EUR',
    '€': 'EUR',
    pound: 'GBP',
    pounds: 'GBP',
    पाउंड: 'GBP',
    '£': 'GBP',
    dirham: 'AED',
    dirhams: 'AED',
    दिरहम: 'AED',
    riyal: 'SAR',
    yen: 'JPY',
    येन: 'JPY',
    yuan: 'CNY',
    rupee: 'INR',
    rupees: 'INR',
    rs: 'INR',
    रुपये: 'INR',
    रुपया: 'INR',
    '₹': 'INR',
    ringgit: 'MYR',
    baht: 'THB',
    taka: 'BDT',
    franc: 'CHF',
    rouble: 'RUB',
    ruble: 'RUB',
  }),
);
/** Codes that mean a currency when they stand alone. */
const USUAL = new Set([
  'USD',
  'EUR',
  'GBP',
  'AED',
  'SAR',
  'JPY',
  'CNY',
  'AUD',
  'CAD',
  'SGD',
  'CHF',
  'KWD',
  'QAR',
  'OMR',
  'BHD',
  'NPR',
  'THB',
  'MYR',
  'HKD',
  'NZD',
]);
/** What stands between two currencies. */
const BETWEEN = new Set([
  'to',
  'in',
  'into',
  'vs',
  'into',
  'se',
  'mein',
  'me',
  'में',
  'से',
  '=',
  'exchange',
  'rate',
  'rates',
  'convert',
  'conversion',
  'currency',
]);

/** An amount of one currency in another: `500 usd`, `usd to inr`, `₹10,000 in euro`. */
export async function recogniseMoney({ text }: Typed): Promise<DirectAnswer[]> {
  const tokens = text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/([$€£₹])/g, ' $1 ')
    .replace(/(\d)(?=[\p{L}])/gu, '$1 ')
    .split(/[\s,]+/)
    .filter(Boolean);
  const codes = tokens.flatMap((token) => {
    const code = EVERYDAY.get(token) ?? (/^[a-z]{3}$/.test(token) ? findCurrency(token)?.code : undefined);
    return code ? [code] : [];
  });
  const [base, second] = codes;
  const numbers = tokens.filter((token) => /^\d{1,12}(\.\d{1,4})?$/.test(token));
  const strangers =
    tokens.length - codes.length - numbers.length - tokens.filter((token) => BETWEEN.has(token) || FILLERS.has(token)).length;
  if (!base || strangers > 0 || numbers.length > 1) return [];
  // ALL, TOP and CUP are currencies, but the words are words.
  if (codes.length === 1 && numbers.length === 0 && !(tokens.some((token) => EVERYDAY.has(token)) || USUAL.has(base))) return [];
  const amount = Number(numbers[0] ?? 1);
  const symbols = second ?? (base === 'INR' ? 'USD' : 'INR');
  if (symbols === base || amount <= 0) return [];
  const body = await rates.respond(parseQuery(rates.query, new URLSearchParams({ base, symbols, amount: String(amount) })), ownCall());
  const value = body.rates[symbols];
  if (value === undefined) return [];
  return [
    {
      title: `${groupDigits(amount, Number.isInteger(amount) ? 0 : 2)} ${base} in ${symbols}`,
      answer: symbols === 'INR' ? `₹${groupDigits(value, 2)}` : `${groupDigits(value, value < 1 ? 4 : 2)} ${symbols}`,
      as_of: body.date,
      source: body.source,
      url: `/browse/forex?from=${base}&to=${symbols}&amount=${amount}`,
      sureness: 1,
    },
  ];
}
