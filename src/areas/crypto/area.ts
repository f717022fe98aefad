import { RATE_SOURCES, RATES_PUBLISHER, RATES_SCHEDULE, ratesInstant } from '../../crawl/currency-api.ts';
import { formatDay, sourceInWords } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import { latestTime } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { defineArea } from '../area.ts';
import type { SearchRecord } from '../intent.ts';
import { ASSET_INDEX, ASSETS } from './assets.ts';
import { CRYPTO_WORDS } from './coin-words.ts';
import { CRYPTO_PROVIDERS, history, list, prices } from './endpoints.ts';
import { answerCrypto } from './intents.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { CRYPTO_SNAPSHOT } from './tables.ts';
import { COINS_IN_HINDI, CRYPTO } from './wording.ts';

const PRICE_WORDS = ['crypto', 'cryptocurrency', 'coin', 'token', 'price', 'rate', 'today', 'क्रिप्टो', 'भाव', 'दाम', 'कीमत'];
const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 6 });

/** Every asset with a price of the newest day, as search finds it: its page. */
async function cryptoSearchable(): Promise<SearchRecord[]> {
  const prices = new Map((await recentPrices(await cryptoDatabase(), 1)).map((row) => [row.symbol, row]));
  return ASSETS.flatMap(({ symbol, id, name }) => {
    const price = prices.get(symbol);
    if (!price) return [];
    const code = symbol.toUpperCase();
    const figures = `₹${figure.format(price.inr)}, $${figure.format(price.usd)}`;
    return [
      {
        url: `/browse/crypto/${symbol}`,
        title: `${name} (${code}) price`,
        description: `${figures} (${formatDay(price.day)}, ${sourceInWords(RATES_PUBLISHER)})`,
        hi: {
          title: CRYPTO.hi.oneTitle(localName('hi', { name, hi: COINS_IN_HINDI[symbol] }), code),
          description: `${figures} (${formatDay(price.day, true, 'hi')}, ${sourceInWords(RATES_PUBLISHER, 'hi')})`,
        },
        names: [symbol, id, ...PRICE_WORDS],
      },
    ];
  });
}

export default defineArea({
  name: 'crypto',
  title: { en: 'Crypto assets', hi: 'क्रिप्टोकरेंसी' },
  summary: {
    en: 'The 50 best-known crypto assets in rupees and dollars: daily with history, live on request.',
    hi: '50 सबसे जानी-मानी क्रिप्टोकरेंसी के दाम रुपये और डॉलर में: रोज़ के दाम, पिछले दिनों के दाम और माँगने पर इसी समय के दाम।',
  },
  group: 'prices',
  icon: 'chain',
  page: '/browse/crypto',
  endpoints: [prices, history, list],
  upstreamQueries: { live: CRYPTO_PROVIDERS },
  attribution: [...CRYPTO_SNAPSHOT.sources, ...CRYPTO_PROVIDERS.map(({ title, url }) => ({ name: title, url }))],
  data: {
    crawler: { sources: RATE_SOURCES, schedule: RATES_SCHEDULE, load: () => import('./crawl.ts') },
    snapshots: [CRYPTO_SNAPSHOT],
    async freshness() {
      const rows = await recentPrices(await cryptoDatabase(), 1);
      const day = latestTime(rows.map((row) => row.day));
      return { observedAt: ratesInstant(day), day, source: RATES_PUBLISHER, count: rows.length, counted: 'assets' };
    },
  },
  find: {
    records: cryptoSearchable,
    vocabulary: CRYPTO_WORDS,
    answers: answerCrypto,
    dated: 'past',
    redirects: ([name = '']) => {
      const asset = findPlace(ASSET_INDEX, name.replaceAll('-', ' ')) ?? findPlace(ASSET_INDEX, name);
      return asset && `/browse/crypto/${asset.symbol}`;
    },
  },
});
