/** Schema version of data/forex.sqlite. */
export const FOREX_VERSION = 1;

/** What one US dollar bought of a currency on a day. */
export interface RateRow {
  /** The day that the publisher dates the rate by, YYYY-MM-DD. */
  day: string;
  /** ISO 4217, upper case. */
  code: string;
  per_usd: number;
}

export interface ForexTables {
  rate: RateRow;
}

export const CREATE_FOREX_TABLES = [
  `create table if not exists rate (
    day text not null check (day glob '????-??-??'),
    code text not null,
    per_usd real not null check (per_usd > 0),
    primary key (code, day)
  ) without rowid`,
] as const;
