import { RATE_SOURCES, RATES_PUBLISHER, ratesInstant } from '../../crawl/currency-api.ts';
import { defineArea } from '../area.ts';
import type { Pin } from '../board.ts';
import { forexBoard } from './board.ts';
import { findCurrency, POPULAR } from './currencies.ts';
import { currencies, history, ofDays, rates } from './endpoints.ts';
import { answerMoney, MONEY_WORDS } from './intents.ts';
import { FOREX_PROMPTS } from './prompts.ts';
import { forexDatabase, newestRates } from './queries.ts';
import { forexSearchable } from './searchable.ts';
import { FOREX_SCHEDULE, FOREX_SNAPSHOT } from './tables.ts';

/** A currency in rupees. */
export const FOREX_PINS: readonly Pin[] = [
  {
    query: '1 {currency} in INR',
    fields: {
      currency: {
        label: { en: 'Currency', hi: 'मुद्रा' },
        options: POPULAR.filter((code) => code !== 'INR').map((code) => ({ value: code, label: findCurrency(code)?.name ?? code })),
      },
    },
  },
];

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
  endpoints: [rates, ofDays, history, currencies],
  crawler: { sources: RATE_SOURCES, schedule: FOREX_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [FOREX_SNAPSHOT],
  attribution: FOREX_SNAPSHOT.sources,
  async freshness() {
    const rows = await newestRates(await forexDatabase());
    const day = rows[0]?.day ?? '';
    return { observedAt: ratesInstant(day), day, source: RATES_PUBLISHER, count: rows.length, counted: 'currencies' };
  },
  board: forexBoard,
  pins: FOREX_PINS,
  searchRecords: forexSearchable,
  vocabulary: MONEY_WORDS,
  findAnswers: answerMoney,
  prompts: FOREX_PROMPTS,
  redirects: ([code = '']) => {
    const currency = findCurrency(code);
    return currency && `/browse/forex/${currency.code.toLowerCase()}`;
  },
});
