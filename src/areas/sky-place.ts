import type { CallContext } from '../api/endpoint.ts';
import { formatDays } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName, toLocalizedText, translate, type Wording } from '../i18n/locale.ts';
import { addDays, istDay } from '../kernel/time.ts';
import type { Place } from '../places/gazetteer.ts';
import { findSkyPoint, type SkyPoint, skyPointName, titleWithPoint } from '../places/sky-point.ts';
import { confidence } from '../text/confidence.ts';
import { askedDays } from './asked-time.ts';
import type { DirectAnswer, LiveFigure, Operation, Query } from './intent.ts';
import type { PlaceFact, PlaceSection } from './place-section.ts';

/** Asks for the sky over a point now, or on a day to come (YYYY-MM-DD); `value` is what two places are compared by. */
export type AskSky = (point: SkyPoint, day: string | undefined, context: CallContext) => Promise<LiveFigure & { value?: number }>;

const townPage = (page: string, town: string) => `${page}?city=${encodeURIComponent(town)}`;

/** What a sheet asks of the sky over its place while it is read: nothing that a build can know. */
export function skySection(
  place: Place,
  title: Required<LocalizedText>,
  { page, call, usual }: { page: string; call: string; usual?: PlaceFact | undefined },
): PlaceSection | undefined {
  const point = findSkyPoint(place);
  if (!point) return undefined;
  return {
    rank: 'second',
    title: titleWithPoint(title, point),
    facts: [],
    url: townPage(page, point.town),
    liveCall: `${call}?lat=${point.lat.toFixed(2)}&lon=${point.lon.toFixed(2)}`,
    ...(usual && { usual }),
  };
}

/** Of two places the one with more or less of it first, as it was asked. */
async function askBoth(
  points: readonly { name: Required<LocalizedText>; point: SkyPoint }[],
  { ask, isLess, day, context }: { ask: AskSky; isLess: boolean; day: string | undefined; context: CallContext },
): Promise<LiveFigure> {
  const told = await Promise.all(points.map(async ({ name, point }) => ({ name, figure: await ask(point, day, context) })));
  const [first] = told;
  const values = told.flatMap(({ figure }) => figure.value ?? []);
  if (!first || values.length < told.length) return { answer: null };
  const ranked = told.toSorted((a, b) => ((a.figure.value ?? 0) - (b.figure.value ?? 0)) * (isLess ? 1 : -1));
  const { as_of: asOf, source } = first.figure;
  return {
    answer: eachLocale((locale) =>
      ranked.map(({ name, figure }) => `${name[locale]}: ${translate(toLocalizedText(figure.answer ?? ''), locale)}`).join('; '),
    ),
    ...(asOf ? { as_of: asOf } : {}),
    ...(source ? { source } : {}),
  };
}

/**
 * The page that asks upstreams, at the town that was named, for today and so many days more; `ask` tells the figure to who waits for it;
 * `isLess` says that of several places the one with less of it is asked for.
 */
export function skyPageAnswer<T extends { askedOnPage: string }>(
  query: Query,
  { page, daysAhead, ask, isLess = false }: { page: string; daysAhead: number; ask?: AskSky; isLess?: boolean },
  wording: Wording<T>,
  title: (t: Readonly<T>, town: string | undefined) => string,
): DirectAnswer[] {
  const { place, places, unknownWords, asked } = query;
  const point = place && findSkyPoint(place);
  const days = query.day || query.range ? askedDays(query) : undefined;
  const [first, last] = [istDay(), addDays(istDay(), daysAhead)];
  // Of a week, those of its days that are shown.
  const shown =
    days && days.to >= first && days.from <= last
      ? { from: days.from < first ? first : days.from, to: days.to > last ? last : days.to }
      : undefined;
  const named = places.flatMap((one) => {
    const found = findSkyPoint(one);
    return found ? [{ name: eachLocale((locale) => localName(locale, skyPointName(one, found))), point: found }] : [];
  });
  const isCompared = named.length > 1 && named.length === places.length && (asked.side !== undefined || COMPARES.has(asked.kind));
  const live = isCompared
    ? ask &&
      ((context: CallContext) =>
        askBoth(named, { ask, isLess: isLess || asked.side === 'less' || asked.kind === 'least', day: shown?.from, context }))
    : point && ask && ((context: CallContext) => ask(point, shown?.from, context));
  return [
    {
      title: inAllLocales(wording, (t, locale) => {
        const where = isCompared
          ? named.map(({ name }) => name[locale]).join(', ')
          : point && localName(locale, skyPointName(place, point));
        return [title(t, where), ...(shown ? [formatDays(shown, locale)] : [])].join(', ');
      }),
      answer: null,
      detail: inAllLocales(wording, (t) => t.askedOnPage),
      url: point ? townPage(page, point.town) : page,
      confidence: confidence(unknownWords, 0.95),
      ...(live && { live }),
      uses: [
        ...(point ? (['place'] as const) : []),
        ...(shown ? (['time'] as const) : []),
        ...(isCompared ? (['operation'] as const) : []),
      ],
    },
  ];
}

const COMPARES: ReadonlySet<Operation> = new Set(['difference', 'which', 'least', 'most', 'is']);
