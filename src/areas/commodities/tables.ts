/** Schema version of data/commodities.sqlite. */
export const COMMODITIES_VERSION = 1;

export type Metal = 'gold' | 'silver' | 'platinum';
export const METALS = ['gold', 'silver', 'platinum'] as const satisfies readonly Metal[];

/** Units of the contract; prices are always for this many grams. */
export const UNITS = {
  gold: { unit: 'per_gram_24k', grams: 1, words: 'per gram of 24 karat' },
  silver: { unit: 'per_10g', grams: 10, words: 'per 10 g' },
  platinum: { unit: 'per_gram', grams: 1, words: 'per gram' },
} as const satisfies Record<Metal, { unit: string; grams: number; words: string }>;

/** A price published for a place on a day. */
export interface QuoteRow {
  metal: Metal;
  /** Slug of the place; `india` for the national price. */
  place: string;
  /** Calendar day in India, YYYY-MM-DD. */
  day: string;
  /** Paise for the metal's unit; gold of 24 karat. */
  paise: number;
  /** Gold only: paise per gram, where the source publishes them. */
  paise_22k: number | null;
  paise_18k: number | null;
  source: string;
  /** When it was read, ISO 8601 UTC. */
  observed_at: string;
}

/** The international price of a metal on a day, converted to rupees: one row for all places. */
export interface SpotRow {
  metal: Metal;
  day: string;
  /** Paise for the metal's unit. */
  paise: number;
  source: string;
}

/** How far Indian retail quotes stood above spot, as measured from the quotes of the days `from_day` to `measured_on`. */
export interface PremiumRow {
  metal: Metal;
  /** Day of the newest quote that was measured. */
  measured_on: string;
  from_day: string;
  /** Median of quote over spot of the same day. */
  ratio: number;
  /** Gold: median of the 22K over the 24K quote, and the same for 18K; null where none was quoted. */
  ratio_22k: number | null;
  ratio_18k: number | null;
  quotes: number;
  /** Slugs of the places whose quotes were measured, comma-separated. */
  places: string;
  source: string;
}

export interface CommoditiesTables {
  quote: QuoteRow;
  spot: SpotRow;
  premium: PremiumRow;
}

const METAL_CHECK = `metal text not null check (metal in ('gold', 'silver', 'platinum'))`;

export const CREATE_COMMODITIES_TABLES = [
  `create table if not exists quote (
    ${METAL_CHECK},
    place text not null,
    day text not null check (day glob '????-??-??'),
    paise integer not null check (paise > 0),
    paise_22k integer,
    paise_18k integer,
    source text not null,
    observed_at text not null,
    primary key (metal, place, day)
  ) without rowid`,
  `create table if not exists spot (
    ${METAL_CHECK},
    day text not null check (day glob '????-??-??'),
    paise integer not null check (paise > 0),
    source text not null,
    primary key (metal, day)
  ) without rowid`,
  `create table if not exists premium (
    ${METAL_CHECK},
    measured_on text not null,
    from_day text not null,
    ratio real not null check (ratio > 0),
    ratio_22k real,
    ratio_18k real,
    quotes integer not null,
    places text not null,
    source text not null,
    primary key (metal, measured_on)
  ) without rowid`,
] as const;
