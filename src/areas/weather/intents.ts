import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { confidence } from '../../text/confidence.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { WEATHER } from './wording.ts';

const PAGE = '/browse/weather';

/** The page of the weather, at the town that was named. Nobody is asked while somebody types. */
export async function answerWeather({ entities, place, unknownWords }: Query): Promise<DirectAnswer[]> {
  if (!entities.includes('weather') && !entities.includes('rain')) return [];
  const point = place && findSkyPoint(place);
  return [
    {
      title: inAllLocales(WEATHER, (t, locale) => (point ? t.weatherIn(localName(locale, skyPointName(place, point))) : t.weather)),
      answer: null,
      detail: inAllLocales(WEATHER, (t) => t.askedOnPage),
      url: point ? `${PAGE}?city=${encodeURIComponent(point.town)}` : PAGE,
      confidence: confidence(unknownWords, 0.95),
      uses: point ? ['place'] : [],
    },
  ];
}
