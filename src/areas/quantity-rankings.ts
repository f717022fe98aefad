import { formatDay, groupDigits } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, type LocalizedText, translate } from '../i18n/locale.ts';
import { addDays, daysBetween, istDay } from '../kernel/time.ts';
import { askedDays, valueOnRecord } from './asked-time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
import {
  type AskedQuantities,
  askedValue,
  daysOnRecord,
  frameOf,
  isWithin,
  type Limit,
  limitIn,
  limitText,
  MAX_HOLE_DAYS,
  type Quantity,
  spanOf,
  usesOfLimit,
} from './quantity.ts';
import { asksOfFall, moveText } from './quantity-values.ts';
import { type End, QUANTITIES } from './quantity-wording.ts';

const MAX_TOLD = 5;

/** The least, the most or the mean of a quantity over the days that a question names, or over all on record. */
export async function extremeInTime(query: Query, asked: AskedQuantities, one: Quantity): Promise<DirectAnswer[]> {
  const ends = await one.record.ends();
  const asksOf = spanOf(query);
  const days = ends && (asksOf ? daysOnRecord(asksOf, ends) : { from: ends.first, to: ends.last });
  if (!days || !one.points) return [];
  // Days of the newest on record in place of those before today.
  const isMoved = asksOf !== undefined && days !== asksOf;
  const points = await one.points({ first: days.from, last: days.to < istDay() ? days.to : istDay() });
  if (points.length === 0) {
    const value = await askedValue(query, one);
    return value && 'declined' in value ? [{ title: one.title, ...value.declined, ...frameOf(asked, one) }] : [];
  }
  const { kind } = query.asked;
  const ordered = points.toSorted((a, b) => a.value - b.value);
  const point = kind === 'least' ? ordered[0] : ordered.at(-1);
  const last = points.at(-1);
  if (!point || !last) return [];
  const mean =
    kind === 'average' ? sumOf(points) / points.length : kind === 'median' ? medianOf(ordered.map(({ value }) => value)) : undefined;
  return [
    {
      title: inAllLocales(QUANTITIES, (t, locale) => t.extreme(translate(one.title, locale), kind as End)),
      answer: inAllLocales(QUANTITIES, (t, locale) =>
        mean !== undefined
          ? translate(one.show(mean), locale)
          : t.onDay(formatDay(point.day, true, locale), translate(one.show(point.value), locale)),
      ),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        [
          t.overDays(points.length, formatDay(points[0]?.day ?? '', true, locale), formatDay(last.day, true, locale)),
          ...(isMoved ? [FIELD[locale].nothingAfter(formatDay(last.day, true, locale))] : []),
        ].join(FIELD[locale].stop),
      ),
      as_of: mean === undefined ? point.day : last.day,
      source: point.source,
      ...frameOf(asked, one),
    },
  ];
}

const headingOf = ({ ranking }: AskedQuantities, { title }: Quantity, end: End): LocalizedText =>
  ranking?.(end) ?? inAllLocales(QUANTITIES, (t, locale) => t.extreme(translate(title, locale), end));

/** The value in the middle of those in order, or between the two there. */
const medianOf = (values: readonly number[]): number =>
  ((values[Math.floor((values.length - 1) / 2)] ?? 0) + (values[Math.floor(values.length / 2)] ?? 0)) / 2;
const sumOf = (rows: readonly { value: number }[]): number => rows.reduce((sum, { value }) => sum + value, 0);

