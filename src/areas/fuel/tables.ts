/** Schema version of data/fuel.sqlite. */
export const FUEL_VERSION = 1;

export type Fuel = 'petrol' | 'diesel';
export const FUELS = ['petrol', 'diesel'] as const satisfies readonly Fuel[];

/** A price of one fuel at one place on one day. */
export interface PriceRow {
  /** `city/kolkata` or `state/west-bengal`. */
  place: string;
  fuel: Fuel;
  /** Calendar day in India, YYYY-MM-DD. */
  day: string;
  /** Paise per litre. */
  paise: number;
  /** Change against the day before in per cent; null where the day before is unknown. */
  change_pct: number | null;
  /** Upstream that published it. */
  source: string;
  /** When we or the source's recorder read it, ISO 8601 UTC. */
  observed_at: string;
}

export interface FuelTables {
  price: PriceRow;
}

export const CREATE_FUEL_TABLES = [
  `create table if not exists price (
    place text not null,
    fuel text not null check (fuel in ('petrol', 'diesel')),
    day text not null check (day glob '????-??-??'),
    paise integer not null check (paise > 0),
    change_pct real,
    source text not null,
    observed_at text not null,
    primary key (place, fuel, day)
  ) without rowid`,
] as const;
