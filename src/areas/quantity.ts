import { groupDigits } from '../i18n/format.ts';
import type { LocalizedText } from '../i18n/locale.ts';
import { addDays, daysBetween, istDay } from '../kernel/time.ts';
import type { Place } from '../places/gazetteer.ts';
import { askedDays, type DailyRecord, valueOnRecord } from './asked-time.ts';
import type { Amount, Condition, Query } from './intent.ts';
import type { Days } from './price-history.ts';
import type { End } from './quantity-wording.ts';

/** A figure that has a value on every day on record: the price of a thing at a place, a rate. */
export interface Quantity<P extends Point = Point> {
  /** `Petrol in Pune`. */
  title: LocalizedText;
  /** What is told of it in a ranking: `Pune`. */
  name: LocalizedText;
  record: DailyRecord<P>;
  /** All points of some days, oldest first; for what was highest or lowest in them. */
  points?(days: Days): Promise<readonly Point[]>;
  /** A value with its unit: `₹102.12 a litre`. */
  show(value: number): LocalizedText;
  url: string;
}

/** The value of a quantity on a day. */
export interface Point {
  day: string;
  value: number;
  source: string | LocalizedText;
}

/** What an area says its quantities are in a question. */
export interface AskedQuantities {
  /** Those that are named, in their order. */
  named: readonly Quantity[];
  /** All of the kind that a ranking compares, such as every state; undefined where there is nothing to rank. */
  all?: (() => Promise<readonly Quantity[]>) | undefined;
  /** The heading of a ranking by its end: `Cheapest petrol among the states`. */
  ranking?: (end: End) => LocalizedText;
  /** Whether all of them together are a whole of which each has a share, such as branches. */
  isWhole?: boolean;
  /** Whether all of them are meant if nothing else is said: `petrol in metro cities`. */
  isList?: boolean;
  /** Whether all are meant where a limit is named: `states where petrol is above 110`. */
  isOfAll?: boolean;
  /** Page of the ranking. */
  url: string;
  uses: readonly Condition['kind'][];
}

/** What values lie above, below or between. */
export interface Limit {
  least?: number;
  most?: number;
  /** Whether these values themselves are meant too: `at least 100`, `between 100 and 200`. */
  isIncluded: boolean;
}

const OVER =
  /\b(?:above|over|(?:more|greater|higher|costlier|dearer) than|beyond|at ?least|(?:or|and) (?:more|above)|se (?:zyada|jyada|upar|uupar|adhik))\b|से (?:ज़्यादा|ज्यादा|ऊपर|अधिक)/iu;
const UNDER =
  /\b(?:below|under|(?:less|fewer|lower|cheaper) than|up ?to|within|at most|(?:or|and) (?:less|below)|se (?:kam|niche|neeche)|ke (?:andar|niche|neeche))\b|\d (?:rs |rupees? |rupaye )?tak\b|से (?:कम|नीचे)|के (?:अंदर|नीचे)|\d (?:रुपये |रुपए )?तक/iu;
/** Source of a pattern of the words that say on which side of a figure something lies. */
export const LIMIT_WORDS = `${OVER.source}|${UNDER.source}`;
const BETWEEN = /\b(?:between|from|ke beech)\b|के बीच|\d\s*(?:to|-|–|se|से)\s*\d/iu;
const INCLUDED = /\b(?:at (?:least|most)|(?:or|and) (?:more|less|above|below)|up ?to|within|tak|andar)\b|तक|अंदर/iu;
/** Words for passing a limit upwards, such as `cross 100`, `when was petrol 100`. */
const CROSSED =
  /\d\s*(?:lakh|la[ck]s?|crore|हज़?ार|लाख|करोड़)?\s*(?:(?:k[aei]|का|की|के)\s*)?(?:kab|कब)(?!\p{M})|^when (?:was|were)\b|\b(?:cross(?:ed|es|ing)?|pass(?:ed)?|reach(?:ed)?|hit|touch(?:ed)?|exceed(?:ed|s)?|breach(?:ed)?|pa+r|pahun?ch\p{L}*|chh?u[aiy]\p{L}*)\b|(?:पार|पहुँच|पहुंच|छुआ|छू)[\p{L}\p{M}]*/iu;
