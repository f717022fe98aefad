import type { CallContext } from '../api/endpoint.ts';
import { formatDays } from '../i18n/format.ts';
import { inAllLocales, type LocalizedText, localName, type Wording } from '../i18n/locale.ts';
import { addDays, istDay } from '../kernel/time.ts';
import type { Place } from '../places/gazetteer.ts';
import { findSkyPoint, type SkyPoint, skyPointName, titleWithPoint } from '../places/sky-point.ts';
import { confidence } from '../text/confidence.ts';
import { askedDays } from './asked-time.ts';
import type { DirectAnswer, LiveFigure, Query } from './intent.ts';
import type { PlaceFact, PlaceSection } from './place-section.ts';

/** Asks for the sky over a point now, or on a day to come (YYYY-MM-DD). */
export type AskSky = (point: SkyPoint, day: string | undefined, context: CallContext) => Promise<LiveFigure>;

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

/** The page that asks upstreams, at the town that was named, for today and so many days more; `ask` tells the figure to who waits for it. */
export function skyPageAnswer<T extends { askedOnPage: string }>(
  query: Query,
  { page, daysAhead, ask }: { page: string; daysAhead: number; ask?: AskSky },
  wording: Wording<T>,
  title: (t: Readonly<T>, town: string | undefined) => string,
): DirectAnswer[] {
  const { place, unknownWords } = query;
  const point = place && findSkyPoint(place);
  const days = query.day || query.range ? askedDays(query) : undefined;
  const [first, last] = [istDay(), addDays(istDay(), daysAhead)];
  // Of a week, those of its days that are shown.
  const shown =
    days && days.to >= first && days.from <= last
      ? { from: days.from < first ? first : days.from, to: days.to > last ? last : days.to }
      : undefined;
  return [
    {
      title: inAllLocales(wording, (t, locale) =>
        [title(t, point && localName(locale, skyPointName(place, point))), ...(shown ? [formatDays(shown, locale)] : [])].join(', '),
      ),
      answer: null,
      detail: inAllLocales(wording, (t) => t.askedOnPage),
      url: point ? townPage(page, point.town) : page,
      confidence: confidence(unknownWords, 0.95),
      ...(point && ask && { live: (context: CallContext) => ask(point, shown?.from, context) }),
      uses: [...(point ? (['place'] as const) : []), ...(shown ? (['time'] as const) : [])],
    },
  ];
}
