import { formatDay } from '../i18n/format.ts';
import { inAllLocales, type Locale, translate } from '../i18n/locale.ts';
import { daysBetween, istDay } from '../kernel/time.ts';
import { askedDays } from './asked-time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
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
import { extremeInTime, rank, rankChanges } from './quantity-rankings.ts';
import { changesCounted, isWithinLimit, moveText, ratioOf, theOne, valuesOfDays } from './quantity-values.ts';
import { QUANTITIES } from './quantity-wording.ts';

/** Answers an operation over quantities that areas share: difference, which of two, least, most, top n, average, change. */
export async function answerOperation(query: Query, asked: AskedQuantities): Promise<DirectAnswer[]> {
  const { kind, also } = query.asked;
  const [one, other] = asked.named;
  if (one && COMING.test(query.text)) return [notYetKnown(asked, one)];
  const isOfMoves = kind === 'change' && (also.includes('most') || also.includes('least')) && !also.includes('when');
  if (isOfMoves && asked.all && (!one || asksWhere(query))) return rankChanges(query, asked, await asked.all());
  const limit = limitIn(query);
  if (limit && one && !other && query.asked.also.includes('when')) return crossingOf(query, asked, one, limit);
  if (one && other && kind === 'ratio') return ratioOf(query, asked, [one, other]);
  if (limit && one && !other && query.asked.isQuestion) return isWithinLimit(query, asked, one, limit);
  if (limit && asked.all && asked.isOfAll)
    return rank({ ...query, asked: { ...query.asked, top: MAX_LISTED } }, asked, await asked.all(), limit);
  // `which gave more return this year`: of two that moved, how each did.
  if (one && other && (kind === 'change' || (kind === 'which' && (also.includes('change') || MOVED.test(query.text)))))
    return (await Promise.all([one, other].map((each) => changeOf(query, asked, each)))).flat();
  const isRanked = kind === 'least' || kind === 'most' || kind === 'average' || query.asked.top !== undefined;
  if (one && other && (kind === 'difference' || kind === 'which' || kind === 'is' || query.asked.side)) return compareTwo(query, asked);
  if (also.includes('range') || (also.includes('least') && also.includes('most'))) {
    const ofEnd = (end: 'least' | 'most'): Query => ({ ...query, asked: { ...query.asked, kind: end } });
    const ofBoth = (tell: (asking: Query) => Promise<DirectAnswer[]>) =>
      Promise.all((['most', 'least'] as const).map((end) => tell(ofEnd(end)))).then((answers) => answers.flat());
    const { all } = asked;
    if (all && asksWhere(query)) return ofBoth(async (asking) => rank(asking, asked, await all()));
    if (one && !other) return ofBoth((asking) => extremeInTime(asking, asked, one));
  }
  const asksChanges = also.includes('change') && (also.includes('count') || (also.includes('when') && !limit));
  if (one && !other && asksChanges) return changesCounted(query, asked, one);
  if (one && !other && isRanked && (asksOfDays(query) || (!asked.all && kind !== 'average'))) return extremeInTime(query, asked, one);
  if (one && !other && kind === 'value' && spanOf(query)?.to === istDay()) return valuesOfDays(query, asked, one);
  if (
    one &&
    !other &&
    (kind === 'change' || kind === 'difference' || ((kind === 'is' || kind === 'which') && query.asked.side)) &&
    (namesTime(query) || kind === 'change' || kind === 'difference')
  )
    return changeOf(query, asked, one);
  if (isRanked && asked.named.length > 1) return rank(query, asked, asked.named);
  if (one && !other && isRanked && query.places.length === 1 && !asksWhere(query) && !asked.isList) return theOne(query, asked, one);
  if (asked.all && (isRanked || asked.isList)) return rank(query, asked, await asked.all());
  return [];
}

const MOVED = /\b(?:returns?|gain(?:ed)?|grew|munafa|fayda)\b|मुनाफा/iu;
const MAX_LISTED = 20;
/** What a price will do: `sona kab sasta hoga`, `will petrol fall`. */
const MOVES =
  '(?:sast|mehng|mahang|manhg|cheap|costl|expensive|fall|drop|rise|increase|decrease|crash|gir|badh|ghat|go up|go down|come down)';
const COMING = new RegExp(
  `\\b(?:will|kab|when will|shall|going to)\\b.*\\b${MOVES}\\w*|\\b${MOVES}\\w*\\b.*\\b(?:hoga|hogi|honge|jayega|jaega|jayegi)\\b|\\b(?:girega|badhega|ghatega|girenge|badhenge)\\b|(?:सस्ता|सस्ती|महंगा|महंगी) (?:होगा|होगी)|गिरेगा|बढ़ेगा|घटेगा`,
  'iu',
);

/** That nobody knows what a price will be. */
const notYetKnown = (asked: AskedQuantities, one: Quantity): DirectAnswer => ({
  title: one.title,
  answer: null,
  declined: true,
  detail: inAllLocales(QUANTITIES, (t) => t.nobodyKnows),
  ...frameOf(asked, one),
  uses: [...asked.uses, 'operation', 'word', 'time'],
});

const namesTime = (query: Query): boolean => askedDays(query) !== undefined;
async function compareTwo(query: Query, asked: AskedQuantities): Promise<DirectAnswer[]> {
  const both = await Promise.all(asked.named.map(async (one) => ({ one, value: await askedValue(query, one) })));
  const missing = both.find(({ value }) => value === undefined || 'declined' in value);
  if (missing)
    return missing.value && 'declined' in missing.value
      ? [{ title: missing.one.title, ...missing.value.declined, ...frameOf(asked, missing.one) }]
      : [];
  const rows = both.flatMap(({ one, value }) => (value && 'row' in value ? [{ one, ...value.row }] : []));
  const ranked = rows.toSorted((a, b) => a.value - b.value);
  const [least, most] = [ranked[0], ranked.at(-1)];
  const [first] = rows;
  if (!least || !most || !first) return [];
  const difference = most.value - least.value;
  const { kind, side } = query.asked;
  const extreme = side === 'more' ? most : least;
  const says = ({ one, value }: (typeof rows)[number], locale: Locale) =>
    `${translate(one.title, locale)}: ${translate(one.show(value), locale)}`;
  const answer = inAllLocales(QUANTITIES, (t, locale) => {
    if (difference === 0) return t.same(translate(first.one.show(first.value), locale));
    const gap = translate(least.one.show(difference), locale);
    if (kind === 'is' && side) return (extreme === first ? t.yes : t.no)(t.by(gap));
    if (kind === 'which' || (side && kind !== 'difference')) return says(extreme, locale);
    return gap;
  });
  return [
    {
      title: inAllLocales(QUANTITIES, (t, locale) => t.versus(asked.named.map((one) => translate(one.title, locale)))),
      answer,
      detail: inAllLocales(QUANTITIES, (_, locale) =>
        (kind === 'which' ? ranked.filter((one) => one !== extreme) : rows).map((one) => says(one, locale)).join('; '),
      ),
      as_of: ranked.map(({ day }) => day).sort()[0] ?? first.day,
      source: first.source,
      // The page that lists them has both.
      ...frameOf(asked, { url: least.one.url === most.one.url ? least.one.url : asked.url }),
    },
  ];
}

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
        return query.asked.isQuestion && query.asked.side ? (isYes ? t.yes : t.no)(by) : by;
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
