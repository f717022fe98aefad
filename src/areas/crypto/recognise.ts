import { RATES_PUBLISHER } from '../../lib/crawl/currency-api.ts';
import { bothOf, nameIn } from '../../lib/locale.ts';
import { groupDigits } from '../../lib/words.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { ASSETS } from './assets.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { COINS_IN_HINDI, CRYPTO } from './wording.ts';

/** What people call the assets, and the money they are told in; names in Devanagari are read by their sound. */
export const CRYPTO_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ASSETS.map(({ symbol, id, name }) => [`coin ${symbol}`, [name, symbol, id]])),
  'coin eth': ['Ethereum', 'eth', 'ether', 'इथेरियम', 'एथेरियम', 'इथीरियम'],
  rupees: ['inr', 'rupee', 'rupees', 'rs', '₹', 'रुपये', 'रुपए'],
  dollars: ['usd', 'dollar', 'dollars', '$', 'डॉलर', 'usdt'],
  crypto: ['crypto', 'cryptocurrency', 'cryptocurrencies', 'coin', 'coins', 'token', 'virtual currency', 'क्रिप्टो', 'क्रिप्टोकरेंसी'],
  money: ['currency', 'convert', 'conversion', 'exchange', 'vs', 'into', 'buy'],
};

const RECENT_DAYS = 1;

/** The price of an asset in rupees or dollars, or of so much of it; what a sum of money is of it. */
export async function recogniseCrypto({ says, amounts, strangers, words }: Typed): Promise<DirectAnswer[]> {
  const named = ASSETS.filter(({ symbol }) => says.includes(`coin ${symbol}`));
  const asset = named.find(({ symbol }) => !(symbol === 'usdt' && named.length > 1));
  if (!asset) return [];
  const [row] = await recentPrices(await cryptoDatabase(), RECENT_DAYS, asset.symbol);
  if (!row) return [];
  const [asked] = amounts;
  const sum = asked && asked.value > 0 ? asked.value : 1;
  const symbol = asset.symbol.toUpperCase();
  const money = asked?.of.includes('rupees') ? 'rupees' : asked?.of.includes('dollars') && asset.symbol !== 'usdt' ? 'dollars' : undefined;
  const inDollars = says.includes('dollars') && !says.includes('rupees') && asset.symbol !== 'usdt';
  const answer = money
    ? `${figure(sum / (money === 'rupees' ? row.inr : row.usd))} ${symbol}`
    : inDollars
      ? `$${figure(row.usd * sum)}`
      : `₹${figure(row.inr * sum)}`;
  const what = bothOf(CRYPTO, (t, locale) => {
    const name = nameIn(locale, { name: asset.name, hi: COINS_IN_HINDI[asset.symbol] });
    return money
      ? t.sumIn(`${money === 'rupees' ? '₹' : '$'}${groupDigits(sum)}`, name)
      : `${sum === 1 ? '' : `${sum} `}${name} (${symbol})`;
  });
  // LINK, SAND and DASH are words for other things as well.
  const bySymbol =
    asset.symbol !== 'btc' &&
    asset.symbol !== 'eth' &&
    !says.includes('crypto') &&
    words.includes(asset.symbol) &&
    asset.symbol !== asset.name.toLowerCase();
  return [
    {
      title: what,
      answer,
      ...(money || inDollars ? {} : { detail: `$${figure(row.usd * sum)}` }),
      as_of: row.day,
      source: RATES_PUBLISHER,
      url: `/browse/crypto/${asset.symbol}`,
      sureness: sureOf(strangers, bySymbol && strangers.length === 0 ? 0.7 : 1) - (bySymbol && strangers.length > 0 ? 0.1 : 0),
    },
  ];
}

const small = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 });
const figure = (value: number): string => (value >= 1000 ? groupDigits(value) : value >= 1 ? groupDigits(value, 2) : small.format(value));
