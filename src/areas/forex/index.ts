import { RATE_SOURCES, RATES_PUBLISHER, ratesInstant } from '../../lib/crawl/currency-api.ts';
import { defineArea } from '../area.ts';
import { forexBoard } from './board.ts';
import * as endpoints from './endpoints.ts';
import { forexDatabase, newestRates } from './queries.ts';
import { STALE_AFTER_HOURS } from './rates.ts';
import { forexSearchable } from './searchable.ts';

export default defineArea({
  name: 'forex',
  title: 'Exchange rates',
  summary: 'Daily rates of about 150 currencies in each other, with history.',
  page: '/browse/forex',
  endpoints: Object.values(endpoints),
  sources: RATE_SOURCES,
  // Off the hour, after the publisher's run shortly after 00:00 UTC.
  schedule: { cron: ['17 6 * * *'], words: 'daily at 11:47 IST', staleAfterHours: STALE_AFTER_HOURS },
  attribution: [{ name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' }],
  async freshness() {
    const rows = await newestRates(await forexDatabase());
    return { observedAt: ratesInstant(rows[0]?.day ?? ''), source: RATES_PUBLISHER, count: rows.length, counted: 'currencies' };
  },
  board: forexBoard,
  searchable: forexSearchable,
});
