import type { Place } from '../../lib/places/gazetteer.ts';
import { skyPointOf, titleAt } from '../../lib/places/sky-point.ts';
import type { PlacePart } from '../area.ts';
import { CATEGORIES_IN_HINDI, POLLUTANTS } from './category-words.ts';

/** The air at a place, asked while its page is read. */
export async function airAt(place: Place): Promise<PlacePart | undefined> {
  const point = skyPointOf(place);
  if (!point) return undefined;
  const { lat, lon, town } = point;
  return {
    title: titleAt({ en: 'Air now', hi: 'अभी की हवा' }, point),
    facts: [],
    url: `/browse/aqi?city=${encodeURIComponent(town)}`,
    live: {
      call: `/aqi?lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}`,
      shows: [
        { label: { en: 'Air quality index', hi: 'हवा का सूचकांक (AQI)' }, member: 'aqi' },
        { label: { en: 'Category', hi: 'कैसी है' }, member: 'category', words: { hi: CATEGORIES_IN_HINDI } },
        { label: { en: 'Most of all', hi: 'सबसे ज़्यादा' }, member: 'dominant_pollutant', words: POLLUTANTS },
      ],
    },
  };
}
