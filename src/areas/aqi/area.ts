import { inAllLocales } from '../../i18n/locale.ts';
import { defineArea } from '../area.ts';
import type { DirectAnswer } from '../intent.ts';
import { asksWhere, limitIn } from '../quantity.ts';
import { withUses } from '../query-uses.ts';
import { skyPageAnswer, skySection } from '../sky-place.ts';
import { CATEGORIES_IN_HINDI, POLLUTANTS } from './category-words.ts';
import { current, scale } from './endpoints.ts';
import { history } from './history-endpoint.ts';
import { indexMeant, stationsCounted } from './index-meant.ts';
import { askAdvice, askAir } from './live-answer.ts';
import { AIR_PROVIDERS, STATION_PROVIDERS } from './providers/index.ts';
import { airDatabase, countStationsOn, daysOnRecord } from './queries.ts';
import { AIR_SOURCES } from './sources.ts';
import { latest, stations } from './station-endpoints.ts';
import { atStation } from './station-named.ts';
import { AIR_SCHEDULE, AIR_SNAPSHOT } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { AIR } from './wording.ts';

/** Which city has the worst or the best air: told by the page that asks every station. */
const RANKED =
  /\b(?:worst|best|cleanest|dirtiest|rank(?:ing|ings|ed|s)?|most polluted|least polluted|sabse (?:kharab|ganda|gandi|saaf|pradushit))\b|सबसे (?:ख़?़?राब|गंद|साफ|प्रदूषित)/iu;
/** What somebody wants to do in the air: `safe to run`, `good for walking`. */
const SAFE_FOR = /\b(?:safe|good|ok|okay|fine|healthy|fit|bad)\s+(?:enough\s+)?(?:to|for)\s+(?:go\s+)?(?:a\s+|my\s+|the\s+)?(\p{L}+)/iu;
/** What the pollutants are called, but for words and letters that mean other things too. */
const POLLUTANT_NAMES = Object.entries(POLLUTANTS.en).flatMap(([sign, name]) =>
  sign.length < 3 && sign !== 'o3' ? [] : [sign.replace('_', '.'), name.toLowerCase()],
);
const cityRanking: DirectAnswer = {
  title: inAllLocales(AIR, (t) => t.ranking),
  answer: null,
  detail: inAllLocales(AIR, (t) => t.citiesAbout),
  url: '/browse/aqi/cities',
  confidence: 0.95,
  uses: ['word', 'other', 'operation', 'amount'],
};

export default defineArea({
  name: 'aqi',
  title: { en: 'Air quality', hi: 'वायु गुणवत्ता' },
  summary: {
    en: "India's air quality index for cities and coordinates, measured at every station of the country.",
    hi: 'भारत के शहरों की हवा का हाल: वायु गुणवत्ता सूचकांक, देश के हर स्टेशन से।',
  },
  group: 'sky',
  icon: 'leaf',
  page: '/browse/aqi',
  endpoints: [current, stations, latest, history, scale],
  upstreamQueries: { stations: STATION_PROVIDERS, air: AIR_PROVIDERS },
  official: {
    name: 'Central Pollution Control Board, air quality',
    hi: 'केंद्रीय प्रदूषण नियंत्रण बोर्ड, वायु गुणवत्ता',
    url: 'https://airquality.cpcb.gov.in/AQI_India/',
  },
  attribution: [...STATION_PROVIDERS, ...AIR_PROVIDERS].map(({ title: name, url, licence }) => ({
    name,
    url,
    ...(licence ? { licence } : {}),
  })),
  data: {
    crawler: { sources: AIR_SOURCES, schedule: AIR_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [AIR_SNAPSHOT],
    async freshness() {
      const db = await airDatabase();
      const record = await daysOnRecord(db);
      if (!record) return null;
      const count = await countStationsOn(db, record.last);
      return {
        observedAt: record.last,
        day: record.last,
        source: 'cpcb-feed',
        count,
        counted: 'stations',
      };
    },
  },
  find: {
    vocabulary: { ...vocabulary, air: [...vocabulary.air, ...POLLUTANT_NAMES] },
    answers: async (query) => {
      if (!query.entities.includes('air')) return [];
      const { place, text } = query;
      const isRanked = RANKED.test(text) && place?.type !== 'town';
      if (isRanked || (!place && limitIn(query) && asksWhere(query))) return [cityRanking];
      const told = [...indexMeant(query), ...stationsCounted(query)];
      if (told.length > 0) return told;
      // `safe to run`: what the scale advises.
      const [, doing] = SAFE_FOR.exec(text) ?? [];
      const ofStation = atStation(query);
      const page = { page: '/browse/aqi', daysAhead: 0, ask: doing ? askAdvice : askAir };
      const stations = ofStation && !ofStation.asked.side && ofStation.asked.kind === 'value' ? ofStation.places : [];
      const readings =
        stations.length > 1
          ? stations.map((place) => ({ ...query, ...ofStation, place, places: [place] }))
          : [ofStation ?? { ...query, unknownWords: query.unknownWords.filter((word) => word !== doing) }];
      const answers = readings.flatMap((one) => skyPageAnswer(one, page, AIR, (t, town) => (town ? t.airIn(town) : t.heading)));
      const isWhole = ofStation?.conditions.every(({ kind }) => kind === 'place' || kind === 'time' || kind === 'operation');
      return isWhole || (doing && query.unknownWords.every((word) => word === doing))
        ? withUses(answers, 'word', 'other', 'place')
        : answers;
    },
  },
  show: {
    liveFacts: [
      { member: 'aqi', unit: 'AQI' },
      { member: 'category', labels: { hi: CATEGORIES_IN_HINDI } },
      { label: { en: 'most of it', hi: 'सबसे ज़्यादा' }, member: 'dominant_pollutant', labels: POLLUTANTS },
    ],
    placeSection: async (place) => skySection(place, { en: 'Air now', hi: 'अभी की हवा' }, { page: '/browse/aqi', call: '/aqi' }),
  },
});
