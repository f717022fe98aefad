import { defineArea } from '../area.ts';
import { day, festivals, month } from './endpoints.ts';
import { almanacAt } from './place.ts';
import { ALMANAC_WORDS, recognise } from './recognise.ts';

export default defineArea({
  name: 'panchang',
  title: { en: 'Panchang', hi: 'पंचांग' },
  summary: {
    en: 'The Hindu almanac of any day and place: tithi, nakshatra, sunrise, lunar month, festivals; computed and checked.',
    hi: 'किसी भी दिन और जगह का पंचांग: तिथि, नक्षत्र, सूर्योदय, मास और त्योहार; गणना से, जाँचा हुआ।',
  },
  group: 'sky',
  icon: 'moon',
  page: '/browse/panchang',
  endpoints: [day, month, festivals],
  attribution: [{ name: 'astronomy-engine by Don Cross', url: 'https://github.com/cosinekitty/astronomy', licence: 'MIT' }],
  place: almanacAt,
  vocabulary: ALMANAC_WORDS,
  recognise,
});
