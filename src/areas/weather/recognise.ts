import { bothOf, nameIn } from '../../lib/locale.ts';
import { skyNameOf, skyPointOf } from '../../lib/places/sky-point.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
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
export async function recogniseWeather({ says, place, strangers }: Typed): Promise<DirectAnswer[]> {
  if (!says.includes('weather') && !says.includes('rain')) return [];
  const point = place && skyPointOf(place);
  return [
    {
      title: bothOf(WEATHER, (t, locale) => (point ? t.weatherIn(nameIn(locale, skyNameOf(place, point))) : t.weather)),
      answer: null,
      detail: bothOf(WEATHER, (t) => t.askedOnPage),
      url: point ? `${PAGE}?city=${encodeURIComponent(point.town)}` : PAGE,
      sureness: sureOf(strangers, 0.95),
    },
  ];
}
