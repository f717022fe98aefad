import { isEveryday } from '../text/everyday-words.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { thingsCalled } from '../text/name-index.ts';
import dayWords from './day-words.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import { MULTIPLIERS, NUMBER_WORDS } from './number-words.ts';
import { isAround, isCalled, type NumberToken, type Token } from './tokens.ts';

/** Units: a number beside one is an amount, not a year. */
const UNIT = /^(unit .+|[A-Z]{3}|coin .+|litre|rupees?|dollars|mg|g|kg|tola|sovereign|ounce)$/;
/** Words that make a number a limit: `under 2000`, `2000 se kam`. */
const LIMITS_BEFORE = wordSet('under below above over upto within than only');
const LIMITS_AFTER = wordSet('kam zyada jyada upar niche');
const RANGE_JOINS = wordSet('and to se aur से और');
const SUM_OF = wordSet('ka ke का के');
const IN_YEAR = wordSet('in year san sal saal of सन साल');
/** Behind a month stands a year: `12 अगस्त 1998 का`. */
const MONTHS: ReadonlySet<string> = new Set(Object.values(dayWords.months).flat().map(normaliseDevanagari));
const SPANS: ReadonlySet<string> = new Set(Object.values(dayWords.spans).flat().map(normaliseDevanagari));
const PRICES = wordSet('price rate bhav bhaav daam dam keemat भाव दाम कीमत रेट');
const HOW_MUCH = wordSet('much many kitna kitne kitni कितना कितने कितनी');
const SPENT_BEFORE = wordSet('for with worth');
const SPENT_BEHIND = wordSet('me mein main में');
const LAST_SUM = 2000;
const LEAST_SUM = 50;
/** Smaller numbers are days of a month, larger ones years. */
const LAST_DAY = 31;
const FIRST_YEAR = 1500;
const FIRST_OF_RECORD = 1900;
/** `holi 1800` names a year. */
const OF_FESTIVAL = /^of [a-z]/;
/** `cad to inr 2000`: of no earlier year rates are on record. */
const FIRST_OF_RATES = 2010;
/** Years of which GST may be asked. */
const FIRST_OF_GST = 2017;
const LAST_OF_GST = 2030;
const YEAR = /^(?:19|20)\d\d$/;
/** `saade teen` is three and a half. */
const HALF_MORE = wordSet('sadhe saadhe sade saade साढ़े');
const MONEY_SIGNS = /^([$€£¥₹]|rs)$/;

/** Whether the number at this position is money or a measure: `2000 usd`, `₹ 2000`, `inr 2000 to usd`. */
export function isAmount(words: readonly string[], at: number, lexicon: Lexicon): boolean {
  const isUnit = (place: number) => thingsCalled(lexicon, [words[place] ?? ''])?.some(isCalled(UNIT)) ?? false;
  const isLimit = LIMITS_BEFORE.has(words[at - 1] ?? '') || (words[at + 1] === 'se' && LIMITS_AFTER.has(words[at + 2] ?? ''));
  // `between 1000 and 2000`: beside a number that is no year neither is this.
  const isOfRange =
    RANGE_JOINS.has(words[at - 1] ?? '') &&
    /^\d{1,4}$/.test(words[at - 2] ?? '') &&
    Number(words[at - 2]) < FIRST_YEAR &&
    Number(words[at - 2]) > LAST_DAY;
  // `1500 ka petrol`: rupees, not a year long past; `in 1895` is one.
  // `सोने का भाव 1950 का` asks of a year.
  const isOfPrice = at + 2 >= words.length && words.some((word) => PRICES.has(word));
  const isSum =
    !isOfPrice &&
    SUM_OF.has(words[at + 1] ?? '') &&
    Number(words[at]) <= LAST_SUM &&
    !IN_YEAR.has(words[at - 1] ?? '') &&
    !MONTHS.has(words[at - 1] ?? '');
  // `9% cgst on 2000`: of years one says `in`.
  const isOn = words[at - 1] === 'on' && !words.some((word) => MONTHS.has(word));
  // Of no year before it the tax is known, and none far off is asked for: `remove 5% gst from 2100`.
  const isTaxed =
    words.some((word) => word === 'gst' || word === 'tax' || word === 'जीएसटी') &&
    !IN_YEAR.has(words[at - 1] ?? '') &&
    (Number(words[at]) < FIRST_OF_GST || Number(words[at]) > LAST_OF_GST);
  // `how much petrol for 2000`: what is spent.
  const isPaid = words[at - 1] === 'for' && words.some((word) => word !== 'many' && HOW_MUCH.has(word));
  if (isTaxed || isOn || isPaid || isSum || isOfRange || isLimit || isUnit(at + 1) || MONEY_SIGNS.test(words[at - 1] ?? '')) return true;
  // `shoes 1500`: of such years something is said beside a month or with `in`.
  const isYear =
    IN_YEAR.has(words[at - 1] ?? '') ||
    words.some((word) => MONTHS.has(word)) ||
    (thingsCalled(lexicon, [words[at - 1] ?? ''])?.some(isCalled(OF_FESTIVAL)) ?? false);
  if (Number(words[at]) < FIRST_OF_RECORD && !isYear && words.length > 1) return true;
  // `10 gram 2020 me`: the unit is another number's.
  if (!isUnit(at - 1) || (/^\d/.test(words[at - 2] ?? '') && words[at + 1] !== undefined)) return false;
  const isLast = at === words.length - 1;
  // `usd to inr 2020` names two currencies and a year, `usd 2020` an amount.
  return isLast
    ? words.filter((_, place) => isUnit(place)).length < 2 || Number(words[at]) < FIRST_OF_RATES
    : ['to', 'in', 'into', 'me', 'mein', 'ka', 'ke', 'kitne'].includes(words[at + 1] ?? '');
}

