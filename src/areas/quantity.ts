import type { LocalizedText } from '../i18n/locale.ts';
import { addDays, daysBetween, istDay } from '../kernel/time.ts';
import { askedDays, type DailyRecord, valueOnRecord } from './asked-time.ts';
import type { Condition, Query } from './intent.ts';
import type { Days } from './price-history.ts';

/** A figure that has a value on every day on record: the price of a thing at a place, a rate. */
export interface Quantity {
  /** `Petrol in Pune`. */
  title: LocalizedText;
  /** What is told of it in a ranking: `Pune`. */
  name: LocalizedText;
  record: DailyRecord<Point>;
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
  ranking?: (end: 'least' | 'most' | 'average') => LocalizedText;
  /** Whether all of them are meant if nothing else is said: `petrol in metro cities`. */
  isList?: boolean;
  /** Whether all are meant where a limit is named: `states where petrol is above 110`. */
  isOfAll?: boolean;
  /** Page of the ranking. */
  url: string;
  uses: readonly Condition['kind'][];
}

/** What all that are listed are above or below. */
export interface Limit {
  value: number;
  isOver: boolean;
}

const OVER = /\b(?:above|over|more than|greater than|beyond|se (?:zyada|jyada|upar))\b|से (?:ज़्यादा|ज्यादा|ऊपर)/iu;
const UNDER = /\b(?:below|under|less than|se (?:kam|niche|neeche))\b|से (?:कम|नीचे)/iu;
/** Words for passing a limit upwards, such as `cross 100`. */
const CROSSED =
  /\d\s*(?:lakh|la[ck]s?|crore|हज़?ार|लाख|करोड़)?\s*(?:(?:k[aei]|का|की|के)\s*)?(?:kab|कब)(?!\p{M})|\b(?:cross(?:ed|es|ing)?|pass(?:ed)?|reach(?:ed)?|hit|touch(?:ed)?|exceed(?:ed)?|breach(?:ed)?|pa+r|pahun?ch\p{L}*|chh?u[aiy]\p{L}*)\b|(?:पार|पहुँच|पहुंच|छुआ|छू)[\p{L}\p{M}]*/iu;
/** What an amount is counted in that is no sum of money. */
const MEASURE = /^(?:litre|mg|g|kg|tola|sovereign|ounce|way|k\d\d)$/;

/** The limit that a question names: `is diesel below 100`, `states where petrol is above 110`, `when did gold cross 1 lakh`. */
export function limitIn({ text, amounts }: Query): Limit | undefined {
  const isUnder = UNDER.test(text);
  const sums = amounts.filter(({ units }) => !units.some((unit) => MEASURE.test(unit)));
  // `when did 1 dollar cross 90`.
  const [limit, other] = sums.length > 1 && sums[0]?.value === 1 ? sums.slice(1) : sums;
  if (!limit || other || !(isUnder || OVER.test(text) || CROSSED.test(text))) return undefined;
  return { value: limit.value, isOver: !isUnder };
}

/** Words for all places of a kind: `states where`, `kahan`. */
const WHERE = /\b(?:states?|cit(?:y|ies)|where|kaha+n?|kidhar|kis (?:state|rajya|sheher|shehar|shahar))\b|राज्य|कहाँ|कहां|किधर/iu;

/** Whether a question that names no place asks for the places themselves. */
export const asksWhere = ({ places, text }: Query): boolean => places.length === 0 && WHERE.test(text);

/** Of all that is on record: `highest gold price ever`, `when was gold cheapest`. */
const EVER =
  /\b(?:ever|all[ -]time|life ?time|in history|so far|till (?:date|now)|until now|ab tak|aaj tak|record (?:high|low))\b|अब तक|आज तक/iu;
const EXTREME = /\b(?:highest|lowest|maximum|minimum|max|min|peak|sabse (?:zyada|jyada|kam))\b|सबसे (?:ज़?्यादा|अधिक|कम)/iu;

/** Whether the least or most of days is asked for, not that of places: in all its record, when it was, or what was highest at the one place that is named. */
export const asksOfDays = (query: Query): boolean =>
  spanOf(query) !== undefined ||
  EVER.test(query.text) ||
  query.asked.also.includes('when') ||
  (query.places.length === 1 && EXTREME.test(query.text) && !/\b(?:cit(?:y|ies)|towns?|sheha?r|shaha?r)\b|शहर/iu.test(query.text));

/** Whether a word only says that a limit is passed. */
export const saysLimit = (word: string): boolean => CROSSED.test(word);

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
export const askedValue = (query: Query, { record, show }: Quantity) =>
  valueOnRecord(query, { ...record, says: ({ value }) => show(value) });
