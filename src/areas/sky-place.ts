import { inAllLocales, type LocalizedText, localName, type Wording } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { findSkyPoint, skyPointName, titleWithPoint } from '../places/sky-point.ts';
import { confidence } from '../text/confidence.ts';
import type { DirectAnswer, Query } from './intent.ts';
import type { LiveFact, PlaceSection } from './place-part.ts';

const townPage = (page: string, town: string) => `${page}?city=${encodeURIComponent(town)}`;

/** What a sheet asks of the sky over its place while it is read: nothing that a build can know. */
export function skySection(
  place: Place,
  title: Required<LocalizedText>,
  { page, call, shows }: { page: string; call: string; shows: readonly LiveFact[] },
): PlaceSection | undefined {
  const point = findSkyPoint(place);
  if (!point) return undefined;
  return {
    rank: 'second',
    title: titleWithPoint(title, point),
    facts: [],
    url: townPage(page, point.town),
    live: { call: `${call}?lat=${point.lat.toFixed(2)}&lon=${point.lon.toFixed(2)}`, shows },
  };
}

/** The page that asks upstreams, at the town that was named. Nobody is asked while somebody types. */
export function skyPageAnswer<T extends { askedOnPage: string }>(
  { place, unknownWords }: Query,
  page: string,
  wording: Wording<T>,
  title: (t: Readonly<T>, town: string | undefined) => string,
): DirectAnswer[] {
  const point = place && findSkyPoint(place);
  return [
    {
      title: inAllLocales(wording, (t, locale) => title(t, point && localName(locale, skyPointName(place, point)))),
      answer: null,
      detail: inAllLocales(wording, (t) => t.askedOnPage),
      url: point ? townPage(page, point.town) : page,
      confidence: confidence(unknownWords, 0.95),
      uses: point ? ['place'] : [],
    },
  ];
}
