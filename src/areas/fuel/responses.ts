import type { z } from 'zod';
import { type Paging, pageOf } from '../../api/paging.ts';
import { computeFreshness, datedBody } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { latestTime, tellInstant } from '../../kernel/time.ts';
import type { Match } from '../../places/find.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import { gapsBetween } from './metros/values.ts';
import type { FuelPlace } from './places.ts';
import type { fuelCity, fuelHistory, fuelLatest, fuelListing, fuelPlaces, fuelRecord, fuelSearch, fuelState } from './schema.ts';
import { FUEL_SCHEDULE, type Fuel, type PriceRow } from './tables.ts';
import { type FuelPrice, newestOf, type PlacePrices, sortByName } from './values.ts';

/** Members of a body: the day of the figures, the fetch time and freshness; `pastDay` is the one asked for, if any. */
function asFetched(all: readonly PlacePrices[], pastDay: string | undefined) {
  const { day, observedAt } = newestOf(all.flatMap(({ prices }) => prices));
  return { ...datedBody(day, pastDay), fetched_at: tellInstant(observedAt), ...computeFreshness(observedAt, FUEL_SCHEDULE, pastDay) };
}

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
    updated_at: tellInstant(observedAt),
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

export function searchBody(q: string, hits: readonly Match<FuelPlace>[], page: Paging): z.output<typeof fuelSearch> {
  const { rows: matches, paging } = pageOf(hits, page);
  return {
    status: 'ok',
    q,
    count: matches.length,
    ...paging,
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
  until: string | undefined,
): z.output<typeof fuelHistory> {
  const gaps = gapsBetween(rows);
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
        source: row.source,
        ...period,
      })),
    ),
    ...(gaps.length > 0 ? { gaps } : {}),
    ...computeFreshness(latestTime(rows.map((row) => row.observed_at)), FUEL_SCHEDULE, until),
  };
}

export function latestBody(groups: readonly PlacePrices[], asOf?: string): z.output<typeof fuelLatest> {
  const cities = groups.filter(({ place }) => place.type === 'city');
  const { fetched_at, ...dated } = asFetched(cities, asOf);
  return {
    status: 'ok',
    endpoint: '/fuel/latest',
    count: cities.length,
    updated_at: fetched_at,
    ...dated,
    data: cities.map(({ place, prices }) => ({ location: place.name, as_of: newestOf(prices).day, ...cells(prices) })),
  };
}
