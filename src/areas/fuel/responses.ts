import type { z } from 'zod';
import { computeFreshness } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { latestTime } from '../../kernel/time.ts';
import type { Match } from '../../places/find.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import { FUEL_PLACES, type FuelPlace, placeById } from './places.ts';
import type { fuelCity, fuelHistory, fuelLatest, fuelListing, fuelPlaces, fuelRecord, fuelSearch, fuelState } from './schema.ts';
import { FUEL_SCHEDULE, FUELS, type Fuel, type PriceRow } from './tables.ts';

export type FuelRecord = z.output<typeof fuelRecord>;

/** A place's newest prices, one row per fuel. */
export interface PlacePrices {
  place: FuelPlace;
  rows: PriceRow[];
}

/** Groups the newest rows by place, in the order of the table of places. */
export function groupByPlace(rows: readonly PriceRow[]): PlacePrices[] {
  const groups = Map.groupBy(rows, ({ place }) => place);
  for (const id of groups.keys()) placeById(id);
  return FUEL_PLACES.flatMap((place) => {
    const found = groups.get(place.id);
    return found ? [{ place, rows: found }] : [];
  });
}

const newest = (rows: readonly PriceRow[], member: 'observed_at' | 'day'): string => latestTime(rows.map((row) => row[member]));

/** When the newest of these prices was read at its source. */
const fetchedAt = (groups: readonly PlacePrices[]): string =>
  latestTime(groups.flatMap(({ rows }) => rows.map(({ observed_at }) => observed_at)));

/** Members of a body: the fetch time, the requested day and freshness. */
const asFetched = (groups: readonly PlacePrices[], asOf: string | undefined) => ({
  ...(asOf && { as_of: asOf }),
  fetched_at: fetchedAt(groups),
  ...computeFreshness(fetchedAt(groups), FUEL_SCHEDULE),
});

function cells(rows: readonly PriceRow[], fuels: readonly Fuel[]) {
  const known = fuels.flatMap((fuel) => rows.filter((row) => row.fuel === fuel));
  return Object.fromEntries(
    known.map(({ fuel, paise, change_pct }) => [fuel, { price: paise / 100, unit: 'per_litre' as const, change_pct }]),
  );
}

export function toRecord({ place, rows }: PlacePrices, fuels: readonly Fuel[] = FUELS): FuelRecord {
  const wanted = rows.filter((row) => fuels.includes(row.fuel));
  return {
    location: place.name,
    location_type: place.type,
    updated_at: newest(wanted, 'observed_at'),
    as_of: newest(wanted, 'day'),
    source: [...new Set(wanted.map(({ source }) => source))].join(', '),
    ...cells(wanted, fuels),
  };
}

export function listingBody(
  groups: readonly PlacePrices[],
  type: 'state' | 'city',
  fuels: readonly Fuel[],
  asOf?: string,
): z.output<typeof fuelListing> {
  const shown = groups.filter(({ place, rows }) => place.type === type && rows.some(({ fuel }) => fuels.includes(fuel)));
  const byName = type === 'state' ? shown.toSorted((a, b) => a.place.name.localeCompare(b.place.name, 'en')) : shown;
  return {
    status: 'ok',
    endpoint: '/fuel',
    scope: type === 'state' ? 'states' : 'cities',
    fuels: [...fuels],
    count: byName.length,
    data: byName.map((group) => toRecord(group, fuels)),
    ...asFetched(groups, asOf),
  };
}

export function cityBody(group: PlacePrices, fuels: readonly Fuel[], asOf?: string): z.output<typeof fuelCity> {
  return {
    status: 'ok',
    endpoint: '/fuel',
    city: group.place.name,
    fuels: [...fuels],
    price: toRecord(group, fuels),
    ...asFetched([group], asOf),
  };
}

export function stateBody(
  group: PlacePrices,
  cities: readonly PlacePrices[],
  fuels: readonly Fuel[],
  asOf?: string,
): z.output<typeof fuelState> {
  return {
    status: 'ok',
    endpoint: '/fuel',
    state: group.place.name,
    fuels: [...fuels],
    price: toRecord(group, fuels),
    cities: cities.map((city) => toRecord(city, fuels)),
    count: cities.length,
    ...asFetched([group, ...cities], asOf),
  };
}

export function placesBody(groups: readonly PlacePrices[]): z.output<typeof fuelPlaces> {
  const names = (type: 'city' | 'state') => groups.filter(({ place }) => place.type === type).map(({ place }) => place.name);
  return {
    status: 'ok',
    count: groups.length,
    locations: groups.map(({ place }) => ({ name: place.name, type: place.type })),
    cities: names('city'),
    states: names('state'),
  };
}

export function searchBody(q: string, matches: readonly Match<FuelPlace>[]): z.output<typeof fuelSearch> {
  return {
    status: 'ok',
    q,
    count: matches.length,
    results: matches.map(({ place, score }) => ({
      name: place.name,
      type: place.type,
      state: place.state,
      score,
      path: `/fuel/${place.id}.json`,
    })),
  };
}

export function historyBody(
  fuel: Fuel,
  city: string,
  days: Days,
  by: Period,
  place: FuelPlace,
  rows: readonly PriceRow[],
): z.output<typeof fuelHistory> {
  return {
    status: 'ok',
    fuel,
    city,
    days: countDays(days),
    ...periodsOf(by),
    ...listHistory(
      lastOfEach(rows, by).map(({ row, ...period }) => ({
        location: place.name,
        price: rupeeText(row.paise),
        date: row.day,
        ...period,
      })),
    ),
    ...computeFreshness(newest(rows, 'observed_at'), FUEL_SCHEDULE),
  };
}

export function latestBody(groups: readonly PlacePrices[], asOf?: string): z.output<typeof fuelLatest> {
  const cities = groups.filter(({ place }) => place.type === 'city');
  return {
    status: 'ok',
    endpoint: '/fuel/latest',
    count: cities.length,
    updated_at: fetchedAt(cities),
    ...(asOf && { as_of: asOf }),
    data: cities.map(({ place, rows }) => ({ location: place.name, ...(asOf && { as_of: newest(rows, 'day') }), ...cells(rows, FUELS) })),
    ...computeFreshness(fetchedAt(cities), FUEL_SCHEDULE),
  };
}
