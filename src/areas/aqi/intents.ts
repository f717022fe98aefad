import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { confidence } from '../../text/confidence.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { AIR } from './wording.ts';

/** The page of the air, at the town that was named. Nobody is asked while somebody types. */
export async function answerAir({ entities, place, unknownWords }: Query): Promise<DirectAnswer[]> {
  if (!entities.includes('air')) return [];
  const point = place && findSkyPoint(place);
  return [
    {
      title: inAllLocales(AIR, (t, locale) => (point ? t.airIn(localName(locale, skyPointName(place, point))) : t.heading)),
      answer: null,
      detail: inAllLocales(AIR, (t) => t.askedOnPage),
      url: point ? `/browse/aqi?city=${encodeURIComponent(point.town)}` : '/browse/aqi',
      confidence: confidence(unknownWords, 0.95),
      uses: point ? ['place'] : [],
    },
  ];
}
