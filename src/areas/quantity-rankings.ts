import { formatDay } from '../i18n/format.ts';
import { inAllLocales, type Locale, type LocalizedText, translate } from '../i18n/locale.ts';
import { addDays, daysBetween, istDay } from '../kernel/time.ts';
import { askedDays, valueOnRecord } from './asked-time.ts';
import { FIELD } from './field-wording.ts';
import type { DirectAnswer, Query } from './intent.ts';
import { type AskedQuantities, askedValue, daysOnRecord, frameOf, type Limit, MAX_HOLE_DAYS, type Quantity, spanOf } from './quantity.ts';
import { asksOfFall, moveText } from './quantity-values.ts';
import { QUANTITIES } from './quantity-wording.ts';

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
  const mean = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  return [
    {
      title: inAllLocales(QUANTITIES, (t, locale) => t.extreme(translate(one.title, locale), kind as 'least' | 'most' | 'average')),
      answer: inAllLocales(QUANTITIES, (t, locale) =>
        kind === 'average'
          ? translate(one.show(mean), locale)
          : t.onDay(formatDay(point.day, true, locale), translate(one.show(point.value), locale)),
      ),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        [
          t.overDays(points.length, formatDay(points[0]?.day ?? '', true, locale), formatDay(last.day, true, locale)),
          ...(isMoved ? [FIELD[locale].nothingAfter(formatDay(last.day, true, locale))] : []),
        ].join(FIELD[locale].stop),
      ),
      as_of: kind === 'average' ? last.day : point.day,
      source: point.source,
      ...frameOf(asked, one),
    },
  ];
}

const headingOf = ({ ranking }: AskedQuantities, { title }: Quantity, end: 'least' | 'most' | 'average'): LocalizedText =>
  ranking?.(end) ?? inAllLocales(QUANTITIES, (t, locale) => t.extreme(translate(title, locale), end));

/** The least, the most or the first few of several. */
export async function rank(query: Query, asked: AskedQuantities, all: readonly Quantity[], limit?: Limit): Promise<DirectAnswer[]> {
  const values = await Promise.all(all.map(async (one) => ({ one, value: await askedValue(query, one) })));
  const rows = values
    .flatMap(({ one, value }) => (value && 'row' in value ? [{ one, ...value.row }] : []))
    .filter(({ value }) => !limit || (limit.isOver ? value > limit.value : value < limit.value));
  const { kind, side, top } = query.asked;
  const isLeast = (limit !== undefined && !limit.isOver) || kind === 'least' || (kind !== 'most' && side === 'less');
  const ranked = rows.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
  const [first] = ranked;
  if (!first) return [];
  const says = ({ one, value }: (typeof rows)[number], locale: Locale) =>
    `${translate(one.name, locale)}: ${translate(one.show(value), locale)}`;
  const common = {
    title: inAllLocales(QUANTITIES, (_, locale) =>
      [
        translate(headingOf(asked, first.one, kind === 'average' ? 'average' : isLeast ? 'least' : 'most'), locale),
        ...(limit ? [`${limit.isOver ? '>' : '<'} ${limit.value}`] : []),
      ].join(', '),
    ),
    as_of: ranked.map(({ day }) => day).sort()[0] ?? first.day,
    source: first.source,
    ...frameOf(asked, { url: asked.named.length > 1 ? first.one.url : asked.url }),
    ...(limit ? { uses: [...asked.uses, 'operation', 'amount', 'word', 'other'] as const } : {}),
  };
  if (kind === 'average') {
    const mean = rows.reduce((sum, { value }) => sum + value, 0) / rows.length;
    return [{ ...common, answer: first.one.show(mean), detail: inAllLocales(QUANTITIES, (t) => t.ofMany(rows.length)) }];
  }
  const last = ranked.at(-1);
  if (last && ranked.length > 1 && last.value === first.value)
    return [
      {
        ...common,
        answer: inAllLocales(QUANTITIES, (t, locale) => t.same(translate(first.one.show(first.value), locale))),
        detail: inAllLocales(QUANTITIES, (t) => t.ofMany(rows.length)),
      },
    ];
  const isListed = kind === 'value' || kind === 'list' || asked.named.length > 1;
  const shown = ranked.slice(0, top ?? (isListed ? MAX_TOLD : 1));
  const count = limit && query.asked.also.includes('count') ? `${ranked.length}: ` : '';
  return [
    {
      ...common,
      answer: inAllLocales(QUANTITIES, (_, locale) => count + shown.map((one) => says(one, locale)).join('; ')),
      detail: inAllLocales(QUANTITIES, (t, locale) =>
        top === undefined && ranked.length > shown.length
          ? `${t.ofMany(rows.length)}${FIELD[locale].stop}${t.next} ${ranked
              .slice(shown.length, shown.length + 2)
              .map((one) => says(one, locale))
              .join('; ')}`
          : t.ofMany(rows.length),
      ),
    },
  ];
}

/** Of all of a kind those that rose or fell most, in percent, since a time, or since the day before the newest: `which crypto fell most`. */
export async function rankChanges(query: Query, asked: AskedQuantities, all: readonly Quantity[]): Promise<DirectAnswer[]> {
  const asksOf = askedDays(query) ?? spanOf(query);
  const read = await Promise.all(
    all.map(async (one) => ({ one, now: await one.record.newest(), ends: (await one.record.ends()) ?? { first: '', last: '' } })),
  );
  // Without a time the last step of those that have the newest day, since those of different days are not to be compared.
  const newest = read
    .flatMap(({ now }) => now?.day ?? [])
    .sort()
    .at(-1);
  const moved = await Promise.all(
    read.map(async ({ one, now, ends }) => {
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
  const ranked = moved.flat().toSorted((a, b) => (isFall ? a.share - b.share : b.share - a.share));
  const first = ranked[0];
  const title = inAllLocales(QUANTITIES, (t) => t.mostMoved(isFall));
  if (!first) {
    const value = all[0] && (await valueOnRecord(query, { newest: all[0].record.newest, ends: all[0].record.ends }));
    return value && 'declined' in value ? [{ title, ...value.declined, ...frameOf(asked, asked) }] : [];
  }
  const says = ({ one, base, now }: typeof first, locale: Locale) =>
    `${translate(one.name, locale)}: ${moveText(one, base.value, now.value, locale)}`;
  const shown = ranked.slice(0, query.asked.top ?? 1);
  const isSo = isFall ? first.share < 1 : first.share > 1;
  const isSame = ranked.length > 1 && first.share === ranked.at(-1)?.share;
  return [
    {
      title,
      answer: inAllLocales(QUANTITIES, (t, locale) =>
        !isSo
          ? t.noneMoved(isFall)
          : isSame
            ? moveText(first.one, first.base.value, first.now.value, locale)
            : shown.map((row) => says(row, locale)).join('; '),
      ),
      detail: inAllLocales(QUANTITIES, (t, locale) => {
        const others = isSo && !isSame ? ranked.slice(shown.length, shown.length + 2).map((row) => says(row, locale)) : [];
        const since = t.since(formatDay(first.base.day, true, locale), formatDay(first.now.day, true, locale));
        return [since, t.ofMany(ranked.length), ...(others.length > 0 ? [`${t.next} ${others.join('; ')}`] : [])].join(FIELD[locale].stop);
      }),
      as_of: ranked.map(({ now }) => now.day).sort()[0] ?? first.now.day,
      source: first.now.source,
      ...frameOf(asked, asked),
    },
  ];
}
