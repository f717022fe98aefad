import { defineArea } from '../area.ts';
import { next, working, year } from './endpoints.ts';
import { HOLIDAY_WORDS, recognise } from './recognise.ts';

export default defineArea({
  name: 'holidays',
  title: { en: 'Holidays', hi: 'छुट्टियाँ' },
  summary: {
    en: 'Public holidays of India with their sources, the next one, working days between two days, and a calendar to subscribe to.',
    hi: 'भारत की सार्वजनिक छुट्टियाँ स्रोत सहित, अगली छुट्टी, कार्यदिवसों की गिनती और कैलेंडर।',
  },
  group: 'sky',
  icon: 'almanac',
  page: '/browse/holidays',
  endpoints: [year, next, working],
  attribution: [{ name: 'Department of Personnel and Training, lists of gazetted holidays' }],
  vocabulary: HOLIDAY_WORDS,
  opens: [
    {
      page: '/browse/holidays/working-days',
      title: { en: 'Working days between two days', hi: 'दो तारीख़ों के बीच काम के दिन' },
      names: ['working days', 'business days', 'working days calculator', 'days between dates', 'कार्य दिवस', 'काम के दिन'],
    },
  ],
  recognise,
});
