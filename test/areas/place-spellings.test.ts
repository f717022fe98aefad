import { describe, expect, it } from 'vitest';
import { bodyFor } from '../../src/api/call-body.ts';
import { listing as metals } from '../../src/areas/commodities/endpoints.ts';
import { listing as fuel } from '../../src/areas/fuel/endpoints.ts';
import { year as holidays } from '../../src/areas/holidays/endpoints.ts';
import { drinkingAge } from '../../src/areas/liquor/endpoints.ts';
import { festivals, day as panchang } from '../../src/areas/panchang/endpoints.ts';
import { listing as schemes } from '../../src/areas/schemes/endpoints.ts';
import { offices } from '../../src/areas/vehicle/endpoints.ts';
import { findTown } from '../../src/places/town.ts';

type AnyEndpoint = Parameters<typeof bodyFor>[0];

/** The same place as people write it. */
const CITIES = [
  [
    'Mumbai',
    'mumbai',
    'MUMBAI',
    ' bombay ',
    'मुंबई',
    'मुम्बई',
    'बंबई',
    'Mumbai Maharashtra',
    'Mumbai, MH',
    'Bombay, Maharashtra, India',
    'mumbai india',
  ],
  ['Bangalore', 'Bengaluru', 'बेंगलुरु', 'bangalore', 'Bengaluru, Karnataka', 'bangalore ka'],
];
const STATES = [
  ['Kerala', 'kerala', 'केरल', 'KL'],
  ['Goa', 'गोवा', 'goa'],
  ['Odisha', 'Orissa', 'ओडिशा'],
];
const BY_CITY: Readonly<Record<string, AnyEndpoint>> = { fuel, metals, panchang };
const BY_STATE: Readonly<Record<string, AnyEndpoint>> = { fuel, holidays, drinkingAge, festivals, schemes, offices };

/** What an area answers for a place, without the names by which it was asked for: some members repeat them. */
async function answerFor(endpoint: AnyEndpoint, param: string, name: string, names: readonly string[]): Promise<string> {
  const body = JSON.stringify(await bodyFor(endpoint, { [param]: name }));
  return names.reduce((text, one) => text.replaceAll(JSON.stringify(one.trim()), '""'), body);
}

const cases = (areas: typeof BY_CITY, param: string, places: string[][]) =>
  Object.entries(areas).flatMap(([area, endpoint]) =>
    places.flatMap(([first = '', ...others]) => others.map((name) => ({ area, endpoint, param, first, name }))),
  );

describe('a place is found by any of its names, in every area', () => {
  it.each([...cases(BY_CITY, 'city', CITIES), ...cases(BY_STATE, 'state', STATES)])(
    '$area: $name',
    async ({ endpoint, param, first, name }) => {
      const names = [name, first];
      expect(await answerFor(endpoint, param, name, names)).toBe(await answerFor(endpoint, param, first, names));
    },
  );
});

describe('a town with its state', () => {
  it.each([
    ['Pune Maharashtra', 'Pune', 'Maharashtra'],
    ['Pune, MH, India', 'Pune', 'Maharashtra'],
    ['Salem, TN', 'Salem', 'Tamil Nadu'],
    ['salem tamilnadu', 'Salem', 'Tamil Nadu'],
    ['Hamirpur', 'Hamirpur', 'Uttar Pradesh'],
    ['Hamirpur, HP', 'Hamirpur', 'Himachal Pradesh'],
    ['hamirpur himachal pradesh', 'Hamirpur', 'Himachal Pradesh'],
    ['Aurangabad, Bihar', 'Aurangabad', 'Bihar'],
    ['पुणे महाराष्ट्र', 'Pune', 'Maharashtra'],
  ])('is the one of that state: %s', (text, name, state) => expect(findTown(text)).toMatchObject({ name, state }));

  it.each(['Pune, Kerala', 'Pune Kerala', 'Maharashtra Pune', 'Pune, Maharashtra, Kerala', 'Nowhere, TN', ', TN', 'TN TN'])(
    'is none where that is not its state: %s',
    (text) => expect(findTown(text)).toBeUndefined(),
  );
});
