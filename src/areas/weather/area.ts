import { inAllLocales, localName } from '../../i18n/locale.ts';
import { env } from '../../kernel/env.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { findStateName } from '../../places/states.ts';
import { defineArea } from '../area.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { withUses } from '../query-uses.ts';
import { skyPageAnswer, skySection } from '../sky-place.ts';
import { CONDITIONS_IN_HINDI } from './conditions-hindi.ts';
import { cities, current, forecast } from './endpoints.ts';
import { askExtreme, askPart, askWeather, partAsked } from './live-answer.ts';
import { normals } from './normals/endpoint.ts';
import { NORMALS_SOURCE } from './normals/source.ts';
import { NORMALS_SCHEDULE, NORMALS_SNAPSHOT } from './normals/tables.ts';
import { stationNormals } from './normals/values.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import { usualThisMonth } from './usual.ts';
import { usualAnswer } from './usual-answer.ts';
import { COLDER, recordAnswer, usualCompared } from './usual-compared.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { WEATHER } from './wording.ts';

/** Who asks whether to take one asks for rain. */
const UMBRELLA =
  /\b(?:need|carry|take|bring|le)\b.*\b(?:umbrella|raincoat)\b|\b(?:umbrella|raincoat|chh?ata)\b.*\b(?:need\w*|carry|take|le|chahiye)\b|छाता/iu;

/** Towns are not ranked: each is asked for by itself. */
const RANKED = /\b(?:(?:hott|cold|warm|cool)est|sabse (?:gara?m|thand[aei]))\b|सबसे (?:गर्म|ठंड)/iu;
const noRanking = declinedAnswer(
  inAllLocales(WEATHER, (t) => t.noRanking),
  inAllLocales(WEATHER, (t) => t.askedOnPage),
  { url: '/browse/weather', confidence: 0.95, uses: 'all' },
);

function forecastAnswer(query: Query): DirectAnswer[] {
  if (!query.place && RANKED.test(query.text)) return [noRanking];
  const part = partAsked(query);
  const isExtreme = part === 'high' || part === 'low';
  const ask = part === 'all' ? askWeather : isExtreme ? askExtreme(part) : askPart(part);
  const answers = skyPageAnswer(
    query,
    { page: '/browse/weather', daysAhead: 6, ask, isLess: COLDER.test(query.text) },
    WEATHER,
    (t, town) =>
      town ? { all: t.weatherIn, wind: t.windIn, humidity: t.humidityIn, high: t.highestIn, low: t.lowestIn }[part](town) : t.weather,
  );
  return isExtreme && query.place ? withUses(answers, 'operation') : answers;
}

export default defineArea({
  name: 'weather',
  title: { en: 'Weather', hi: 'मौसम' },
  summary: {
    en: 'The weather now, and of the next seven days, in over 1,100 cities and towns by name and anywhere by coordinates; what is usual by month.',
    hi: '1,100 से ज़्यादा शहरों और क़स्बों में, और निर्देशांकों से कहीं भी, अभी का और अगले सात दिनों का मौसम; हर महीने का सामान्य मौसम।',
  },
  group: 'sky',
  icon: 'cloud',
  page: '/browse/weather',
  baseUrl: env.WEATHER_BASE_URL,
  endpoints: [current, forecast, normals, cities],
  upstreamQueries: { weather: WEATHER_PROVIDERS },
  official: { name: 'India Meteorological Department', hi: 'भारत मौसम विज्ञान विभाग', url: 'https://mausam.imd.gov.in/' },
  attribution: [
    ...WEATHER_PROVIDERS.map(({ title: name, url, licence }) => ({ name, url, ...(licence ? { licence } : {}) })),
    ...NORMALS_SNAPSHOT.sources,
  ],
  data: {
    crawler: { sources: [NORMALS_SOURCE], schedule: NORMALS_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [NORMALS_SNAPSHOT],
    async freshness() {
      const all = await stationNormals();
      return { observedAt: all[0]?.asOf ?? '', source: NORMALS_SOURCE.name, count: all.length, counted: 'stations' };
    },
  },
  find: {
    records: async () =>
      MAIN_CITIES.map(({ name, slug, hi, aliases, state }) => ({
        url: `/browse/weather#${slug}`,
        title: WEATHER.en.weatherIn(name),
        description: WEATHER.en.citySays(name, state),
        hi: {
          title: WEATHER.hi.weatherIn(hi ?? name),
          description: WEATHER.hi.citySays(hi ?? name, localName('hi', findStateName(state))),
        },
        names: [...aliases, ...(hi ? [hi] : []), 'temperature', 'मौसम'],
      })),
    vocabulary,
    answers: async (query) => {
      if (!query.entities.some((one) => one === 'weather' || one === 'rain') && !(query.place && UMBRELLA.test(query.text))) return [];
      return firstAnswers(recordAnswer, usualCompared, usualAnswer, forecastAnswer)(query);
    },
  },
  show: {
    liveFacts: [
      { member: 'temperature.value', unit: '°C' },
      { member: 'condition.description', memberHi: 'condition.code', labels: { hi: CONDITIONS_IN_HINDI } },
      { label: { en: 'humidity', hi: 'नमी' }, member: 'humidity.value', unit: '%' },
      { label: { en: 'wind', hi: 'हवा' }, member: 'wind_speed.value', unit: { en: 'km/h', hi: 'किमी/घंटा' } },
    ],
    placeSection: async (place) =>
      skySection(
        place,
        { en: 'Weather now', hi: 'अभी का मौसम' },
        { page: '/browse/weather', call: '/weather', usual: await usualThisMonth(place) },
      ),
  },
});
