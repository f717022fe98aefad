import { defineArea } from '../area.ts';
import { numbers } from './endpoints.ts';
import { answerNumerology } from './intents.ts';

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
  navigation: [
    {
      page: '/browse/numerology',
      title: { en: 'Numerology', hi: 'अंक ज्योतिष' },
      names: [
        'numerology',
        'life path number',
        'name number',
        'name numerology',
        'ank jyotish',
        'ank shastra',
        'mulank',
        'bhagyank',
        'lucky number',
        'name compatibility',
        'numerology calculator',
        'numerology name',
        'lucky number of',
        'name number for',
        'name number of',
        'destiny number',
        'soul urge number',
        'नामांक',
        'अंक ज्योतिष',
        'namank',
        'name ka number',
        'chaldean',
        'मूलांक',
        'भाग्यांक',
        'अंकशास्त्र',
      ],
    },
  ],
  findAnswers: answerNumerology,
  endpoints: [numbers],
  attribution: [],
});
