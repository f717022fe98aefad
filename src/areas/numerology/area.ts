import { defineArea } from '../area.ts';
import { numbers } from './endpoints.ts';
import { answerNumerology } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };

export default defineArea({
  name: 'numerology',
  title: { en: 'Numerology', hi: 'अंक ज्योतिष' },
  summary: {
    en: 'The numbers of a name and a day of birth, Pythagorean and Chaldean, with every step shown.',
    hi: 'नाम और जन्मतिथि के अंक, पाइथागोरस और कैल्डियन पद्धति से, हर चरण सहित।',
  },
  group: 'tools',
  icon: 'figures',
  page: '/browse/numerology',
  endpoints: [numbers],
  find: {
    navigation,
    answers: answerNumerology,
  },
});
