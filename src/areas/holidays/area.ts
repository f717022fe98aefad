import { stateField } from '../agent-prompt.ts';
import { defineArea } from '../area.ts';
import { holidaysOfKind } from './by-kind.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { EASTER_WORDS } from './easter-days.ts';
import { next, working, year } from './endpoints.ts';
import { answerHolidays } from './intents.ts';
import texts from './vocabulary.json' with { type: 'json' };

/** Everyday names of holidays. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = texts.holidays;
const plainName = (name: string): string => name.replace(/ ?\(.*\)/, '');

export default defineArea({
  name: 'holidays',
  title: { en: 'Holidays', hi: 'छुट्टियाँ' },
  summary: {
    en: 'Holidays of India and of every state, of banks and exchanges, with their sources, working days between two days, and calendars to subscribe to.',
    hi: 'भारत और हर राज्य की छुट्टियाँ, बैंकों और शेयर बाज़ारों की भी, स्रोत सहित; कार्यदिवसों की गिनती और कैलेंडर।',
  },
  group: 'sky',
  icon: 'almanac',
  page: '/browse/holidays',
  endpoints: [year, next, working],
  attribution: [
    { name: 'Department of Personnel and Training, lists of gazetted holidays' },
    { name: 'vacanza/holidays 0.109, holidays of the states', url: 'https://github.com/vacanza/holidays', licence: 'MIT' },
    {
      name: 'aion-indian-market-calendar 1.6.0, holidays of NSE, BSE and MCX',
      url: 'https://github.com/AION-Analytics-India/aion-indian-market-calendar',
      licence: 'MIT',
    },
  ],
  find: {
    dated: 'coming',
    vocabulary: {
      ...texts.words,
      ...EASTER_WORDS,
      ...Object.fromEntries(
        Object.entries(CENTRAL_HOLIDAYS).map(([id, { en, hi }]) => [
          `of ${id}`,
          [id.replaceAll('-', ' '), plainName(en), plainName(hi), ...(EVERYDAY[id] ?? [])],
        ]),
      ),
    },
    navigation: [
      {
        page: '/browse/holidays/working-days',
        title: { en: 'Working days between two days', hi: 'दो तारीख़ों के बीच काम के दिन' },
        names: [...texts.words.working, 'working days calculator', 'days between dates'],
      },
    ],
    daysOf: (key, year) =>
      key.startsWith('of ') ? holidaysOfKind(year, 'public', null).flatMap(({ id, date }) => (id === key.slice(3) ? [date] : [])) : [],
    answers: answerHolidays,
  },
  show: {
    prompts: [
      {
        name: 'long_weekends',
        title: 'Long weekends of a year',
        about: 'Holidays that lie beside a weekend, and the days of leave that make one longer',
        fields: { year: { about: 'YYYY', required: true }, state: stateField },
        text: ({ year, state }) =>
          `Which long weekends has ${year}${state ? ` in ${state}` : ' in India'}? Take the holidays from the tool holidays${state ? ' with that state' : ''}, list those on a Monday or Friday, ` +
          'and those a day away from a weekend with the one day of leave they need. Say which days are estimated and what is not known of the list of the state.',
      },
    ],
  },
});
