import { indexPlaces } from '../../places/find.ts';

/** A crypto asset: its symbol, the id that users of CoinGecko know, its name, and its pair with USDT on Binance where there is one. */
export interface Asset {
  /** Lower case. */
  symbol: string;
  id: string;
  name: string;
  pair?: string;
}

/** The best-known assets that the daily source rates. Those whose symbol means several things there are left out. */
const TABLE: readonly (readonly [symbol: string, id: string, name: string, pair?: 'USDT'])[] = [
  ['btc', 'bitcoin', 'Bitcoin', 'USDT'],
  ['eth', 'ethereum', 'Ethereum', 'USDT'],
  ['usdt', 'tether', 'Tether'],
  ['xrp', 'ripple', 'XRP', 'USDT'],
  ['bnb', 'binancecoin', 'BNB', 'USDT'],
  ['sol', 'solana', 'Solana', 'USDT'],
  ['usdc', 'usd-coin', 'USDC', 'USDT'],
  ['doge', 'dogecoin', 'Dogecoin', 'USDT'],
  ['trx', 'tron', 'TRON', 'USDT'],
  ['ada', 'cardano', 'Cardano', 'USDT'],
  ['link', 'chainlink', 'Chainlink', 'USDT'],
  ['xlm', 'stellar', 'Stellar', 'USDT'],
  ['sui', 'sui', 'Sui', 'USDT'],
  ['bch', 'bitcoin-cash', 'Bitcoin Cash', 'USDT'],
  ['avax', 'avalanche-2', 'Avalanche', 'USDT'],
  ['hbar', 'hedera-hashgraph', 'Hedera', 'USDT'],
  ['shib', 'shiba-inu', 'Shiba Inu', 'USDT'],
  ['ltc', 'litecoin', 'Litecoin', 'USDT'],
  ['leo', 'leo-token', 'LEO Token'],
  ['dot', 'polkadot', 'Polkadot', 'USDT'],
  ['uni', 'uniswap', 'Uniswap', 'USDT'],
  ['aave', 'aave', 'Aave', 'USDT'],
  ['near', 'near', 'NEAR Protocol', 'USDT'],
  ['icp', 'internet-computer', 'Internet Computer', 'USDT'],
  ['etc', 'ethereum-classic', 'Ethereum Classic', 'USDT'],
  ['apt', 'aptos', 'Aptos', 'USDT'],
  ['xmr', 'monero', 'Monero'],
  ['pepe', 'pepe', 'Pepe', 'USDT'],
  ['dai', 'dai', 'Dai'],
  ['okb', 'okb', 'OKB'],
  ['algo', 'algorand', 'Algorand', 'USDT'],
  ['atom', 'cosmos', 'Cosmos Hub', 'USDT'],
  ['vet', 'vechain', 'VeChain', 'USDT'],
  ['fil', 'filecoin', 'Filecoin', 'USDT'],
  ['arb', 'arbitrum', 'Arbitrum', 'USDT'],
  ['op', 'optimism', 'Optimism', 'USDT'],
  ['kas', 'kaspa', 'Kaspa'],
  ['inj', 'injective-protocol', 'Injective', 'USDT'],
  ['imx', 'immutable-x', 'Immutable', 'USDT'],
  ['grt', 'the-graph', 'The Graph', 'USDT'],
  ['stx', 'blockstack', 'Stacks', 'USDT'],
  ['theta', 'theta-token', 'Theta Network', 'USDT'],
  ['sand', 'the-sandbox', 'The Sandbox', 'USDT'],
  ['mana', 'decentraland', 'Decentraland', 'USDT'],
  ['axs', 'axie-infinity', 'Axie Infinity', 'USDT'],
  ['xtz', 'tezos', 'Tezos', 'USDT'],
  ['zec', 'zcash', 'Zcash', 'USDT'],
  ['dash', 'dash', 'Dash', 'USDT'],
  ['crv', 'curve-dao-token', 'Curve DAO', 'USDT'],
  ['qnt', 'quant-network', 'Quant', 'USDT'],
  ['paxg', 'pax-gold', 'PAX Gold', 'USDT'],
  ['xaut', 'tether-gold', 'Tether Gold'],
];

export const ASSETS: readonly Asset[] = TABLE.map(([symbol, id, name, quote]) => ({
  symbol,
  id,
  name,
  ...(quote ? { pair: `${symbol.toUpperCase()}${quote}` } : {}),
}));

/** By symbol, id or name. */
export const ASSET_INDEX = indexPlaces(ASSETS.map((asset) => ({ ...asset, aliases: [asset.symbol, asset.id] })));
