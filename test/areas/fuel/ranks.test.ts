import { describe, expect, it } from 'vitest';
import { nearestPlaces } from '../../../src/areas/fuel/neighbours.ts';
import { FUEL_PLACES, type FuelPlace } from '../../../src/areas/fuel/places.ts';
import { describeRank, rankByPrice } from '../../../src/areas/fuel/ranks.ts';
import type { PlacePrices } from '../../../src/areas/fuel/values.ts';
import { borderingStates, STATES } from '../../../src/places/states.ts';

/** A made-up place for each price, in the order of the cities. */
const ALL = [95, 96, 96, 97, 99, 101].map((rupees, index): PlacePrices => {
  const place = FUEL_PLACES[index] as FuelPlace;
  const asPublished = { day: '2026-06-07', source: 'goodreturns', observedAt: '2026-06-07T01:00:00.000Z' };
  return { place, prices: [{ place, fuel: 'petrol', rupees, ...asPublished, change: { percent: null, rupees: null } }] };
});
const ranked = rankByPrice(ALL, 'petrol');
const wordsFor = (index: number) => describeRank(ranked, ALL[index] as PlacePrices);

describe('the rank of a price', () => {
  it('is counted from the nearer end', () => {
    expect([0, 1, 2, 3, 4, 5].map(wordsFor)).toEqual([
      'cheapest of 6',
      '2nd cheapest of 6',
      '2nd cheapest of 6',
      '3rd costliest of 6',
      '2nd costliest of 6',
      'costliest of 6',
    ]);
  });
});

describe('neighbours', () => {
  it('of a city are within 250 km, or there are none', () => {
    for (const place of FUEL_PLACES.filter(({ type }) => type === 'city'))
      for (const { km } of nearestPlaces(place, 6)) expect(km).toBeLessThanOrEqual(250);
    const names = (id: string) =>
      nearestPlaces(FUEL_PLACES.find((one) => one.id === id) as (typeof FUEL_PLACES)[number], 6).map(({ place }) => place.name);
    expect(names('city/new-delhi').slice(0, 2).sort()).toEqual(['Gurgaon', 'Noida']);
    expect(names('city/mumbai')).toEqual([]);
  });

  it('of a state are those that border on it, both ways', () => {
    const state = (name: string) => FUEL_PLACES.find((one) => one.type === 'state' && one.name === name) as (typeof FUEL_PLACES)[number];
    expect(nearestPlaces(state('Maharashtra'), 6).map(({ place }) => place.name)).toEqual([
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Karnataka',
      'Madhya Pradesh',
      'Telangana',
    ]);
    expect(nearestPlaces(state('Lakshadweep'), 6)).toEqual([]);
    for (const { name } of STATES) for (const other of borderingStates(name)) expect(borderingStates(other)).toContain(name);
  });
});
