import { formatDay, formatDays } from '../i18n/format.ts';
import { inAllLocales, translate } from '../i18n/locale.ts';
import { daysBetween } from '../kernel/time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
import { type AskedQuantities, frameOf, type Limit, type Point, type Quantity, usesOfLimit } from './quantity.ts';
import { QUANTITIES } from './quantity-wording.ts';

/** Between days farther apart than this, when it happened is known only nearly. */
const NEARLY_DAYS = 7;
/** In a longer hole of the record it may have happened before, where a value beside the hole is this near. */
const HOLE_DAYS = 92;
const NEAR_SHARE = 0.85;

/** The day on which a quantity first rose to a limit, or last fell below one: `when did petrol cross 100`. */
export async function crossingOf(query: Query, asked: AskedQuantities, one: Quantity, limit: Limit): Promise<DirectAnswer[]> {
  const isOver = limit.least !== undefined;
  const value = limit.least ?? limit.most ?? 0;
  const ends = await one.record.ends();
  const points = ends && (await one.points?.(ends));
  const [first] = points ?? [];
  if (!points || !first) return [];
  const isBeyond = (point: Point) => (isOver ? point.value >= value : point.value < value);
  const isCrossing = (point: Point, at: number) => isBeyond(point) && at > 0 && !isBeyond(points[at - 1] ?? point);
  const at = isOver ? points.findIndex(isCrossing) : points.findLastIndex(isCrossing);
  const [before, after] = [points[at - 1], points[at]];
  // What the record begins beyond was crossed before it.
  const isBefore = isOver && isBeyond(first);
  // What was below all along has not fallen below: the last day on which it was is told.
  const lastBelow = isOver ? undefined : points.findLast(isBeyond);
  const says = ({ day, value: then }: Point, locale: 'en' | 'hi') =>
    QUANTITIES[locale].onDay(formatDay(day, true, locale), translate(one.show(then), locale));
  const ordered = points.toSorted((a, b) => a.value - b.value);
  const [extreme = first] = isOver ? ordered.slice(-1) : ordered;
  const gapBefore = (place: number) => daysBetween(points[place - 1]?.day ?? '', points[place]?.day ?? '');
  const isNear = (place: number) => (points[place]?.value ?? 0) > value * NEAR_SHARE && (points[place]?.value ?? 0) < value / NEAR_SHARE;
  const hole = points.findIndex(
    (_, place) => place > 0 && place < at && gapBefore(place) > HOLE_DAYS && (isNear(place) || isNear(place - 1)),
  );
  const isFound = !isBefore && before !== undefined && after !== undefined;
  return [
    {
      title: inAllLocales(QUANTITIES, (t, locale) => t.crossing(translate(one.title, locale), translate(one.show(value), locale), isOver)),
      answer: isFound
        ? inAllLocales(QUANTITIES, (t, locale) =>
            gapBefore(at) > NEARLY_DAYS
              ? t.inDays(formatDays({ from: before.day, to: after.day }, locale))
              : hole > 0
                ? t.onRecord(formatDay(after.day, true, locale))
                : formatDay(after.day, true, locale),
          )
        : null,
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        isFound
          ? [
              `${says(before, locale)}; ${says(after, locale)}`,
              ...(hole > 0
                ? [t.noneWithin(formatDay(points[hole - 1]?.day ?? '', true, locale), formatDay(points[hole]?.day ?? '', true, locale))]
                : []),
            ].join(FIELD[locale].stop)
          : isBefore
            ? t.alreadyBeyond(says(first, locale))
            : lastBelow
              ? t.lastBelow(says(lastBelow, locale))
              : t.neverBeyond(says(extreme, locale)),
      ),
      as_of: after?.day ?? first.day,
      source: after?.source ?? first.source,
      ...(isFound ? {} : { declined: true as const }),
      ...frameOf(asked, one),
      uses: [...asked.uses, 'operation', 'reason', 'time', ...usesOfLimit(query)],
    },
  ];
}
