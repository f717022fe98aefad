import { RATE_SOURCES, RATES_PUBLISHER, ratesInstant } from '../../crawl/currency-api.ts';
import { latestTime } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { defineArea } from '../area.ts';
import { ASSET_INDEX } from './assets.ts';
import { history, list, prices } from './endpoints.ts';
import { answerCrypto, CRYPTO_WORDS } from './intents.ts';
import { CRYPTO_PROVIDERS } from './providers/index.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { cryptoSearchable } from './searchable.ts';
import { CRYPTO_SCHEDULE, CRYPTO_SNAPSHOT } from './tables.ts';

export default defineArea({
  name: 'crypto',
  title: { en: 'Crypto assets', hi: 'क्रिप्टो संपत्तियाँ' },
  summary: {
    en: 'The 50 best-known crypto assets in rupees and dollars: daily with history, live on request.',
    hi: '50 सबसे जानी-मानी क्रिप्टो संपत्तियों के दाम रुपये और डॉलर में: रोज़ के दाम, पिछले दिनों के दाम और माँगने पर इसी समय के दाम।',
  },
  group: 'prices',
  icon: 'chain',
  page: '/browse/crypto',
  endpoints: [prices, history, list],
  upstreamQueries: { live: CRYPTO_PROVIDERS },
  crawler: { sources: RATE_SOURCES, schedule: CRYPTO_SCHEDULE, load: () => import('./crawl.ts') },
  snapshots: [CRYPTO_SNAPSHOT],
  attribution: [...CRYPTO_SNAPSHOT.sources, ...CRYPTO_PROVIDERS.map(({ title, url }) => ({ name: title, url }))],
  searchRecords: cryptoSearchable,
  vocabulary: CRYPTO_WORDS,
  findAnswers: answerCrypto,
  redirects: ([name = '']) => {
    const asset = findPlace(ASSET_INDEX, name.replaceAll('-', ' ')) ?? findPlace(ASSET_INDEX, name);
    return asset && `/browse/crypto/${asset.symbol}`;
  },
  async freshness() {
    const rows = await recentPrices(await cryptoDatabase(), 1);
    const day = latestTime(rows.map((row) => row.day));
    return {
      observedAt: ratesInstant(day),
      day,
      source: RATES_PUBLISHER,
      count: rows.length,
      counted: 'assets',
    };
  },
});
