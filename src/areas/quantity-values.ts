import { formatDay, groupDigits } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, translate } from '../i18n/locale.ts';
import { daysBetween } from '../kernel/time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Operation, Query } from './intent.ts';
import {
  type AskedQuantities,
  askedValue,
  daysOnRecord,
  frameOf,
  isWithin,
  type Limit,
  type Point,
  type Quantity,
  spanOf,
  usesOfLimit,
} from './quantity.ts';
import { QUANTITIES } from './quantity-wording.ts';

/**
 * The value of a quantity at the time that a question names, or that none is on record then. `tell` says it otherwise: what a sum buys, whether it
 * keeps a limit.
 */
export async function valueAnswer<P extends Point>(
  query: Query,
  one: Quantity<P>,
  frame: Pick<DirectAnswer, 'confidence'> & Partial<DirectAnswer>,
  tell: (value: number, point: P) => Partial<DirectAnswer> = () => ({}),
): Promise<DirectAnswer[]> {
  const found = await askedValue(query, one);
  if (!found) return [];
  const common = { title: one.title, url: one.url, ...frame };
  if ('declined' in found) return [{ ...common, ...found.declined }];
  const { value, day, source } = found.row;
  return [{ ...common, answer: one.show(value), as_of: day, source, ...tell(value, found.row) }];
}

/** The value of the one place that is named, where the least or most of its shops is asked for: one value of each place is on record. */
export const theOne = (query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> =>
  valueAnswer(query, one, frameOf(asked, one), () => ({ detail: inAllLocales(QUANTITIES, (t) => t.onePrice) }));

/** Whether a quantity is above or below a limit, and what it is. */
export const isWithinLimit = (query: Query, asked: AskedQuantities, one: Quantity, limit: Limit): Promise<DirectAnswer[]> =>
  valueAnswer(query, one, { ...frameOf(asked, one), uses: [...asked.uses, 'operation', ...usesOfLimit(query)] }, (value) => ({
    answer: inAllLocales(QUANTITIES, (t, locale) => (isWithin(value, limit) ? t.yes : t.no)(translate(one.show(value), locale))),
  }));

/** What is told of several quantities together: their difference, ratio or sum, one in percent of another, which of them is the least or the most. */
export async function combine(query: Query, asked: AskedQuantities): Promise<DirectAnswer[]> {
  const read = await Promise.all(asked.named.map(async (one) => ({ one, value: await askedValue(query, one) })));
  const title = inAllLocales(QUANTITIES, (t, locale) => {
    const both = t.versus(asked.named.map((one) => translate(one.title, locale)));
    return query.asked.kind === 'ratio' ? t.ratioOf(both) : both;
  });
  const rows = read.flatMap(({ one, value }) => (value && 'row' in value ? [{ one, ...value.row }] : []));
  const [first, second] = rows;
  if (!first || !second || rows.length < read.length) {
    const missing = read.flatMap(({ one, value }) => (value && 'declined' in value ? [{ one, value }] : []))[0];
    return missing ? [{ title: missing.one.title, ...missing.value.declined, ...frameOf(asked, missing.one) }] : [];
  }
  const ranked = rows.toSorted((a, b) => a.value - b.value);
  const [least = first, most = second] = [ranked[0], ranked.at(-1)];
  const { kind, side } = query.asked;
  const extreme = side === 'more' ? most : least;
  const says = ({ one, value }: typeof first, locale: Locale) => `${translate(one.title, locale)}: ${translate(one.show(value), locale)}`;
  const isOne = kind === 'which' || (kind !== 'is' && !OF_BOTH.has(kind) && side !== undefined);
  const answer = inAllLocales(QUANTITIES, (t, locale) => {
    if (kind === 'ratio') return `${groupDigits(first.value / second.value, 2)} : 1`;
    if (kind === 'sum') return translate(first.one.show(rows.reduce((sum, { value }) => sum + value, 0)), locale);
    if (least.value === most.value) return t.same(translate(first.one.show(first.value), locale));
    if (kind === 'percent') {
      // Without a side the dearer is told by the cheaper, whichever was named first.
      const isPart = side === undefined && !query.asked.also.includes('difference');
      const [one, base] = query.asked.side || isPart ? [first, second] : [most, least];
      const percent = groupDigits(Math.abs(one.value / base.value - (isPart ? 0 : 1)) * 100, 1);
      const tell = isPart ? t.percentOf : one.value > base.value ? t.percentMore : t.percentLess;
      return tell(translate(one.one.title, locale), percent, translate(base.one.title, locale));
    }
    const gap = translate(least.one.show(most.value - least.value), locale);
    if (kind === 'is' && side) return (extreme === first ? t.yes : t.no)(t.by(gap));
    return isOne ? says(extreme, locale) : gap;
  });
  return [
    {
      title,
      answer,
      detail: eachLocale((locale) =>
        (kind === 'which' ? ranked.filter((one) => one !== extreme) : rows).map((one) => says(one, locale)).join('; '),
      ),
      as_of: ranked.map(({ day }) => day).sort()[0] ?? first.day,
      source: first.source,
      // The page that lists them has both.
      ...frameOf(asked, { url: least.one.url === most.one.url ? least.one.url : asked.url }),
    },
  ];
}
const OF_BOTH: ReadonlySet<Operation> = new Set(['difference', 'ratio', 'percent', 'sum']);

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
      answer: eachLocale((locale) => says(locale).join('; ')),
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
