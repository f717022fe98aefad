import { formatDay } from '../i18n/format.ts';
import { inAllLocales, translate } from '../i18n/locale.ts';
import { daysBetween, istDay } from '../kernel/time.ts';
import { askedDays } from './asked-time.ts';
import { FIELD } from './field-wording.ts';
import { declinedAnswer } from './first-answers.ts';
import type { DirectAnswer, Operation, Query } from './intent.ts';
import type { Days } from './price-history.ts';
import {
  type AskedQuantities,
  askedValue,
  asksOfDays,
  asksWhere,
  daysOnRecord,
  frameOf,
  limitIn,
  MAX_HOLE_DAYS,
  type Point,
  type Quantity,
  spanOf,
} from './quantity.ts';
import { crossingOf } from './quantity-crossing.ts';
import { asksRange, extremeInTime, rank, rankChanges } from './quantity-rankings.ts';
import { changesCounted, combine, isWithinLimit, moveText, theOne, valuesOfDays } from './quantity-values.ts';
import { QUANTITIES } from './quantity-wording.ts';

/** Answers an operation over quantities that areas share: difference, which of two, least, most, top n, average, change. */
export async function answerOperation(query: Query, asked: AskedQuantities | undefined): Promise<DirectAnswer[]> {
  // Days of a month or year by their weekday are told of no price.
  if (!asked || query.weekdays) return [];
  const { kind, also } = query.asked;
  const [one, other] = asked.named;
  if (one && COMING.test(query.text) && !PAST.test(query.text)) return [notYetKnown(asked, one)];
  const isOfMoves =
    kind === 'change' && (also.includes('most') || also.includes('least') || query.asked.percents !== undefined) && !also.includes('when');
  if (isOfMoves && asked.all && (!one || asksWhere(query))) return rankChanges(query, asked, await asked.all());
  // `fell more than 5 percent` is no limit of prices.
  const limit = query.asked.percents ? undefined : limitIn(query);
  const { all } = asked;
  const isOfAll = asked.isOfAll || asksWhere(query);
  if (limit && one && !other && also.includes('when')) return crossingOf(query, asked, one, limit);
  if (limit && one && !other && query.asked.isQuestion && !(all && isOfAll)) return isWithinLimit(query, asked, one, limit);
  if (limit && all && isOfAll && kind !== 'change') return rank(query, asked, await all(), limit);
  if (all && one && !other && (kind === 'rank' || (kind === 'share' && asked.isWhole))) return rank(query, asked, await all());
  // `which gave more return this year`: of two that moved the one, else how each did.
  if (one && other && (kind === 'change' || (kind === 'which' && MOVED.test(query.text)))) {
    const ranked = query.asked.side || also.includes('which') ? await rankChanges(query, asked, asked.named) : [];
    return ranked.length > 0 ? ranked : (await Promise.all(asked.named.map((each) => changeOf(query, asked, each)))).flat();
  }
  if (one && other && kind === 'count' && asked.isWhole && TOTAL.test(query.text))
    return combine({ ...query, asked: { ...query.asked, kind: 'sum' } }, asked);
  if (one && other && (COMBINED.has(kind) || query.asked.side)) return combine(query, asked);
  if (asksRange(query)) {
    if (all && (asksWhere(query) || !one)) return rank(query, asked, await all());
    const ofEnd = (end: 'least' | 'most'): Query => ({ ...query, asked: { ...query.asked, kind: end } });
    if (one && !other) return (await Promise.all((['most', 'least'] as const).map((end) => extremeInTime(ofEnd(end), asked, one)))).flat();
  }
  const isMean = kind === 'average' || kind === 'median';
  const isRanked = kind === 'least' || kind === 'most' || isMean || query.asked.top !== undefined;
  const asksChanges = also.includes('change') && (also.includes('count') || (also.includes('when') && !limit));
  if (one && !other && asksChanges) return changesCounted(query, asked, one);
  if (one && !other && isRanked && query.asked.nth === undefined && (asksOfDays(query) || (!all && !isMean)))
    return extremeInTime(query, asked, one);
  if (one && !other && kind === 'value' && spanOf(query)?.to === istDay()) return valuesOfDays(query, asked, one);
  if (
    one &&
    !other &&
    (kind === 'change' || kind === 'difference' || ((kind === 'is' || kind === 'which') && query.asked.side)) &&
    (askedDays(query) !== undefined || kind === 'change' || kind === 'difference')
  )
    return changeOf(query, asked, one);
  if (isRanked && asked.named.length > 1) return rank(query, asked, asked.named);
  if (one && !other && isRanked && query.places.length === 1 && !asksWhere(query) && !asked.isList) return theOne(query, asked, one);
  if (all && (isRanked || asked.isList)) return rank(query, asked, await all());
  return [];
}

const TOTAL = /\b(?:total|kul|together|combined)\b|कुल/iu;
/** What is told of several quantities together. */
const COMBINED: ReadonlySet<Operation> = new Set(['difference', 'ratio', 'percent', 'sum', 'which', 'is']);
const MOVED = /\b(?:returns?|gain(?:ed)?|grew|munafa|fayda)\b|मुनाफा/iu;
/** What a price will do: `sona kab sasta hoga`, `will petrol fall`. */
const MOVES =
  '(?:sast|mehng|mahang|manhg|cheap|costl|expensive|fall|drop|rise|increase|decrease|crash|gir|badh|ghat|go up|go down|come down)';