/** What an amount is counted in that is no sum of money. */
const MEASURE = /^(?:litre|mg|g|kg|tola|sovereign|ounce|way|k\d\d)$/;

/** The limits that a question names: `is diesel below 100`, `whisky between 500 and 1000`, `when did gold cross 1 lakh`. `isSum` tells which amounts are none. */
export function limitIn(
  { text, amounts }: Pick<Query, 'text' | 'amounts'>,
  isSum: (value: number) => boolean = () => true,
): Limit | undefined {
  const sums = amounts.filter(({ value, units }) => isSum(value) && !units.some((unit) => MEASURE.test(unit))).map(({ value }) => value);
  // `is 1 btc more than 20 eth` has two sums of its own.
  const [one, other] = amounts.map(({ units }) => units[0]);
  if (amounts.length === 2 && one !== undefined && other !== undefined && one !== other) return undefined;
  const [isOver, isUnder] = [OVER.test(text), UNDER.test(text)];
  // `when did 1 dollar cross 90`.
  const [first, second, third] = sums.length > 1 && sums[0] === 1 ? sums.slice(1) : sums;
  if (first === undefined || third !== undefined) return undefined;
  if (second !== undefined) {
    const isBetween = BETWEEN.test(text);
    if (!isBetween && !(isOver && isUnder)) return undefined;
    return { least: Math.min(first, second), most: Math.max(first, second), isIncluded: isBetween };
  }
  const isIncluded = INCLUDED.test(text);
  if (isUnder) return { most: first, isIncluded };
  return isOver || CROSSED.test(text) ? { least: first, isIncluded } : undefined;
}

/** Whether a value lies within limits; of none all do. */
export const isWithin = (value: number, { least, most, isIncluded }: Limit = { isIncluded: true }): boolean =>
  value === least || value === most ? isIncluded : value > (least ?? -Infinity) && value < (most ?? Infinity);

/** Limits in figures: `> 100`, `500–1,000`. */
export function limitText({ least, most, isIncluded }: Limit): string {
  const figures = [least, most].flatMap((one) => (one === undefined ? [] : groupDigits(one, Number.isInteger(one) ? 0 : 2)));
  if (figures.length > 1) return figures.join('–');
  return `${least === undefined ? (isIncluded ? '≤' : '<') : isIncluded ? '≥' : '>'} ${figures[0]}`;
}

/** Words for towns, not states. */
export const CITIES = /\b(?:cit(?:y|ies)|towns?|sh[ae]h[ae]?r(?:o|on)?)\b|शहर/iu;
/** Words for all places of a kind: `states where`, `kahan`. */
const WHERE = /\b(?:states?|rajyo?n?|where|kaha+n?|kidhar)\b|राज्य|कहाँ|कहां|किधर/iu;

/** Whether a question that names no place asks for the places themselves. */
export const asksWhere = ({ places, text }: Query): boolean => places.length === 0 && (WHERE.test(text) || CITIES.test(text));

/** Of all that is on record: `highest gold price ever`, `when was gold cheapest`. */
const EVER =
  /\b(?:ever|all[ -]time|life ?time|in history|so far|till (?:date|now)|until now|ab tak|aaj tak|record (?:high|low))\b|अब तक|आज तक/iu;
const EXTREME = /\b(?:highest|lowest|maximum|minimum|max|min|peak|sabse (?:zyada|jyada|kam))\b|सबसे (?:ज़?्यादा|अधिक|कम)/iu;

/** Whether the least or most of days is asked for, not that of places: in all its record, when it was, or what was highest at the one place that is named. */
export const asksOfDays = (query: Query): boolean =>
  spanOf(query) !== undefined ||
  EVER.test(query.text) ||
  query.asked.also.includes('when') ||
  (query.places.length === 1 && EXTREME.test(query.text) && !CITIES.test(query.text));

/**
 * The amount of each of so many things that a question names, in turn: `1 gram gold or 100 gram silver`; the one amount is that of all. Empty where there
 * are none, or others than things.
 */
export const amountsOfEach = ({ amounts }: Query, things: number): readonly Amount[] =>
  amounts.length === things ? amounts : amounts.length === 1 ? Array.from({ length: things }, () => amounts[0] as Amount) : [];

