import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { confidence } from '../../text/confidence.ts';
import type { Asked, DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { asksOfDays, type Quantity } from '../quantity.ts';
import { valueAnswer } from '../quantity-values.ts';
import { CURRENCIES, POPULAR } from './currencies.ts';
import { forexQuantities, rateOf } from './frames.ts';
import { UNITS } from './money-words.ts';
import { crossRates, forexDatabase, roundRate } from './queries.ts';
import { FOREX } from './wording.ts';

/** An amount of one currency in another: `500 usd`, `usd to inr`, `₹10,000 in euro`, `5 lakh rupees in dollars`. */
export async function answerMoney(query: Query): Promise<DirectAnswer[]> {
  const { text, words, entities, amounts, unknownWords, asked } = query;
  const called = findCodes(entities, RUPEES_IN.test(text));
  const countries = entities.flatMap((one) => (one.startsWith('of ') ? [one.slice(3)] : []));
  // `vietnam dong`: what the money of a country is called.
  const ofCountry = countries.find((code) => unknownWords.length > 0 && unknownWords.every((word) => hasUnit(code, word)));
  const codes = called.length === 0 && ofCountry ? [ofCountry] : called;
  const [typed] = amounts;
  const [first, second] = codes;
  // `rupee all time low`, `rupee record low against dollar`: when a dollar cost the most of them.
  const isOfRupee = first === 'INR' && (codes.length === 1 || (codes.length === 2 && AGAINST.test(text)));
  const ofRupee = isOfRupee && amounts.length === 0 && asksOfDays(query) ? turnedRank(asked) : undefined;
  const [compares, comparedCodes] = ofRupee ? [{ ...query, asked: ofRupee }, [second ?? 'USD']] : [query, codes];
  const compared = await answerOperation(compares, forexQuantities(compares, comparedCodes));
  if (compared.length > 0) return compared;
  if (!first || (first === 'KRW' && WON.test(text))) return [];
  // `euro and dollar rate`, `sgd vs aed to inr`: each in rupees.
  const foreign = codes.filter((code) => code !== 'INR');
  const isEach = codes.length > 2 || (amounts.length === 0 && codes.length === 2 && EACH.test(text) && !INTO.test(text));
  if (foreign.length > 1 && foreign.length <= MAX_EACH && isEach) {
    // `usd to inr and eur`: one in each of several.
    const isOfFirst = codesBeforeInto(query).length === 1;
    const pairs = isOfFirst
      ? codes.slice(1).map((code) => [first, code])
      : foreign.map((code) => codes.filter((one) => one === code || one === 'INR'));
    // Codes alone: a country that was left beside one would be asked of again without end.
    return (await Promise.all(pairs.map((pair) => answerMoney({ ...query, entities: [...pair, 'money'] })))).flat();
  }
  if (codes.length > 2) return [];
  // Royal Challenge is no riyal.
  if (!query.isNamed && query.contentWords.length > 1) return [];
  // `inr to usd 1 lakh` counts the first, though the second stands before the number.
  const isLast = /\b(?:to|into|se|vs)\b.*\d[\d.,]*\s*\p{L}*\s*$/iu.test(text) && codes.length === 2;
  const counted = typed && !isLast ? findCodes(typed.units)[0] : undefined;
  // `how many rupees are 100 dollars`, and `500 in usd`, which counts rupees.
  const turned = second !== undefined && (counted === second || (typed === undefined && isAskedFor(query, first)));
  const countsRupees =
    second === undefined &&
    first !== 'INR' &&
    typed !== undefined &&
    ((counted === 'INR' && isAskedFor(query, first)) || (!counted && /\d[\d.,]*\s*(?:\p{L}+\s)?(?:in|to|into|me|mein|में)\s/iu.test(text)));
  const base = turned ? second : countsRupees ? 'INR' : first;
  // `100 inr in rupees` asks for the same currency.
  const isSame = second === undefined && INTO.test(text) && countNamed(query, first) > 1;
  const symbols = turned || countsRupees ? first : (second ?? (isSame ? first : base === 'INR' ? 'USD' : 'INR'));
  if (symbols === base && !isSame) return [];
  // ALL, TOP and CUP are currencies, but the words are words.
  const isWord = codes.length === 1 && !typed && entities.length === 1 && words.includes(first.toLowerCase()) && !POPULAR.includes(first);
  const amount = typed?.value ?? 1;
  if (isWord || amount <= 0 || amount > 1e12) return [];
  const sum: Quantity = {
    ...rateOf(base, symbols, amount),
    show: (value) => inAllLocales(FOREX, (t) => sumText(t, roundRate(value), symbols)),
  };
  return valueAnswer(query, sum, {
    // Rupees alone are asked for in many other ways.
    confidence: confidence(unknownWords, base === 'INR' && second === undefined && !countsRupees ? 0.6 : 1),
    uses: ['time', ...(amounts.length === 1 ? (['amount'] as const) : []), ...(ofCountry ? (['word'] as const) : [])] as const,
    ...(second === undefined && (first === base ? { assumed: symbols } : { assumed: base })),
  });
}

const AGAINST = /\bagainst\b|\bke (?:mukaa?bale|saamne)\b|के (?:मुक़?ाबले|सामने)/iu;
/** The other end: where one side of a rate is lowest the other is highest. */
const turnedRank = (asked: Asked): Asked | undefined =>
  asked.kind === 'least' || asked.kind === 'most' ? { ...asked, kind: asked.kind === 'least' ? 'most' : 'least' } : undefined;

const sumText = (t: (typeof FOREX)['en'], value: number, currency: string): string =>
  currency === 'INR' ? `₹${groupDigits(value, value < 0.1 ? 4 : 2)}` : t.amountOf(groupDigits(value, value < 1 ? 4 : 2), currency);

/** Who has won something asks for no currency of Korea. */
const WON = /\b(?:who|team|has|have|had|india|they|he|she) won\b|\bwon (?:the|by|a|an|in|against|ipl|match)\b/iu;
const MAX_EACH = 4;
const EACH = /\b(?:and|aur|&)\b|और|,/iu;
const INTO = /\b(?:in|to|into|mein|me|vs)\b|में/iu;

/** `100 rupees in nepali`: what stands behind is what they are wanted in. */
const RUPEES_IN =
  /(?:rupees?|rupaye|rupay|rs|₹)\s+(?:in|to|into|me|mein|ko)\s|(?:rupees?|rupaye|rs|रुप[\p{L}\p{M}]+)\s+\p{L}[\p{L}\p{M}]*\s+(?:me|mein|में)(?!\p{L})|\b(?:indian|bharat ke|bhartiya)\b|भारत(?:ीय| के)/iu;

/** The currencies that stand before what they are wanted in; none where nothing says so. */
function codesBeforeInto({ tokens }: Query): string[] {
  const at = tokens.findIndex(({ word }) => word !== 'vs' && INTO.test(word));
  return at < 0 ? [] : findCodes(tokens.slice(0, at).flatMap(({ concepts }) => concepts));
}

/** Whether the units of a currency are what is asked for: `how many rupees is a dollar`. */
const isAskedFor = ({ tokens }: Query, code: string): boolean =>
  tokens.some(({ concepts }, at) => findCodes(concepts)[0] === code && HOW_MANY.test(tokens[at - 1]?.word ?? ''));
const HOW_MANY = /^(?:many|kitn[aei]|कितन[ाीे])$/u;

/** How many words name this currency. */
const countNamed = ({ tokens }: Query, code: string): number => tokens.filter(({ concepts }) => findCodes(concepts)[0] === code).length;

/** The currencies that words name, in their order: `canada dollar` is the one of Canada, a country alone counts where money is spoken of. */
function findCodes(entities: readonly string[], apart = false): string[] {
  const codes: string[] = [];
  let country: string | undefined;
  const add = (code: string) => {
    if (!codes.includes(code)) codes.push(code);
  };
  for (const [at, one] of entities.entries()) {
    const [kind = '', name = ''] = one.split(' ');
    if (kind === 'of') {
      country = name;
      const before = /^unit (.+)/.exec(entities[at - 1] ?? '')?.[1];
      if (apart) add(name);
      else if (before && hasUnit(name, before)) codes.splice(-1, 1, name);
    } else if (kind === 'unit') add(country && hasUnit(country, name) ? country : (UNITS[name]?.code ?? ''));
    else if (kind !== 'money' && kind !== 'about') add(one);
  }
  // `nepal currency to inr`, `dollar in nepal`: a country whose money is spoken of, in the place in which it stands.
  if (codes.length < 2 && country && (codes.length === 1 || entities.includes('money'))) {
    if (entities.indexOf(`of ${country}`) < entities.findIndex((one) => codeOf(one) === codes[0])) codes.unshift(country);
    else add(country);
  }
  // `china dollar to inr`: the money of the country that stands before a unit it does not have, where another is what it is wanted in.
  const at = entities.findIndex((one, place) => one.startsWith('of ') && entities[place + 1]?.startsWith('unit '));
  const [of = '', unit = ''] = [entities[at]?.slice(3), codeOf(entities[at + 1] ?? '')];
  if (codes.length > 1 && of && !codes.includes(of)) codes.splice(codes.indexOf(unit), 1, of);
  return [...new Set(codes)];
}

/** The currency that a word of the vocabulary names by itself. */
const codeOf = (one: string): string | undefined => (one.startsWith('unit ') ? UNITS[one.slice(5)]?.code : one);

/** What a rupee is in the currency of a key of the vocabulary, on a day (YYYY-MM-DD) or the newest before it; undefined for other keys. */
export async function rateOfWord(key: string, day: string): Promise<{ currency: string; rate: number; day: string } | undefined> {
  const currency = codeOf(key);
  if (currency === undefined || currency === 'INR' || !CURRENCIES.some(({ code }) => code === currency)) return undefined;
  const days = { first: FIRST_DAY, last: day };
  const [row] = await crossRates(await forexDatabase(), 'INR', currency, { days, limit: 1 });
  return row && { currency, rate: row.rate, day: row.day };
}
const FIRST_DAY = '2000-01-01';

const NAMES = new Map(CURRENCIES.map(({ code, name }) => [code, name.toLowerCase()]));
const hasUnit = (code: string, unit: string): boolean => NAMES.get(code)?.endsWith(unit) ?? false;
