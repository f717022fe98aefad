import { RATE_SOURCES, RATES_PUBLISHER, RATES_SCHEDULE, ratesInstant } from '../../crawl/currency-api.ts';
import { defineArea } from '../area.ts';
import { findCurrency } from './currencies.ts';
import { currencies, history, ofDays, rates } from './endpoints.ts';
import { forexSearchable } from './find.ts';
import { answerMoney, rateOfWord } from './intents.ts';
import { MONEY_WORDS } from './money-words.ts';
import { forexDatabase, newestRates } from './queries.ts';
import { FOREX_PINS, FOREX_PROMPTS, forexBoard } from './show.ts';
import { FOREX_SNAPSHOT } from './tables.ts';

export default defineArea({
  name: 'forex',
  title: { en: 'Exchange rates', hi: 'विदेशी मुद्रा दरें' },
  summary: {
    en: 'Daily rates of about 150 currencies in each other, with history.',
    hi: 'डॉलर का रेट और लगभग 150 मुद्राओं की आपस में दैनिक दरें, पिछले दिनों की दरों के साथ।',
  },
  group: 'prices',
  icon: 'note',
  page: '/browse/forex',
  endpoints: [rates, ofDays, history, currencies],
  data: {
    crawler: { sources: RATE_SOURCES, schedule: RATES_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [FOREX_SNAPSHOT],
    async freshness() {
      const rows = await newestRates(await forexDatabase());
      const day = rows[0]?.day ?? '';
      return { observedAt: ratesInstant(day), day, source: RATES_PUBLISHER, count: rows.length, counted: 'currencies' };
    },
  },
  find: {
    records: forexSearchable,
    vocabulary: MONEY_WORDS,
    answers: answerMoney,
    dated: 'past',
    rateOf: rateOfWord,
    redirects: ([code = '']) => {
      const currency = findCurrency(code);
      return currency && `/browse/forex/${currency.code.toLowerCase()}`;
    },
  },
  show: {
    board: forexBoard,
    pins: FOREX_PINS,
    prompts: FOREX_PROMPTS,
  },
});
