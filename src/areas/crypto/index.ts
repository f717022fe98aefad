import { RATE_SOURCES, RATES_PUBLISHER, ratesInstant } from '../../lib/crawl/currency-api.ts';
import { newestOf } from '../../lib/time.ts';
import { defineArea } from '../area.ts';
import * as endpoints from './endpoints.ts';
import { CRYPTO_PROVIDERS } from './providers/index.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { STALE_AFTER_HOURS } from './responses.ts';
import { cryptoSearchable } from './searchable.ts';

export default defineArea({
  name: 'crypto',
  title: 'Crypto assets',
  summary: 'The 50 best-known crypto assets in rupees and dollars: daily with history, live on request.',
  page: '/browse/crypto',
  asks: true,
  endpoints: Object.values(endpoints),
  sources: RATE_SOURCES,
  // Off the hour, after the publisher's run shortly after 00:00 UTC.
  schedule: { cron: ['17 6 * * *'], words: 'daily at 11:47 IST', staleAfterHours: STALE_AFTER_HOURS },
  attribution: [
    { name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' },
    ...CRYPTO_PROVIDERS.map(({ title, url }) => ({ name: title, url })),
  ],
  searchable: cryptoSearchable,
  async freshness() {
    const rows = await recentPrices(await cryptoDatabase(), 1);
    return {
      observedAt: ratesInstant(newestOf(rows.map(({ day }) => day))),
      source: RATES_PUBLISHER,
      count: rows.length,
      counted: 'assets',
    };
  },
});
