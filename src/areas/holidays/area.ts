import { defineArea } from '../area.ts';
import { next, working, year } from './endpoints.ts';
import { answerHolidays } from './intents.ts';
import { HOLIDAY_PROMPTS } from './prompts.ts';
import { HOLIDAY_WORDS } from './vocabulary.ts';

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
  vocabulary: HOLIDAY_WORDS,
  navigation: [
    {
      page: '/browse/holidays/working-days',
      title: { en: 'Working days between two days', hi: 'दो तारीख़ों के बीच काम के दिन' },
      names: ['working days', 'business days', 'working days calculator', 'days between dates', 'कार्य दिवस', 'काम के दिन'],
    },
  ],
  findAnswers: answerHolidays,
  prompts: HOLIDAY_PROMPTS,
});
