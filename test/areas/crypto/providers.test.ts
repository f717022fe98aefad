import { ASSETS } from '../../../src/areas/crypto/assets.ts';
import { binance } from '../../../src/areas/crypto/providers/binance.ts';
import { coingecko } from '../../../src/areas/crypto/providers/coingecko.ts';
import { testProviders } from '../../support/provider-suite.ts';

const asset = ASSETS.find(({ symbol }) => symbol === 'btc');
const question = { asset, rupeesPerDollar: async () => 90 };

testProviders('crypto', [
  {
    provider: coingecko,
    ask: coingecko.price,
    question,
    request: /^\/api\/v3\/simple\/price\?ids=bitcoin&vs_currencies=inr,usd/,
    good: {
      body: '{"bitcoin":{"inr":7000000,"usd":80000,"inr_market_cap":1.4e14,"usd_24h_vol":3e10,"usd_24h_change":-1.5,"last_updated_at":1790000000}}',
      expected: {
        usd: 80_000,
        inr: 7_000_000,
        changePct: -1.5,
        marketCapInr: 1.4e14,
        volumeUsd: 3e10,
        updatedAt: new Date(1_790_000_000_000).toISOString(),
      },
    },
    cannot: [{ title: 'an asset that it does not list', body: '{}' }],
    outages: [{ title: 'a limit under 200', body: '{"status":{"error_code":429,"error_message":"limit"}}' }],
  },
  {
    provider: binance,
    ask: binance.price,
    question,
    request: /^\/api\/v3\/ticker\/24hr\?symbol=BTCUSDT$/,
    good: {
      body: '{"symbol":"BTCUSDT","lastPrice":"80000.00","priceChangePercent":"-1.500","quoteVolume":"3000000","closeTime":1790000000000}',
      expected: {
        usd: 80_000,
        inr: 7_200_000,
        changePct: -1.5,
        marketCapInr: null,
        volumeUsd: 3_000_000,
        updatedAt: new Date(1_790_000_000_000).toISOString(),
      },
    },
    outages: [{ title: 'an error under 200', body: '{"code":-1121,"msg":"Invalid symbol."}' }],
  },
]);