/** What is told of several in their order: the first few, those within limits, the mean, the range, or where the one that is named stands. */
export async function rank(query: Query, asked: AskedQuantities, all: readonly Quantity[], limit?: Limit): Promise<DirectAnswer[]> {
  const values = await Promise.all(all.map(async (one) => ({ one, value: await askedValue(query, one) })));
  const rows = values.flatMap(({ one, value }) => (value && 'row' in value ? [{ one, ...value.row }] : []));
  const { kind, side, also, top, nth } = query.asked;
  const isLeast =
    (limit !== undefined && limit.most !== undefined) ||
    kind === 'least' ||
    (kind !== 'most' && (side === 'less' || (also.includes('least') && !also.includes('most'))));
  const sorted = rows.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
  const ranked = sorted.filter(({ value }) => isWithin(value, limit));
  const [anyone] = sorted;
  if (!anyone) return [];
  const mean = kind === 'average' || kind === 'median' ? kind : undefined;
  const says = ({ one, value }: typeof anyone, locale: Locale) => `${translate(one.name, locale)}: ${translate(one.show(value), locale)}`;
  const ofMany = inAllLocales(QUANTITIES, (t) => t.ofMany(rows.length));
  const [first = anyone] = ranked;
  const common = {
    title: eachLocale((locale) =>
      [
        translate(headingOf(asked, first.one, mean ?? (asksRange(query) ? 'range' : isLeast ? 'least' : 'most')), locale),
        ...(limit ? [limitText(limit)] : []),
        ...(nth === undefined ? [] : [QUANTITIES[locale].numbered(nth)]),
      ].join(', '),
    ),
    detail: ofMany,
    as_of: rows.map(({ day }) => day).sort()[0] ?? first.day,
    source: first.source,
    ...frameOf(asked, { url: asked.named.length > 1 ? first.one.url : asked.url }),
    uses: [...asked.uses, 'operation', ...(limit ? usesOfLimit(query) : []), ...(nth === undefined ? [] : (['amount'] as const))] as const,
  };
  if (ranked.length === 0)
    return [
      {
        ...common,
        answer: inAllLocales(QUANTITIES, (t) => t.noneWithinLimit),
        detail: eachLocale((locale) => [ofMany[locale], says(anyone, locale)].join(FIELD[locale].stop)),
      },
    ];
  if (mean) {
    const value = mean === 'average' ? sumOf(ranked) / ranked.length : medianOf(ranked.map((one) => one.value));
    return [{ ...common, answer: first.one.show(value) }];
  }
  const last = ranked.at(-1) ?? first;
  const [own] = asked.named;
  const place = own && sorted.find(({ one }) => translate(one.name, 'en') === translate(own.name, 'en'));
  if (place && (kind === 'rank' || kind === 'share')) {
    const whole = sumOf(rows);
    const better = rows.filter(({ value }) => (isLeast ? value < place.value : value > place.value)).length;
    const answer = inAllLocales(QUANTITIES, (t, locale) =>
      kind === 'rank'
        ? t.rankOf(better + 1, rows.length, isLeast)
        : t.shareOf(
            groupDigits((place.value / whole) * 100, 1),
            translate(place.one.show(place.value), locale),
            translate(place.one.show(whole), locale),
          ),
    );
    const detail = eachLocale((locale) => says(kind === 'rank' ? place : anyone, locale));
    return [{ ...common, title: place.one.title, answer, detail, url: place.one.url }];
  }
  if (last.value === first.value && ranked.length > 1)
    return [{ ...common, answer: inAllLocales(QUANTITIES, (t, locale) => t.same(translate(first.one.show(first.value), locale))) }];
  if (asksRange(query)) {
    const [least, most] = isLeast ? [first, last] : [last, first];
    const both = eachLocale((locale) => [least, most].map((one) => says(one, locale)).join('; '));
    const isGap = kind === 'difference' || SPREAD.test(query.text);
    return [isGap ? { ...common, answer: first.one.show(most.value - least.value), detail: both } : { ...common, answer: both }];
  }
  const isListed = kind === 'value' || kind === 'list' || limit !== undefined || asked.named.length > 1;
  const tied = ranked.filter(({ value }) => value === first.value).length;
  const [from, to] = nth === undefined ? [0, top ?? (limit ? MAX_WITHIN : isListed ? MAX_TOLD : Math.min(tied, MAX_TOLD))] : [nth - 1, nth];
  const shown = ranked.slice(from, to);
  if (shown.length === 0) return [];
  const isTied = !isListed && top === undefined && nth === undefined && tied > 1;
  const count = limit && (also.includes('count') || ranked.length > to) ? `${ranked.length}: ` : isTied ? `${tied}: ` : '';
  return [
    {
      ...common,
      answer: eachLocale((locale) => count + shown.map((one) => says(one, locale)).join('; ')),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        top === undefined && !limit && !isTied && ranked.length > to
          ? `${ofMany[locale]}${FIELD[locale].stop}${t.next} ${ranked
              .slice(to, to + 2)
              .map((one) => says(one, locale))
              .join('; ')}`
          : t.ofMany(rows.length),
      ),
    },
  ];
}
const MAX_WITHIN = 20;
const SPREAD = /\bspread\b/iu;
/** The lowest and the highest together. */
export const asksRange = ({ asked: { also } }: Query): boolean =>
  also.includes('range') || (also.includes('least') && also.includes('most'));

