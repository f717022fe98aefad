/** Schema version of data/crypto.sqlite. */
export const CRYPTO_VERSION = 1;

/** The price of an asset on a day. */
export interface PriceRow {
  /** The day that the publisher dates the price by, YYYY-MM-DD. */
  day: string;
  /** Lower case. */
  symbol: string;
  usd: number;
  inr: number;
}

export interface CryptoTables {
  price: PriceRow;
}

export const CREATE_CRYPTO_TABLES = [
  `create table if not exists price (
    day text not null check (day glob '????-??-??'),
    symbol text not null,
    usd real not null check (usd > 0),
    inr real not null check (inr > 0),
    primary key (symbol, day)
  ) without rowid`,
] as const;