/** Numbers in digits or words, with their unit: `10k usd`, `5 lakh rupees`, `dedh kilo`, `$50`. */
export function findAmounts(tokens: Token[], { exact }: Pick<Lexicon, 'exact'>): NumberToken[] {
  const amounts: NumberToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    // `bata do` is a verb.
    const isVerb = tokens[at]?.word === 'do' && isEveryday(tokens[at - 1]?.word ?? '');
    const read = isVerb ? undefined : readNumber(tokens, at);
    const next = read ? (tokens[read.end]?.senses ?? []) : [];
    // The year of a second time is no amount: `on 1 jan 2026 vs 1 jan 2025`, `in 2025 than in 2024`.
    const isYear =
      YEAR.test(tokens[at]?.word ?? '') &&
      next.length === 0 &&
      (MONTHS.has(tokens[at - 1]?.word ?? '') || tokens.slice(0, at).some(({ kind, word }) => kind === 'day' && YEAR.test(word)));
    if (read && isYear) {
      at = read.end;
      continue;
    }
    // Words such as `do` and `quarter` are numbers only beside a unit.
    if (!read || (read.inWords && !next.some(isCalled(UNIT)))) {
      // `चार महानगरों में`: so many of what they stand around.
      if (read && read.end > at && next.length > 0 && next.every(isAround))
        for (const token of tokens.slice(at, read.end)) if (token.kind === 'unknown') token.kind = 'operation';
      at += 1;
      continue;
    }
    // `1500 ka petrol`, `500 के टमाटर`, `how many dollars in 1 crore`: rupees.
    const isSum =
      read.value >= LEAST_SUM &&
      !read.inWords &&
      (SUM_OF.has(tokens[read.end]?.word ?? '') || (next.length === 0 && isSpent(tokens, at, read.end)));
    amounts.push({
      value: read.value,
      next: isSum ? (exact.get('rupees') ?? []) : next,
      before: tokens[at - 1]?.senses ?? [],
      named: tokens[at]?.senses ?? [],
      ofTime: SPANS.has(tokens[read.end]?.word ?? ''),
    });
    for (let one = at; one < read.end; one += 1) {
      const token = tokens[one];
      if (token && (token.kind !== 'name' || NUMBER_WORDS.has(token.word))) token.kind = 'number';
    }
    at = read.end;
  }
  return amounts;
}

/** Whether a number without a unit is what something is bought for: of it so much is asked for as it buys. */
const isSpent = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.some(({ word }, at) => HOW_MUCH.has(word) && (at < start - 1 || at >= end)) &&
  (SPENT_BEFORE.has(tokens[start - 1]?.word ?? '') ||
    (end === tokens.length ? tokens[start - 1]?.word === 'in' : SPENT_BEHIND.has(tokens[end]?.word ?? '')));

/** What stands behind a number as a part of one more: `two and a half`. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  if (tokens[at]?.word !== 'and') return undefined;
  const skip = tokens[at + 1]?.word === 'a' ? 2 : 1;
  const value = { half: 0.5, quarter: 0.25 }[tokens[at + skip]?.word ?? ''];
  return value === undefined ? undefined : { value, length: skip + 1 };
}

/** The number that begins at a place, with its end. `isBare`: a scale alone, such as million. Undefined for other words. */
export function readNumber(
  tokens: readonly Token[],
  start: number,
): { value: number; end: number; inWords: boolean; isBare: boolean } | undefined {
  let end = start;
  let value = 0;
  let inWords = true;
  let isBare = true;
  while (end < tokens.length && tokens[end]?.kind !== 'day' && tokens[end]?.kind !== 'operation') {
    const word = tokens[end]?.word ?? '';
    const isFigure = /^\d/.test(word);
    const half = HALF_MORE.has(word) ? NUMBER_WORDS.get(tokens[end + 1]?.word ?? '') : undefined;
    if (half !== undefined) end += 1;
    const number = half !== undefined ? half + 0.5 : isFigure ? Number(word) : NUMBER_WORDS.get(word);
    const alone = number === undefined && end === start ? MULTIPLIERS.get(word) : undefined;
    if (number === undefined && (alone === undefined || /^[a-z]{1,2}$/.test(word))) break;
    if (isFigure && end > start) break;
    isBare &&= number === undefined;
    let group = number ?? 1;
    end += number === undefined ? 0 : 1;
    const units = !isFigure && group >= 20 && group < 100 ? NUMBER_WORDS.get(tokens[end]?.word ?? '') : undefined;
    // `twenty five`
    if (units !== undefined && units >= 1 && units < 10) {
      group += units;
      end += 1;
    }
    const more = number === undefined ? undefined : fractionAt(tokens, end);
    if (more) {
      group += more.value;
      end += more.length;
    }
    let times = MULTIPLIERS.get(tokens[end]?.word ?? '');
    const multiplied = times !== undefined;
    while (times !== undefined) {
      group *= times;
      end += 1;
      times = MULTIPLIERS.get(tokens[end]?.word ?? '');
    }
    value += group;
    inWords &&= !isFigure && !(multiplied && number !== undefined);
    if (!multiplied) break;
  }
  return end > start ? { value, end, inWords, isBare } : undefined;
}
