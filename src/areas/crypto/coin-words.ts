import { ASSETS } from './assets.ts';
import { COINS_IN_HINDI } from './wording.ts';

/** What people call the assets, and the money they are told in. */
export const CRYPTO_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ASSETS.map(({ symbol, id, name }) => [
      `coin ${symbol}`,
      [name, symbol, id, ...(COINS_IN_HINDI[symbol] ? [COINS_IN_HINDI[symbol]] : [])],
    ]),
  ),
  'coin eth': ['Ethereum', 'eth', 'ether', 'इथेरियम', 'एथेरियम', 'इथीरियम'],
  rupees: ['inr', 'rupee', 'rupees', 'indian rupee', 'indian rupees', 'rs', '₹', 'रुपये', 'रुपए'],
  dollars: ['usd', 'dollar', 'dollars', '$', 'डॉलर', 'usdt'],
  crypto: ['crypto', 'cryptocurrency', 'cryptocurrencies', 'coin', 'coins', 'token', 'virtual currency', 'क्रिप्टो', 'क्रिप्टोकरेंसी'],
  about: ['currency', 'convert', 'conversion', 'exchange', 'market', 'into', 'buy'],
};