/** The amounts for one of the things that a question names: its own where each has one. */
export function amountsFor<T>(query: Query, things: readonly T[], thing: T): readonly Amount[] {
  const own = things.length > 1 ? amountsOfEach(query, things.length)[things.indexOf(thing)] : undefined;
  return own ? [own] : query.amounts;
}

/** The words of a limit, and those around it that ask for what lies within. */
const OF_LIMIT =
  /^(?:above|over|more|greater|higher|beyond|least|below|under|less|fewer|lower|upto|within|most|between|from|zyada|jyada|upar|adhik|kam|niche|neeche|andar|beech|tak|kin|where|which|percent|cost(?:s|ing)?|whose|ज्यादा|ऊपर|अधिक|कम|नीचे|अंदर|बीच|तक|किन)$/u;

/** What an answer that keeps a limit has used; a word that says nothing of it is left, and declines. */
export const usesOfLimit = ({ conditions }: Query): Condition['kind'][] => [
  'amount',
  ...(conditions.every(({ kind, text }) => kind !== 'word' || isOfLimit(text)) ? (['word', 'other'] as const) : []),
];
export const isOfLimit = (word: string): boolean => [OF_LIMIT, CROSSED, WHERE, CITIES].some((pattern) => pattern.test(word));

/** A quantity that has one value on record: a price of a list, a count. */
export const countedQuantity = ({
  day,
  value,
  source,
  name,
  title = name,
  ...quantity
}: Omit<Point, 'value'> &
  Pick<Quantity, 'name' | 'show' | 'url'> & { value: number | (() => Promise<number>); title?: LocalizedText }): Quantity => ({
  title,
  name,
  record: {
    newest: async () => ({ day, value: typeof value === 'number' ? value : await value(), source }),
    ends: async () => ({ first: day, last: day }),
  },
  ...quantity,
});

/** What was longer before a time that the record leaves out says nothing of it. */
export const MAX_HOLE_DAYS = 92;

const SURE = 0.97;

/** The days of a span that is named, the present year among them. */
export function spanOf(query: Query): { from: string; to: string } | undefined {
  const days = askedDays(query) ?? (query.year === undefined ? undefined : { from: `${query.year}-01-01`, to: `${query.year}-12-31` });
  return days && days.from !== days.to ? days : undefined;
}

/**
 * Days that end today, such as the last thirty, of which nothing is on record, moved back to the newest day that is; other days as they are. An old
 * snapshot has the last thirty days of its own.
 */
export function daysOnRecord(days: { from: string; to: string }, { last }: Days): { from: string; to: string } {
  if (days.to !== istDay() || days.from <= last || days.from === days.to) return days;
  return { from: addDays(last, -daysBetween(days.from, days.to)), to: last };
}

/** What each answer over quantities says besides. */
export const frameOf = (asked: AskedQuantities, { url }: Pick<Quantity, 'url'>) => ({
  url,
  confidence: SURE,
  uses: [...asked.uses, 'operation' as const],
});

/** The value of a quantity at the time that a question names, and the words where there is none. */
export const askedValue = <P extends Point>(query: Query, { record, show }: Quantity<P>) =>
  valueOnRecord(query, { ...record, says: ({ value }) => show(value) });

/** Things and places that a question names in turn, as pairs: `diesel lucknow minus petrol patna`. Undefined where they do not take turns. */
export function pairsIn<T extends string>({ tokens }: Query, isThing: (concept: string) => concept is T): [T, Place][] | undefined {
  const named = tokens.flatMap(({ concepts, place }): (T | Place)[] => [...concepts.filter(isThing), ...(place ? [place] : [])]);
  const pairs = Array.from({ length: named.length / 2 }, (_, at) => named.slice(2 * at, 2 * at + 2));
  const inOrder = pairs.map((pair) => pair.toSorted((a, b) => Number(typeof b === 'string') - Number(typeof a === 'string')));
  const isPair = (pair: (T | Place)[]): pair is [T, Place] => typeof pair[0] === 'string' && typeof pair[1] === 'object';
  return named.length > 2 && named.length % 2 === 0 && inOrder.every(isPair) ? inOrder : undefined;
}
