import { defineArea } from '../area.ts';
import { chart, match } from './endpoints.ts';
import { answerBirth } from './intents.ts';
import navigation from './navigation.json' with { type: 'json' };

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
  endpoints: [chart, match],
  attribution: [{ name: 'astronomy-engine by Don Cross', url: 'https://github.com/cosinekitty/astronomy', licence: 'MIT' }],
  find: {
    navigation,
    answers: answerBirth,
  },
});
