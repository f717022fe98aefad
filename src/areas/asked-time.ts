import { formatDay, formatDays } from '../i18n/format.ts';
import { inAllLocales, type Locale, type LocalizedText, translate } from '../i18n/locale.ts';
import { addDays, istDay } from '../kernel/time.ts';
import { wordSet } from '../text/fold.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
import type { Days } from './price-history.ts';

/** The days that a text asks for, both ends included; YYYY-MM-DD. Undefined where it asks for today or names no time. */
export function askedDays({ conditions, day, range, year, month }: Query): { from: string; to: string } | undefined {
  if (!conditions.some(({ kind }) => kind === 'time')) return undefined;
  if (range) return range;
  if (day) return { from: day, to: day };
  return spanOf(year ?? Number(istDay().slice(0, 4)), month);
}

/** The first and the last day, YYYY-MM-DD, of a month (from 1), or of a year. */
export const spanOf = (year: number, month?: number): { from: string; to: string } => ({
  from: `${year}-${String(month ?? 1).padStart(2, '0')}-01`,
  to: lastOfMonth(year, month ?? 12),
});

/** The same for what is to come: of a month that is over this year, the next year's. */
export function comingDays(query: Query): { from: string; to: string } | undefined {
  const [year, month] = istDay().split('-').map(Number) as [number, number];
  const isOver = query.month !== undefined && query.month < month && query.year === undefined && query.day === undefined;
  return askedDays(isOver ? { ...query, year: year + 1 } : query);
}

/** What is left of a time. */
export const LEFT = /\b(?:left|remain(?:ing)?|baa?ki|bach[aei]\w*)\b|बाकी|बच[ीे]|शेष/iu;

/** How long something is over: `days since holi`, `holi ko kitne din hue`. */
export const SINCE = /\b(?:since|passed|elapsed|h[ou]+ ?(?:ga?y[aei])|hu[aeiy]+|beet\w*|guz[ae]?r\w*)\b|हुए|हुआ|हो गए|बीते|गुज़?रे/iu;
const WEEKS = /\bweeks?\b|\bha?ft[aeoy]+n?\b|हफ़?्त/iu;

/** So many days, in weeks where a text asks for them. */
export const countInWords = (text: string, days: number): LocalizedText =>
  inAllLocales(FIELD, (t) => (WEEKS.test(text) && days >= 7 ? t.countWeeks(Math.floor(days / 7), days % 7) : t.countDays(days)));

/** What is left of the present year, today included, where that is asked for: `how many holidays are left this year`. */
export function restOfYear({ text, year, month }: Query): { from: string; to: string } | undefined {
  const today = istDay();
  const [thisYear] = today.split('-');
  return LEFT.test(text) && month === undefined && (year === undefined || year === Number(thisYear))
    ? { from: today, to: `${thisYear}-12-31` }
    : undefined;
}

const AFTER = wordSet('after bad baad बाद');

/** A question of what comes after a day or year, as one of the days after it: `festivals after 15 august 2027`, `ram navami after 2026`; others as they are. */
export function withDaysAfter(query: Query): Query {
  const { tokens, day, year } = query;
  const at = tokens.findIndex(({ word, kind }, place) => {
    const beside = word === 'after' ? tokens[place + 1] : tokens.slice(0, place).findLast((one) => one.kind !== 'filler');
    return kind !== 'day' && AFTER.has(word) && beside?.kind === 'day';
  });
  const word = tokens[at]?.word;
  if (word === undefined || !(day ?? year)) return query;
  return {
    ...query,
    ...(day ? { range: { from: addDays(day, 1), to: `${day.slice(0, 4)}-12-31` } } : { year: Number(year) + 1 }),
    unknownWords: query.unknownWords.filter((one) => one !== word),
    conditions: query.conditions.filter(({ text }) => text !== word),
  };
}

/** The last day of a month, YYYY-MM-DD. */
export const lastOfMonth = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** A series of daily values, of which a question reads one row and, where that is not there, the two ends. */
export interface DailyRecord<R extends { day: string }> {
  /** The newest row, or the newest of some days. */
  newest(days?: Days): Promise<R | undefined>;
  /** The first and the last day on record. */
  ends(): Promise<Days | undefined>;
  /** A row's value with its unit, told where a past day has none of its own. */
  says?(row: R): LocalizedText;
}

/**
 * The value that a text asks for among those on record: the newest, or the last of the days that it names. Where there is none it gives the words
 * that say so: a day to come is known to nobody, and for a past one how far the record goes.
 */
export async function valueOnRecord<R extends { day: string }>(
  typed: Query,
  record: DailyRecord<R>,
): Promise<
  { row: R; dated: boolean } | { declined: Required<Pick<DirectAnswer, 'detail'>> & { answer: null; declined: true } } | undefined
> {
  // Of prices `kal` is the day before: nobody knows that of tomorrow.
  const days = askedDays(typed.eitherWay ? { ...typed, day: addDays(istDay(), -1) } : typed);
  const row = await record.newest(days && { first: days.from, last: days.to });
  if (row) return { row, dated: days !== undefined };
  const ends = days && (await record.ends());
  if (!ends) return undefined;
  // The last before a past day is not its own, but tells more than none.
  const { says } = record;
  const before = says && days.from <= istDay() ? await record.newest({ first: ends.first, last: days.from }) : undefined;
  const detail = inAllLocales(FIELD, (t, locale) => {
    const what = formatRunDays(days, locale);
    const goes = t.recordGoes(formatDay(ends.first, true, locale), formatDay(ends.last, true, locale));
    const last = before && says ? [t.lastBefore(formatDay(before.day, true, locale), translate(says(before), locale))] : [];
    return [days.from > istDay() ? t.notYetKnown(what) : t.noneOn(what), ...last, goes].join(t.stop);
  });
  return { declined: { answer: null, detail, declined: true } };
}

/** `15 Sep 2026`, `September 2026`, `2026`, or from one day to another. */
function formatRunDays({ from, to }: { from: string; to: string }, locale: Locale): string {
  if (from.endsWith('01-01') && to.endsWith('12-31')) return from.slice(0, 4);
  if (from.endsWith('-01') && to === lastOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7))))
    return new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from));
  return formatDays({ from, to }, locale);
}

const NAMED_DAY = /^(.*?[\p{L}\p{M}'’]\s(?:day|diwas|divas|दिवस))(?=\s*(?:$|\?|date|kab|holiday|chh?utt?i|in|on|20\d\d|कब|की छुट्टी))/iu;
/** The name of a day with the words before it: `teachers day` of `teachers day kab hai`. Undefined where a text ends otherwise. */
export const dayNamed = (text: string): string | undefined => NAMED_DAY.exec(text)?.[1];
