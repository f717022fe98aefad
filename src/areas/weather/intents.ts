import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findSkyPoint, skyPointName } from '../../places/sky-point.ts';
import { confidence } from '../../text/confidence.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { WEATHER } from './wording.ts';

/** Words by which people ask for the weather, now or in the days to come. */
export const WEATHER_WORDS = {
  weather: [
    'weather',
    'mausam',
    'mosam',
    'mausum',
    'temperature',
    'temp',
    'taapman',
    'tapman',
    'humidity',
    'wind',
    'climate',
    'मौसम',
    'तापमान',
    'नमी',
    'हवा की रफ़्तार',
    'garmi',
    'sardi',
    'thand',
    'गर्मी',
    'सर्दी',
    'ठंड',
    'heat',
    'cold',
    'hot',
    'snow',
    'snowfall',
    'snowing',
    'barfbari',
    'barf',
    'fog',
    'kohra',
    'dhoop',
    'बर्फबारी',
    'कोहरा',
    'कुहासा',
    'धूप',
    'uv index',
  ],
  rain: [
    'rain',
    'rains',
    'raining',
    'rainfall',
    'barish',
    'baarish',
    'varsha',
    'monsoon',
    'storm',
    'बारिश',
    'वर्षा',
    'बरसात',
    'forecast',
    'पूर्वानुमान',
  ],
  when: [
    'umbrella',
    'week',
    'weekly',
    'hourly',
    'days',
    'next',
    'celsius',
    'degree',
    'degrees',
    'outside',
    'report',
    'haal',
    'हाल',
    'hogi',
    'chance',
  ],
} as const;

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
