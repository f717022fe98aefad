import { bothOf, nameIn } from '../../lib/locale.ts';
import { skyNameOf, skyPointOf } from '../../lib/places/sky-point.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { AIR } from './wording.ts';

/** Words by which people ask for the air. */
export const AIR_WORDS = {
  air: [
    'aqi',
    'air',
    'air quality',
    'air quality index',
    'pollution',
    'pollutant',
    'polluted',
    'smog',
    'smoke',
    'pm2',
    'pm10',
    'pm 10',
    'pm 2.5',
    'pradushan',
    'pradusan',
    'hawa',
    'hava',
    'vayu',
    'प्रदूषण',
    'हवा',
    'वायु',
    'एक्यूआई',
    'धुआं',
    'धुंध',
  ],
  of: ['index', 'quality', 'level', 'levels', 'gunvatta', 'stithi', 'गुणवत्ता', 'सूचकांक', 'स्तर', 'kharab', 'safe', 'pm'],
} as const;

/** The page of the air, at the town that was named. Nobody is asked while somebody types. */
export async function recogniseAir({ says, place, strangers }: Typed): Promise<DirectAnswer[]> {
  if (!says.includes('air')) return [];
  const point = place && skyPointOf(place);
  return [
    {
      title: bothOf(AIR, (t, locale) => (point ? t.airIn(nameIn(locale, skyNameOf(place, point))) : t.heading)),
      answer: null,
      detail: bothOf(AIR, (t) => t.askedOnPage),
      url: point ? `/browse/aqi?city=${encodeURIComponent(point.town)}` : '/browse/aqi',
      sureness: sureOf(strangers, 0.95),
    },
  ];
}
