import { defineArea } from '../area.ts';
import { chart, match } from './endpoints.ts';

export default defineArea({
  name: 'astro',
  title: { en: 'Birth charts', hi: 'जन्म कुंडली' },
  summary: {
    en: 'Birth charts and the matching of two births, computed with their rules shown; no predictions.',
    hi: 'जन्म कुंडली और गुण मिलान: गणना और नियम सहित; कोई भविष्यवाणी नहीं।',
  },
  group: 'sky',
  icon: 'kundli',
  page: '/browse/astro',
  navigation: [
    {
      page: '/browse/astro/match',
      title: { en: 'Matching of two births', hi: 'गुण मिलान' },
      names: [
        'kundli milan',
        'kundali matching',
        'kundli matching',
        'horoscope matching',
        'match making',
        'guna milan',
        'gun milan',
        'ashtakoot',
        'marriage matching',
        'गुण मिलान',
        'कुंडली मिलान',
      ],
    },
    {
      page: '/browse/astro',
      title: { en: 'Birth charts', hi: 'जन्म कुंडली' },
      names: [
        'kundli',
        'kundali',
        'janam kundli',
        'janam kundali',
        'janm kundli',
        'janampatri',
        'janam patri',
        'birth chart',
        'natal chart',
        'horoscope',
        'jyotish',
        'astrology',
        'lagna',
        'dasha',
        'rashi',
        'जन्मपत्री',
        'ज्योतिष',
        'राशि',
      ],
    },
  ],
  endpoints: [chart, match],
  attribution: [{ name: 'astronomy-engine by Don Cross', url: 'https://github.com/cosinekitty/astronomy', licence: 'MIT' }],
});
