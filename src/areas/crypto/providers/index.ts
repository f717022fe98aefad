import { binance } from './binance.ts';
import { coingecko } from './coingecko.ts';
import type { CryptoProvider } from './provider.ts';

/** In the order in which they are asked. */
export const CRYPTO_PROVIDERS: readonly CryptoProvider[] = [coingecko, binance];