const COMING = new RegExp(
  `\\b(?:will|kab|when will|shall|going to)\\b.*\\b${MOVES}\\w*|\\b${MOVES}\\w*\\b.*\\b(?:hoga|hogi|honge|jayega|jaega|jayegi)\\b|\\b(?:girega|badhega|ghatega|girenge|badhenge)\\b|(?:सस्ता|सस्ती|महंगा|महंगी) (?:होगा|होगी)|गिरेगा|बढ़ेगा|घटेगा`,
  'iu',
);

/** `sona kab sasta tha` asks of what has been. */
const PAST = /\b(?:was|were|did|th[aie]|hua|hui|hue)\b|(?:^|\s)(?:था|थी|थे|हुआ|हुई|हुए)(?=\s|$)/iu;

/** That nobody knows what a price will be. */
const notYetKnown = (asked: AskedQuantities, one: Quantity): DirectAnswer =>
  declinedAnswer(
    one.title,
    inAllLocales(QUANTITIES, (t) => t.nobodyKnows),
    { ...frameOf(asked, one), uses: [...asked.uses, 'operation', 'word', 'time'] },
  );

/** How a quantity changed since a time, or since it was last another. */
async function changeOf(query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> {
  const newestOfAll = await one.record.newest();
  const ends = newestOfAll && (await one.record.ends());
  if (!ends) return [];
  // `this year` is no other time, but what changed in it changed since its first day.
  const asksOf = askedDays(query) ?? spanOf(query);
  const days = asksOf && daysOnRecord(asksOf, ends);
  // What changed in a month that is over had changed by its end; since then it went on.
  const isOver = days !== undefined && days.from < days.to && days.to < newestOfAll.day && days.from >= ends.first && !query.asked.side;
  const now =
    isOver && !SINCE.test(query.text) ? ((await one.record.newest({ first: days.from, last: days.to })) ?? newestOfAll) : newestOfAll;
  // Nothing is on record of that time, nor after it.
  if (days && days.from > ends.last) {
    const value = await askedValue(query, one);
    return value && 'declined' in value ? [{ title: one.title, ...value.declined, ...frameOf(asked, one) }] : [];
  }
  const newest = days ? await one.record.newest({ first: ends.first, last: days.from }) : await lastOther(one, now, ends);
  // What was long before says nothing of a time that the record leaves out.
  const before = days && newest && daysBetween(newest.day, days.from) > MAX_HOLE_DAYS ? undefined : newest;
  const within = days && days.to >= ends.first ? { first: days.from, last: days.to } : undefined;
  // Where the record begins within a time that goes on, its first day.
  const first = within && within.last >= newestOfAll.day ? (await one.points?.(within))?.[0] : undefined;
  const base = before ?? first ?? (within && (await one.record.newest(within)));
  const title = inAllLocales(QUANTITIES, (t, locale) => t.changeOf(translate(one.title, locale)));
  if (!base || base.day === now.day) {
    const detail = inAllLocales(FIELD, (t, locale) =>
      t.recordGoes(formatDay(ends.first, true, locale), formatDay(ends.last, true, locale)),
    );
    const isKnown = base !== undefined || days === undefined;
    return [
      {
        title,
        answer: isKnown ? inAllLocales(QUANTITIES, (t) => t.unchanged) : null,
        detail,
        as_of: now.day,
        ...(isKnown ? {} : { declined: true as const }),
        ...frameOf(asked, one),
      },
    ];
  }
  const isYes = query.asked.side === 'less' ? now.value < base.value : now.value > base.value;
  return [
    {
      title,
      answer: inAllLocales(QUANTITIES, (t, locale) => {
        const by = moveText(one, base.value, now.value, locale);
        return query.asked.isQuestion && query.asked.side && !query.asked.also.includes('which') ? (isYes ? t.yes : t.no)(by) : by;
      }),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        [base, now].map(({ day, value }) => t.onDay(formatDay(day, true, locale), translate(one.show(value), locale))).join('; '),
      ),
      as_of: now.day,
      source: now.source,
      ...frameOf(asked, one),
    },
  ];
}

/** Of a time from which on is counted. */
const SINCE = /\b(?:since|from|than|compared|se|ago|pe?a?hle|vs|versus)\b|(?<=\s)से(?=\s)|पहले/iu;

/** The newest point whose value is another than the present one. */
async function lastOther(one: Quantity, now: Point, ends: Days): Promise<Point | undefined> {
  const points = (await one.points?.({ first: ends.first, last: now.day })) ?? [];
  // What was before a long hole in the record says nothing of when it changed.
  const hole = points.findLastIndex(({ day }, at) => daysBetween(day, points[at + 1]?.day ?? now.day) > MAX_HOLE_DAYS);
  return points.slice(hole + 1).findLast(({ value }) => value !== now.value);
}
