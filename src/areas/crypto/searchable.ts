import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { formatDay, sourceInWords } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import type { SearchRecord } from '../intent.ts';
import { ASSETS } from './assets.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { COINS_IN_HINDI, CRYPTO } from './wording.ts';

const PRICE_WORDS = ['crypto', 'cryptocurrency', 'coin', 'token', 'price', 'rate', 'today', 'क्रिप्टो', 'भाव', 'दाम', 'कीमत'];
const figure = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 6 });

/** Every asset with a price of the newest day, as search finds it: its page. */
export async function cryptoSearchable(): Promise<SearchRecord[]> {
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
