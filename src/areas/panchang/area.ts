import { defineArea } from '../area.ts';
import { skySection } from '../sky-place.ts';
import { day, festivals, month } from './endpoints.ts';
import { festivalDays } from './festival-answer.ts';
import { answerPanchang, keptFestivals, PANCHANG_WORDS } from './intents.ts';
import { LUNAR_MONTH_WORDS } from './moon-answer.ts';
import texts from './vocabulary.json' with { type: 'json' };

export default defineArea({
  name: 'panchang',
  title: { en: 'Panchang', hi: 'पंचांग' },
  summary: {
    en: 'The Hindu almanac of any day and place: tithi, nakshatra, sunrise, lunar month, festivals; computed and checked.',
    hi: 'किसी भी दिन और जगह का पंचांग: तिथि, नक्षत्र, सूर्योदय, मास और त्योहार; सब गणना से।',
  },
  group: 'sky',
  icon: 'moon',
  page: '/browse/panchang',
  endpoints: [day, month, festivals],
  attribution: [{ name: 'astronomy-engine by Don Cross', url: 'https://github.com/cosinekitty/astronomy', licence: 'MIT' }],
  find: {
    vocabulary: PANCHANG_WORDS,
    textWords: [...LUNAR_MONTH_WORDS, ...texts.untold],
    answers: answerPanchang,
    daysOf: festivalDays,
    keptAnswers: keptFestivals,
  },
  show: {
    liveFacts: [
      { member: 'tithi.0.name', memberHi: 'tithi.0.name_hi' },
      { label: { en: 'sunrise', hi: 'सूर्योदय' }, member: 'sunrise', as: 'time' },
      { label: { en: 'sunset', hi: 'सूर्यास्त' }, member: 'sunset', as: 'time' },
      { label: { en: 'nakshatra', hi: 'नक्षत्र' }, member: 'nakshatra.0.name', memberHi: 'nakshatra.0.name_hi' },
    ],
    placeSection: async (place) =>
      skySection(place, { en: 'Sun and tithi today', hi: 'आज का सूर्य और तिथि' }, { page: '/browse/panchang/day', call: '/panchang' }),
  },
});
