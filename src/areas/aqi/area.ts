import type { Place } from '../../places/gazetteer.ts';
import { findSkyPoint, titleWithPoint } from '../../places/sky-point.ts';
import { defineArea } from '../area.ts';
import type { PlaceSection } from '../place-part.ts';
import { CATEGORIES_IN_HINDI, POLLUTANTS } from './category-words.ts';
import { current, scale } from './endpoints.ts';
import { answerAir } from './intents.ts';
import { AIR_PROVIDERS } from './providers/index.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** The air at a place, asked while its page is read. */
export async function airAt(place: Place): Promise<PlaceSection | undefined> {
  const point = findSkyPoint(place);
  if (!point) return undefined;
  const { lat, lon, town } = point;
  return {
    rank: 'second',
    title: titleWithPoint({ en: 'Air now', hi: 'अभी की हवा' }, point),
    facts: [],
    url: `/browse/aqi?city=${encodeURIComponent(town)}`,
    live: {
      call: `/aqi?lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}`,
      shows: [
        { member: 'aqi', unit: 'AQI' },
        { member: 'category', labels: { hi: CATEGORIES_IN_HINDI } },
        { label: { en: 'most of it', hi: 'सबसे ज़्यादा' }, member: 'dominant_pollutant', labels: POLLUTANTS },
      ],
    },
  };
}

export default defineArea({
  name: 'aqi',
  title: { en: 'Air quality', hi: 'वायु गुणवत्ता' },
  summary: {
    en: "India's air quality index for cities and coordinates.",
    hi: 'शहरों और निर्देशांकों के लिए भारत का वायु गुणवत्ता सूचकांक।',
  },
  group: 'sky',
  icon: 'leaf',
  page: '/browse/aqi',
  endpoints: [current, scale],
  upstreamQueries: { air: AIR_PROVIDERS },
  official: { name: 'Central Pollution Control Board, air quality', url: 'https://airquality.cpcb.gov.in/AQI_India/' },
  attribution: AIR_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
  placePart: airAt,
  vocabulary,
  findAnswers: answerAir,
});
