import { bothOf } from '../../lib/locale.ts';
import { parseQuery } from '../../lib/params.ts';
import { groupDigits } from '../../lib/words.ts';
import { type DirectAnswer, ownCall, type Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { CURRENCIES, POPULAR } from './currencies.ts';
import { rates } from './endpoints.ts';
import { countriesOf, hindiNameOf } from './names.ts';
import { FOREX } from './wording.ts';

/** Units whose name several countries share, with the currency that people in India mean by the bare word. */
const UNITS: Readonly<Record<string, { code: string; names: readonly string[] }>> = {
  dollar: { code: 'USD', names: ['dollar', 'dollars', 'dolar', 'dollor', 'डॉलर', 'डालर', '$', 'bucks'] },
  rupee: { code: 'INR', names: ['rupee', 'rupees', 'rupaye', 'rupaya', 'rupiya', 'rupay', 'rs', 'रुपये', 'रुपए', 'रुपया', 'रुपयों', 'रु', '₹'] },
  pound: { code: 'GBP', names: ['pound', 'pounds', 'paund', 'पाउंड', '£'] },
  dirham: { code: 'AED', names: ['dirham', 'dirhams', 'दिरहम'] },
  riyal: { code: 'SAR', names: ['riyal', 'riyals', 'रियाल'] },
  dinar: { code: 'KWD', names: ['dinar', 'dinars', 'दीनार'] },
  franc: { code: 'CHF', names: ['franc', 'francs', 'फ्रैंक'] },
  ruble: { code: 'RUB', names: ['ruble', 'rouble', 'rubles', 'roubles', 'रूबल'] },
};
/** Other everyday names; codes, full names and countries are known anyway. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  EUR: ['euro', 'euros', 'यूरो', '€'],
  JPY: ['yen', 'येन', '¥'],
  CNY: ['yuan', 'renminbi', 'rmb', 'युआन'],
  GBP: ['british pound', 'pound sterling', 'sterling'],
  MYR: ['ringgit'],
  THB: ['baht'],
  BDT: ['taka', 'टका'],
  IDR: ['rupiah'],
  ZAR: ['rand'],
  OMR: ['rial'],
  AUD: ['aussie dollar'],
  INR: ['indian rupee', 'indian rupees', 'indian currency'],
  USD: ['us dollar', 'us dollars', 'american dollar'],
};

/** What people call the currencies, the countries whose money they are, and what they say around an amount. */
export const MONEY_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    CURRENCIES.map(({ code, name }) => [
      code,
      [code, name, ...(hindiNameOf(code) ? [hindiNameOf(code) as string] : []), ...(EVERYDAY[code] ?? [])],
    ]),
  ),
  ...Object.fromEntries(Object.entries(UNITS).map(([unit, { names }]) => [`unit ${unit}`, names])),
  ...Object.fromEntries(CURRENCIES.filter(({ code }) => code !== 'INR').map(({ code }) => [`of ${code}`, countriesOf(code)])),
  money: [
    'currency',
    'currencies',
    'exchange',
    'convert',
    'converter',
    'conversion',
    'forex',
    'foreign',
    'money',
    'paisa',
    'vs',
    'into',
    'equal',
    'equals',
    'note',
    'मुद्रा',
    'विनिमय',
    'करेंसी',
    'बदलें',
  ],
};

/** An amount of one currency in another: `500 usd`, `usd to inr`, `₹10,000 in euro`, `5 lakh rupees in dollars`. */
export async function recogniseMoney({ text, words, says, amounts, strangers }: Typed): Promise<DirectAnswer[]> {
  const codes = codesOf(says);
  const [asked] = amounts;
  const [first, second] = codes;
  if (!first || codes.length > 2) return [];
  const counted = asked && codesOf(asked.of)[0];
  // `how many rupees are 100 dollars`, and `500 in usd`, which counts rupees.
  const turned = second !== undefined && counted === second;
  const countsRupees =
    second === undefined &&
    first !== 'INR' &&
    asked !== undefined &&
    !counted &&
    /\d[\d.,]*\s*(?:\p{L}+\s)?(?:in|to|into|me|mein|में)\s/iu.test(text);
  const base = turned ? second : countsRupees ? 'INR' : first;
  const symbols = turned || countsRupees ? first : (second ?? (base === 'INR' ? 'USD' : 'INR'));
  if (symbols === base) return [];
  // ALL, TOP and CUP are currencies, but the words are words.
  const isWord = codes.length === 1 && !asked && says.length === 1 && words.includes(first.toLowerCase()) && !POPULAR.includes(first);
  const amount = asked?.value ?? 1;
  if (isWord || amount <= 0 || amount > 1e12) return [];
  const body = await rates.respond(parseQuery(rates.query, new URLSearchParams({ base, symbols, amount: String(amount) })), ownCall());
  const value = body.rates[symbols];
  if (value === undefined) return [];
  return [
    {
      title: bothOf(FOREX, (t) => t.sumIn(groupDigits(amount, Number.isInteger(amount) ? 0 : 2), base, symbols)),
      answer: symbols === 'INR' ? `₹${groupDigits(value, 2)}` : `${groupDigits(value, value < 1 ? 4 : 2)} ${symbols}`,
      as_of: body.date,
      source: body.source,
      url: `/browse/forex?from=${base}&to=${symbols}&amount=${amount}`,
      // Rupees alone are asked for in many other ways.
      sureness: sureOf(strangers, base === 'INR' && second === undefined && !countsRupees ? 0.6 : 1),
    },
  ];
}

/** The currencies that words name, in their order: `canada dollar` is the one of Canada, a country alone counts where money is spoken of. */
function codesOf(says: readonly string[]): string[] {
  const codes: string[] = [];
  let country: string | undefined;
  const add = (code: string) => {
    if (!codes.includes(code)) codes.push(code);
  };
  for (const [at, one] of says.entries()) {
    const [kind = '', name = ''] = one.split(' ');
    if (kind === 'of') {
      country = name;
      const before = /^unit (.+)/.exec(says[at - 1] ?? '')?.[1];
      if (before && isUnitOf(name, before)) codes.splice(-1, 1, name);
    } else if (kind === 'unit') add(country && isUnitOf(country, name) ? country : (UNITS[name]?.code ?? ''));
    else if (kind !== 'money') add(one);
  }
  if (codes.length === 0 && country && says.includes('money')) add(country);
  return codes;
}

const NAMES = new Map(CURRENCIES.map(({ code, name }) => [code, name.toLowerCase()]));
const isUnitOf = (code: string, unit: string): boolean => NAMES.get(code)?.endsWith(unit) ?? false;