/** Of all of a kind those that rose or fell most, in percent, since a time, or since the day before the newest: `which crypto fell most`. */
export async function rankChanges(query: Query, asked: AskedQuantities, all: readonly Quantity[]): Promise<DirectAnswer[]> {
  const asksOf = askedDays(query) ?? spanOf(query);
  const read = await Promise.all(
    all.map(async (one) => ({ one, now: await one.record.newest(), ends: (await one.record.ends()) ?? { first: '', last: '' } })),
  );
  // Without a time the last step of those that have the newest day, since those of different days are not to be compared; of those that are named
  // the newest that all have.
  const areNamed = all === asked.named;
  const newest = read
    .flatMap(({ now }) => now?.day ?? [])
    .sort()
    .at(areNamed ? 0 : -1);
  const moved = await Promise.all(
    read.map(async ({ one, now: last, ends }) => {
      const now = areNamed && last && newest ? await one.record.newest({ first: ends.first, last: newest }) : last;
      if (!now || (!asksOf && now.day !== newest)) return [];
      const from = asksOf ? daysOnRecord(asksOf, ends).from : addDays(now.day, -1);
      // Where the record begins within the time, its first day.
      const since = from < ends.first ? ends.first : from;
      const base = await one.record.newest({ first: ends.first, last: since });
      // What was long before says nothing of a time that the record leaves out.
      return base && base.day < now.day && daysBetween(base.day, since) <= MAX_HOLE_DAYS
        ? [{ one, base, now, share: now.value / base.value }]
        : [];
    }),
  );
  const isFall = asksOfFall(query);
  const [percent] = query.asked.percents ?? [];
  const limit = percent === undefined ? undefined : limitIn({ ...query, amounts: [{ value: percent, units: [] }] });
  if (percent !== undefined && limit?.least === undefined) return [];
  const ranked = moved.flat().toSorted((a, b) => (isFall ? a.share - b.share : b.share - a.share));
  const beyond = limit && ranked.filter(({ share }) => isWithin((isFall ? 1 - share : share - 1) * 100, limit));
  const first = ranked[0];
  if (areNamed && ranked.length < all.length) return [];
  const title = inAllLocales(QUANTITIES, (t) => [t.mostMoved(isFall), ...(limit ? [`${limitText(limit)}%`] : [])].join(', '));
  if (!first) {
    const value = all[0] && (await valueOnRecord(query, { newest: all[0].record.newest, ends: all[0].record.ends }));
    return value && 'declined' in value ? [{ title, ...value.declined, ...frameOf(asked, asked) }] : [];
  }
  const says = ({ one, base, now }: typeof first, locale: Locale) =>
    `${translate(areNamed ? one.title : one.name, locale)}: ${moveText(one, base.value, now.value, locale)}`;
  const shown = beyond?.slice(0, MAX_WITHIN) ?? ranked.slice(0, query.asked.top ?? 1);
  const isSo = isFall ? first.share < 1 : first.share > 1;
  const isSame = ranked.length > 1 && first.share === ranked.at(-1)?.share;
  return [
    {
      title,
      answer: inAllLocales(QUANTITIES, (t, locale) =>
        beyond?.length === 0
          ? t.noneWithinLimit
          : !isSo
            ? t.noneMoved(isFall)
            : isSame
              ? moveText(first.one, first.base.value, first.now.value, locale)
              : shown.map((row) => says(row, locale)).join('; '),
      ),
      detail: inAllLocales(QUANTITIES, (t, locale) => {
        const left = !isSo && areNamed ? ranked : isSo && !isSame ? ranked.slice(shown.length, shown.length + 2) : [];
        const others = left.map((row) => says(row, locale));
        const since = t.since(formatDay(first.base.day, true, locale), formatDay(first.now.day, true, locale));
        return [since, t.ofMany(ranked.length), ...(others.length > 0 ? [`${isSo ? `${t.next} ` : ''}${others.join('; ')}`] : [])].join(
          FIELD[locale].stop,
        );
      }),
      as_of: ranked.map(({ now }) => now.day).sort()[0] ?? first.now.day,
      source: first.now.source,
      ...frameOf(asked, asked),
      ...(limit ? { uses: [...asked.uses, 'operation', ...usesOfLimit(query)] as const } : {}),
    },
  ];
}
