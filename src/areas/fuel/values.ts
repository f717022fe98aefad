import { inAllLocales } from '../../i18n/locale.ts';
import { addDays, latestTime } from '../../kernel/time.ts';
import { type Figure, type FigureChange, rupees } from '../figure.ts';
import { type PriceChange, priceChanges } from '../price-changes.ts';
import { FUEL_PLACES, type FuelPlace, type PlaceType } from './places.ts';
import { allPrices, fuelDatabase, lastPrice, newestPrices, pricesBetween } from './queries.ts';
import { FUELS, type Fuel, type PriceRow } from './tables.ts';
import { FUEL } from './wording.ts';

/** What a litre of a fuel costs at a place, as it was published for a day. */
export interface FuelPrice {
  place: FuelPlace;
  fuel: Fuel;
  /** A litre. */
  rupees: number;
  /** YYYY-MM-DD in India. */
  day: string;
  source: string;
  /** When it was read at its source, ISO 8601 UTC. */
  observedAt: string;
  /** Since the day before. */
  change: FigureChange;
}

/** A place's newest prices: one of each fuel, or of one. */
export interface PlacePrices {
  place: FuelPlace;
  prices: readonly FuelPrice[];
}

/** A price in a history. */
export interface FuelDay {
  day: string;
  /** Rupees a litre. */
  value: number;
}

/** The price of one fuel among a place's. */
export const priceOf = ({ prices }: PlacePrices, fuel: Fuel): FuelPrice | undefined => prices.find((price) => price.fuel === fuel);

/** The newest prices of some places, or those on a past day (YYYY-MM-DD): the newest up to it. Reads the rows of these places alone. */
export async function pricesAt(places: readonly FuelPlace[], asOf?: string): Promise<PlacePrices[]> {
  const rows = await newestPrices(await fuelDatabase(), places, asOf);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return places.flatMap((place) => {
    const inOrder = FUELS.flatMap((fuel) => byPlace.get(place.id)?.filter((row) => row.fuel === fuel) ?? []);
    const prices = inOrder.map(({ fuel, paise, day, source, observed_at, change_pct, paise_before }): FuelPrice => {
      const moved = paise_before === null ? null : (paise - paise_before) / 100;
      return { place, fuel, rupees: paise / 100, day, source, observedAt: observed_at, change: { percent: change_pct, rupees: moved } };
    });
    return prices.length > 0 ? [{ place, prices }] : [];
  });
}

/** The newest prices of all cities, in the order of the table of places, or of all states, by name. */
export async function pricesOfAll(type: PlaceType): Promise<PlacePrices[]> {
  const all = await pricesAt(FUEL_PLACES.filter((place) => place.type === type));
  return type === 'state' ? sortByName(all) : all;
}

export const sortByName = (all: readonly PlacePrices[]): PlacePrices[] =>
  all.toSorted((a, b) => a.place.name.localeCompare(b.place.name, 'en'));

/** Day, source and time of reading of some prices together: of the newest, and of all sources. */
export const newestOf = (prices: readonly FuelPrice[]): Pick<FuelPrice, 'day' | 'source' | 'observedAt'> => ({
  day: latestTime(prices.map(({ day }) => day)),
  source: [...new Set(prices.map(({ source }) => source))].join(', '),
  observedAt: latestTime(prices.map(({ observedAt }) => observedAt)),
});

/** Prices of a fuel at a place on so many days up to the newest on record, oldest first. Days without a published price are absent. */
export async function dailyPrices(place: FuelPlace, fuel: Fuel, days: number): Promise<FuelDay[]> {
  const db = await fuelDatabase();
  const newest = await lastPrice(db, place.id, fuel);
  const rows = newest ? await pricesBetween(db, place.id, fuel, { first: addDays(newest.day, 1 - days), last: newest.day }) : [];
  return rows.map(({ day, paise }) => ({ day, value: paise / 100 })).reverse();
}

/** A price as people are told it. */
export const fuelFigure = ({ place, fuel, day, source, change, ...price }: FuelPrice): Figure => ({
  label: inAllLocales(FUEL, (t) => t[fuel]),
  place,
  ...rupees(price.rupees),
  unit: inAllLocales(FUEL, (t) => t.aLitre),
  day,
  source,
  change,
});

/** The changes of a place's prices, newest first of each fuel. */
export interface PlaceChanges {
  place: FuelPlace;
  changes: readonly PriceChange<PriceRow>[];
  /** When the newest of its prices was read. */
  observedAt: string;
}

/** Every change on record by place. */
export async function changesByPlace(): Promise<PlaceChanges[]> {
  const rows = Map.groupBy(await allPrices(await fuelDatabase()), ({ place }) => place);
  return FUEL_PLACES.flatMap((place) => {
    const ofPlace = rows.get(place.id);
    if (!ofPlace) return [];
    const changes = FUELS.flatMap((fuel) => priceChanges(ofPlace.filter((row) => row.fuel === fuel)));
    return [{ place, changes, observedAt: latestTime(ofPlace.map((row) => row.observed_at)) }];
  });
}
