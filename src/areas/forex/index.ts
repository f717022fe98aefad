import { RATE_SOURCES, RATES_PUBLISHER, ratesInstant } from '../../lib/crawl/currency-api.ts';
import { defineArea } from '../area.ts';
import { forexBoard } from './board.ts';
import { findCurrency } from './currencies.ts';
import { FOREX_MEANING } from './dictionary.ts';
import { currencies, history, rates } from './endpoints.ts';
import { FOREX_PINS } from './pins.ts';
import { forexDatabase, newestRates } from './queries.ts';
import { MONEY_WORDS, recogniseMoney } from './recognise.ts';
import { FOREX_SCHEDULE } from './schedule.ts';
import { forexSearchable } from './searchable.ts';

export default defineArea({
  name: 'forex',
  title: { en: 'Exchange rates', hi: 'विनिमय दरें' },
  summary: {
    en: 'Daily rates of about 150 currencies in each other, with history.',
    hi: 'लगभग 150 मुद्राओं की आपस में दैनिक विनिमय दरें, पिछले दिनों की दरों के साथ।',
  },
  group: 'prices',
  icon: 'note',
  page: '/browse/forex',
  endpoints: [rates, history, currencies],
  crawler: { sources: RATE_SOURCES, schedule: FOREX_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [FOREX_MEANING],
  attribution: FOREX_MEANING.sources,
  async freshness() {
    const rows = await newestRates(await forexDatabase());
    const day = rows[0]?.day ?? '';
    return { observedAt: ratesInstant(day), day, source: RATES_PUBLISHER, count: rows.length, counted: 'currencies' };
  },
  board: forexBoard,
  pins: FOREX_PINS,
  searchable: forexSearchable,
  vocabulary: MONEY_WORDS,
  recognise: recogniseMoney,
  moved: ([code = '']) => {
    const currency = findCurrency(code);
    return currency && `/browse/forex/${currency.code.toLowerCase()}`;
  },
});
