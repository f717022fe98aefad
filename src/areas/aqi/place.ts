import type { Place } from '../../lib/places/gazetteer.ts';
import type { PlacePart } from '../area.ts';

/** The air at a place, asked while its page is read. */
export async function airAt({ lat, lon }: Place): Promise<PlacePart | undefined> {
  if (lat === undefined || lon === undefined) return undefined;
  return {
    title: { en: 'Air now', hi: 'अभी की हवा' },
    facts: [],
    url: '/browse/aqi',
    live: {
      call: `/aqi?lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}`,
      shows: [
        { label: { en: 'Air quality index', hi: 'हवा का सूचकांक (AQI)' }, member: 'aqi' },
        { label: { en: 'Category', hi: 'कैसी है' }, member: 'category' },
        { label: { en: 'Most of all', hi: 'सबसे ज़्यादा' }, member: 'dominant_pollutant' },
      ],
    },
  };
}
