import type { Place } from '../../lib/places/gazetteer.ts';
import { skyPointOf, titleAt } from '../../lib/places/sky-point.ts';
import type { PlacePart } from '../area.ts';
import { CONDITIONS_IN_HINDI } from './conditions-hindi.ts';

/** The weather at a place, asked while its page is read. */
export async function weatherAt(place: Place): Promise<PlacePart | undefined> {
  const point = skyPointOf(place);
  if (!point) return undefined;
  const { lat, lon, town } = point;
  return {
    title: titleAt({ en: 'Weather now', hi: 'अभी का मौसम' }, point),
    facts: [],
    url: `/browse/weather?city=${encodeURIComponent(town)}`,
    live: {
      call: `/weather?lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}`,
      shows: [
        { label: { en: 'Temperature', hi: 'तापमान' }, member: 'temperature.value', unit: '°C' },
        {
          label: { en: 'Sky', hi: 'आसमान' },
          member: 'condition.description',
          memberHi: 'condition.code',
          words: { hi: CONDITIONS_IN_HINDI },
        },
        { label: { en: 'Humidity', hi: 'नमी' }, member: 'humidity.value', unit: '%' },
        { label: { en: 'Wind', hi: 'हवा' }, member: 'wind_speed.value', unit: { en: 'km/h', hi: 'किमी/घंटा' } },
      ],
    },
  };
}
