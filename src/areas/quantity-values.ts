import { formatDay, groupDigits } from '../i18n/format.ts';
import { inAllLocales, type Locale, translate } from '../i18n/locale.ts';
import { daysBetween } from '../kernel/time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
import { type AskedQuantities, askedValue, daysOnRecord, frameOf, type Limit, type Quantity, spanOf } from './quantity.ts';
import { QUANTITIES } from './quantity-wording.ts';

/** The value of the one place that is named, where the least or most of its shops is asked for: one value of each place is on record. */
export async function theOne(query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> {
  const found = await askedValue(query, one);
  if (!found || !('row' in found)) return [];
  const { value, day, source } = found.row;
  return [
    {
      title: one.title,
      answer: one.show(value),
      detail: inAllLocales(QUANTITIES, (t) => t.onePrice),
      as_of: day,
      source,
      ...frameOf(asked, one),
    },
  ];
}

/** Whether a quantity is above or below a limit, and what it is. */
export async function isWithinLimit(
  query: Query,
  asked: AskedQuantities,
  one: Quantity,
  { value: limit, isOver }: Limit,
): Promise<DirectAnswer[]> {
  const found = await askedValue(query, one);
  if (!found || !('row' in found)) return [];
  const { value, day, source } = found.row;
  const isSo = isOver ? value > limit : value < limit;
  return [
    {
      title: one.title,
      answer: inAllLocales(QUANTITIES, (t, locale) => (isSo ? t.yes : t.no)(translate(one.show(value), locale))),
      as_of: day,
      source,
      ...frameOf(asked, one),
      uses: [...asked.uses, 'operation', 'amount', 'word', 'other'],
    },
  ];
}

/** How many times the second of two quantities the first is: `gold silver ratio`. */
export async function ratioOf(query: Query, asked: AskedQuantities, both: readonly [Quantity, Quantity]): Promise<DirectAnswer[]> {
  const [one, other] = await Promise.all(both.map((each) => askedValue(query, each)));
  if (!one || !other) return [];
  const title = inAllLocales(QUANTITIES, (t, locale) =>
    t.ratioOf(...(both.map((each) => translate(each.title, locale)) as [string, string])),
  );
  if (!('row' in one && 'row' in other)) {
    const missing = 'declined' in one ? one : other;
    return 'declined' in missing ? [{ title, ...missing.declined, ...frameOf(asked, both[0]) }] : [];
  }
  return [
    {
      title,
      answer: `${groupDigits(one.row.value / other.row.value, 2)} : 1`,
      detail: inAllLocales(QUANTITIES, (_, locale) =>
        both
          .map((each, at) => `${translate(each.title, locale)}: ${translate(each.show([one, other][at]?.row.value ?? 0), locale)}`)
          .join('; '),
      ),
      as_of: [one.row.day, other.row.day].sort()[0] ?? one.row.day,
      source: one.row.source,
      ...frameOf(asked, both[0]),
    },
  ];
}

const MAX_DAYS = 7;

/** The values of the days that a question names up to today, the newest first; of the newest on record where those are not: `petrol price last 7 days`. */
export async function valuesOfDays(query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> {
  const ends = await one.record.ends();
  const span = spanOf(query);
  const days = ends && span && daysOnRecord(span, ends);
  const points = (days && (await one.points?.({ first: days.from, last: days.to }))) ?? [];
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || first === last) return [];
  const says = (locale: Locale) =>
    points
      .toReversed()
      .slice(0, MAX_DAYS)
      .map(({ day, value }) => QUANTITIES[locale].onDay(formatDay(day, true, locale), translate(one.show(value), locale)));
  return [
    {
      title: one.title,
      answer: inAllLocales(QUANTITIES, (_, locale) => says(locale).join('; ')),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        [
          t.overDays(points.length, formatDay(first.day, true, locale), formatDay(last.day, true, locale)),
          ...(days === span ? [] : [FIELD[locale].nothingAfter(formatDay(last.day, true, locale))]),
        ].join(FIELD[locale].stop),
      ),
      as_of: last.day,
      source: last.source,
      ...frameOf(asked, one),
    },
  ];
}

/** A fall is asked for, not a rise. */
const FELL = /\b(?:f[ae]ll\w*|dropp?\w*|decreas\w*|(?:gone|went|go|came) down|los(?:t|ers?)|gir[aei]\w*|ghat[aei]\w*)\b|गिर|घट/iu;
export const asksOfFall = ({ text }: Query): boolean => FELL.test(text);

/** From one value to another: `up ₹2 (1.5%)`. */
export function moveText({ show }: Quantity, from: number, to: number, locale: Locale): string {
  const { unchanged, up, down } = QUANTITIES[locale];
  const percent = Math.round((to / from - 1) * 1000) / 10;
  return to === from ? unchanged : (to > from ? up : down)(translate(show(Math.abs(to - from)), locale), String(Math.abs(percent)));
}

/** A longer gap in a record may hold several changes. */
const MAX_GAP_DAYS = 7;

/** How many times a quantity changed in the days that a question names, or in all on record, or when it last did or did most. */
export async function changesCounted(query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> {
  const ends = await one.record.ends();
  const span = spanOf(query);
  const days = ends && (span ? daysOnRecord(span, ends) : { from: ends.first, to: ends.last });
  const points = (days && (await one.points?.({ first: days.from, last: days.to }))) ?? [];
  const changes = points.filter(({ value }, at) => at > 0 && value !== points[at - 1]?.value);
  const [first, last] = [points[0], points.at(-1)];
  const newest = changes.at(-1);
  if (!first || !last) return [];
  const moves = points.flatMap((now, at) => {
    const base = points[at - 1];
    return base && daysBetween(base.day, now.day) <= MAX_GAP_DAYS ? [{ base, now, share: now.value / base.value }] : [];
  });
  const sorted = moves.toSorted((a, b) => a.share - b.share);
  const extreme = query.asked.also.includes('most') ? (asksOfFall(query) ? sorted[0] : sorted.at(-1)) : undefined;
  return [
    {
      title: inAllLocales(QUANTITIES, (t, locale) => t.changeOf(translate(one.title, locale))),
      answer: inAllLocales(QUANTITIES, (t, locale) =>
        extreme
          ? t.onDay(formatDay(extreme.now.day, true, locale), moveText(one, extreme.base.value, extreme.now.value, locale))
          : query.asked.also.includes('count') || !newest
            ? t.times(changes.length)
            : t.onDay(formatDay(newest.day, true, locale), translate(one.show(newest.value), locale)),
      ),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        [
          t.overDays(points.length, formatDay(first.day, true, locale), formatDay(last.day, true, locale)),
          ...(newest ? [t.lastChange(formatDay(newest.day, true, locale), translate(one.show(newest.value), locale))] : []),
        ].join(FIELD[locale].stop),
      ),
      as_of: last.day,
      source: last.source,
      ...frameOf(asked, one),
    },
  ];
}
