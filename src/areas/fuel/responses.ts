import type { z } from 'zod';
import { computeFreshness } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { latestTime } from '../../kernel/time.ts';
import type { Match } from '../../places/find.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import type { FuelPlace } from './places.ts';
import type { fuelCity, fuelHistory, fuelLatest, fuelListing, fuelPlaces, fuelRecord, fuelSearch, fuelState } from './schema.ts';
import { FUEL_SCHEDULE, type Fuel, type PriceRow } from './tables.ts';
import { type FuelPrice, newestOf, type PlacePrices, sortByName } from './values.ts';

/** When the newest of these prices was read at its source. */
const fetchedAt = (all: readonly PlacePrices[]): string => newestOf(all.flatMap(({ prices }) => prices)).observedAt;

/** Members of a body: the fetch time, the requested day and freshness. */
const asFetched = (all: readonly PlacePrices[], asOf: string | undefined) => ({
  ...(asOf && { as_of: asOf }),
  fetched_at: fetchedAt(all),
  ...computeFreshness(fetchedAt(all), FUEL_SCHEDULE),
});

const cells = (prices: readonly FuelPrice[]) =>
  Object.fromEntries(
    prices.map(({ fuel, rupees, change }) => [fuel, { price: rupees, unit: 'per_litre' as const, change_pct: change.percent }]),
  );

function toRecord({ place, prices }: PlacePrices, fuels: readonly Fuel[]): z.output<typeof fuelRecord> {
  const shown = prices.filter(({ fuel }) => fuels.includes(fuel));
  const { observedAt, day, source } = newestOf(shown);
  return {
    location: place.name,
    location_type: place.type,
    updated_at: observedAt,
    as_of: day,
    source,
    ...cells(shown),
  };
}

export function listingBody(
  groups: readonly PlacePrices[],
  type: 'state' | 'city',
  fuels: readonly Fuel[],
  asOf?: string,
): z.output<typeof fuelListing> {
  const shown = groups.filter(({ place, prices }) => place.type === type && prices.some(({ fuel }) => fuels.includes(fuel)));
  const byName = type === 'state' ? sortByName(shown) : shown;
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
    ...computeFreshness(latestTime(rows.map((row) => row.observed_at)), FUEL_SCHEDULE),
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
    data: cities.map(({ place, prices }) => ({ location: place.name, ...(asOf && { as_of: newestOf(prices).day }), ...cells(prices) })),
    ...computeFreshness(fetchedAt(cities), FUEL_SCHEDULE),
  };
}
