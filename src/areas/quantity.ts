import type { LocalizedText } from '../i18n/locale.ts';
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

const OVER = /\b(?:above|over|more than|greater than|se (?:zyada|jyada|upar))\b|से (?:ज़्यादा|ज्यादा|ऊपर)/iu;
const UNDER = /\b(?:below|under|less than|se (?:kam|niche))\b|से कम/iu;

/** The limit that a question names: `is diesel below 100`, `states where petrol is above 110`. */
export function limitIn({ text, amounts }: Query): Limit | undefined {
  const [amount, other] = amounts;
  if (!amount || other || !(OVER.test(text) || UNDER.test(text))) return undefined;
  return { value: amount.value, isOver: OVER.test(text) };
}

const SURE = 0.97;

/** The days of a span that is named, the present year among them. */
export function spanOf(query: Query): { from: string; to: string } | undefined {
  const days = askedDays(query) ?? (query.year === undefined ? undefined : { from: `${query.year}-01-01`, to: `${query.year}-12-31` });
  return days && days.from !== days.to ? days : undefined;
}

/** What each answer over quantities says besides. */
export const frameOf = (asked: AskedQuantities, { url }: Pick<Quantity, 'url'>) => ({
  url,
  confidence: SURE,
  uses: [...asked.uses, 'operation' as const],
});

/** The value of a quantity at the time that a question names, and the words where there is none. */
export const askedValue = (query: Query, { record }: Quantity) => valueOnRecord(query, record);
