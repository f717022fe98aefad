import { describe, expect, it } from 'vitest';
import { correctOffice } from '../../../src/areas/pincode/corrections.ts';
import { makeDirectory } from '../../../src/areas/pincode/directory.ts';
import { joinEditions } from '../../../src/areas/pincode/editions.ts';
import { readOfficeName } from '../../../src/areas/pincode/office-name.ts';
import { filterPoints, type PinPlace } from '../../../src/areas/pincode/points.ts';
import type { CurrentOffice, ListedOffice } from '../../../src/areas/pincode/sources/record.ts';
import { distanceKm } from '../../../src/places/near.ts';
import { districtAliases, districtTitle } from '../../../src/places/pincodes/district-names.ts';
import { findNearest, makeGrid } from '../../../src/places/pincodes/grid.ts';

const listed = (change: Partial<ListedOffice>): ListedOffice => ({
  pin: 411001,
  name: 'Pune',
  district: 'Pune',
  division: 'Pune City East',
  region: 'Pune',
  circle: 'Maharashtra',
  state: 'Maharashtra',
  ...change,
});

describe('an office as it is listed', () => {
  it.each([
    [
      'of Leh',
      { district: 'Leh', state: 'Jammu & Kashmir', circle: 'Jammukashmir' },
      { state: 'Ladakh', circle: 'Jammu and Kashmir' },
      'Leh and Kargil to Ladakh',
    ],
    [
      'of Kargil',
      { district: 'Kargil', state: 'Jammu & Kashmir', circle: 'Jammukashmir' },
      { state: 'Ladakh' },
      'Leh and Kargil to Ladakh',
    ],
    [
      'of Jammu',
      { district: 'Jammu', state: 'Jammu & Kashmir', circle: 'Jammukashmir' },
      { state: 'Jammu and Kashmir', circle: 'Jammu and Kashmir' },
      'circle Jammukashmir to Jammu and Kashmir',
    ],
    [
      'of Warangal in undivided Andhra Pradesh',
      { district: 'Warangal', state: 'ANDHRA PRADESH', circle: 'Andhra Pradesh' },
      { state: 'Telangana', circle: 'Telangana' },
      'districts of Telangana out of Andhra Pradesh',
    ],
    [
      'of Guntur',
      { district: 'Guntur', state: 'Andhra Pradesh', circle: 'Andhra Pradesh' },
      { state: 'Andhra Pradesh', circle: 'Andhra Pradesh' },
      undefined,
    ],
    [
      'of Silvassa',
      { district: 'Dadra & Nagar Haveli', state: 'Dadra & Nagar Haveli', circle: 'Gujarat' },
      { state: 'Dadra and Nagar Haveli and Daman and Diu', circle: 'Gujarat' },
      'Dadra and Nagar Haveli and Daman and Diu as one',
    ],
    [
      'of Diu',
      { district: 'Diu', state: 'Daman & Diu', circle: 'Gujarat' },
      { state: 'Dadra and Nagar Haveli and Daman and Diu' },
      'Dadra and Nagar Haveli and Daman and Diu as one',
    ],
    [
      'of Raipur',
      { district: 'Raipur', state: 'Chattisgarh', circle: 'Chattisgarh' },
      { state: 'Chhattisgarh', circle: 'Chhattisgarh' },
      'Chattisgarh to Chhattisgarh',
    ],
    [
      'of Pondicherry',
      { district: 'Pondicherry', state: 'Pondicherry', circle: 'Tamilnadu' },
      { state: 'Puducherry', district: 'Puducherry', circle: 'Tamil Nadu' },
      'Pondicherry to Puducherry',
    ],
    [
      'of Yanam, which is of another circle',
      { district: 'Pondicherry', state: 'Pondicherry', circle: 'Andhra Pradesh' },
      { state: 'Puducherry', circle: 'Andhra Pradesh' },
      undefined,
    ],
    [
      'of Padmini Nagar',
      { district: 'Pondicherry', state: 'Pondicherry', circle: 'Goa', region: 'Podicherry' },
      { circle: 'Tamil Nadu', region: 'Puducherry' },
      'circles that contradict the state',
    ],
    ['of Mira', { district: 'Thane', circle: 'Thane', region: 'Thane' }, { circle: 'Maharashtra' }, 'circles that contradict the state'],
    [
      'across a border, served from the other side',
      { district: 'Haridwar', state: 'Uttarakhand', circle: 'Uttar Pradesh', region: 'Bareilly' },
      { state: 'Uttarakhand', circle: 'Uttar Pradesh' },
      undefined,
    ],
    ['with stray marks', { name: 'Badegantuli` ', region: 'Ambala  HQ' }, { name: 'Badegantuli', region: 'Ambala HQ' }, undefined],
  ])('%s is mended, and counted', (_, change, expected, rule) => {
    const counts = new Map<string, number>();
    expect(correctOffice(listed(change), counts)).toMatchObject(expected);
    if (rule) expect(counts.get(rule)).toBeGreaterThan(0);
    else expect([...counts.keys()].filter((one) => /circles|out of/.test(one))).toEqual([]);
  });

  it('of a state that is none is refused', () => {
    expect(() => correctOffice(listed({ state: 'Atlantis' }), new Map())).toThrow('Atlantis');
  });
});

it.each([
  ['Badli S.O (North West Delhi)', 'Badli (North West Delhi)', 1],
  ['Ada B.O', 'Ada', 2],
  ['New Delhi G.P.O.', 'New Delhi', 0],
  ['Kochuramapuram EDB.O', 'Kochuramapuram', 2],
  ['Dhoraji G.P. ND.T.S.O', 'Dhoraji G.P.', 1],
  ['DheolaB.O', 'Dheola', 2],
  ['Madhavaram (kurnool)B.O', 'Madhavaram (kurnool)', 2],
  ['Tabo', 'Tabo', null],
  ['Tabo B.O', 'Tabo', 2],
])('reads %s as %s', (text, name, type) => {
  expect(readOfficeName(text)).toEqual({ name, type });
});

describe('a directory made of all sources', () => {
  const offices = [
    listed({ name: 'Camp' }),
    listed({ name: 'Pune' }),
    listed({ pin: 411002, name: 'Raviwar Peth' }),
    listed({ pin: 495001, name: 'Bilaspur', district: 'Bilaspur', state: 'Chhattisgarh', circle: 'Chhattisgarh' }),
    listed({ pin: 174001, name: 'Bilaspur', district: 'Bilaspur', state: 'Himachal Pradesh', circle: 'Himachal Pradesh' }),
  ];
  const details = [
    { pin: 411001, name: 'Pune H.O', taluk: 'Haveli' },
    { pin: 411001, name: 'Camp S.O', taluk: 'NA' },
  ];
  const directory = makeDirectory({ current: [], offices, details, points: [] }, new Map());

  it('puts the largest office first, and knows kinds and taluks where the older edition has them', () => {
    expect(directory.offices.map(({ name, type, taluk }) => [name, type, taluk])).toEqual([
      ['Bilaspur', null, null],
      ['Pune', 0, 1],
      ['Camp', 1, null],
      ['Raviwar Peth', null, null],
      ['Bilaspur', null, null],
    ]);
    expect(directory.taluks).toEqual([{ id: 1, name: 'Haveli' }]);
    expect(directory.pins[1]).toMatchObject({ pin: 411001, first: 2, offices: 2, main: 2, lat: null, lon: null });
  });

  it('tells districts of one name apart by their state', () => {
    expect(directory.districts.map(({ slug }) => slug)).toEqual(['bilaspur-himachal-pradesh', 'pune', 'bilaspur-chhattisgarh']);
  });
});

describe('the directory of today and that of before', () => {
  const today = (change: Partial<CurrentOffice>): CurrentOffice => ({
    pin: 401404,
    name: 'Palghar HO',
    type: 0,
    delivers: true,
    district: 'PALGHAR',
    state: 'MAHARASHTRA',
    point: { lat: 19.69, lon: 72.77 },
    ...change,
  });
  const former = (change: Partial<ListedOffice>) => ({
    ...listed({ pin: 401404, name: 'Palghar', district: 'Thane', ...change }),
    type: 0,
    taluk: 'Palghar',
  });

  it('give one office: its place and its delivery as they are today, its division and taluk as they were', () => {
    expect(joinEditions([today({})], [former({})], new Map())).toEqual([
      {
        pin: 401404,
        name: 'Palghar',
        type: 0,
        delivers: true,
        listed: true,
        doubt: null,
        district: 'Palghar',
        state: 'Maharashtra',
        point: { lat: 19.69, lon: 72.77 },
        taluk: 'Palghar',
        division: { division: 'Pune City East', region: 'Pune', circle: 'Maharashtra' },
      },
    ]);
  });

  it('keep an office that is gone, in the district of today, as no longer listed', () => {
    const counts = new Map<string, number>();
    const joined = joinEditions(
      [today({})],
      [former({}), former({ name: 'Old Bazar' }), former({ pin: 401499, name: 'Elsewhere' })],
      counts,
    );
    expect(joined.slice(1).map(({ name, listed: on, delivers, district }) => [name, on, delivers, district])).toEqual([
      ['Old Bazar', false, null, 'Palghar'],
      ['Elsewhere', false, null, 'Palghar'],
    ]);
    expect(counts.get('offices no longer listed')).toBe(2);
  });

  it('place an office without a district by its PIN code', () => {
    const [, second] = joinEditions([today({}), today({ name: 'Camp SO', district: null, state: null })], [], new Map());
    expect(second).toMatchObject({ name: 'Camp', district: 'Palghar', state: 'Maharashtra' });
  });

  it('put those that deliver first, and take the middle of the offices for the point of the PIN code', () => {
    const current = [
      today({ name: 'A Court SO', type: 1, delivers: false, point: null }),
      today({ name: 'B BO', type: 2, point: { lat: 19.71, lon: 72.79 } }),
      today({}),
      today({ name: 'C BO', type: 2, point: { lat: 19.7, lon: 72.78 } }),
    ];
    const directory = makeDirectory({ current, offices: [], details: [], points: [{ pin: 401404, lat: 10, lon: 75 }] }, new Map());
    expect(directory.offices.map(({ name, delivers }) => [name, delivers])).toEqual([
      ['Palghar', 1],
      ['B', 1],
      ['C', 1],
      ['A Court', 0],
    ]);
    expect(directory.districts).toMatchObject([{ name: 'Palghar', slug: 'palghar' }]);
  });

  it.each([
    ['24 PARAGANAS NORTH', 'West Bengal', 'North 24 Parganas'],
    ['CENTRAL', 'Delhi', 'Central Delhi'],
    ['NEW DELHI', 'Delhi', 'New Delhi'],
    ['TARN TARAN', 'Punjab', 'Tarn Taran'],
    ['DADRA AND NAGAR HAVELI', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli'],
    ['JANJGIR-CHAMPA', 'Chhattisgarh', 'Janjgir-Champa'],
    ['Y.S.R.', 'Andhra Pradesh', 'YSR Kadapa'],
  ])('write %s of %s as %s', (name, state, title) => expect(districtTitle(name, state)).toBe(title));
});

describe('points', () => {
  /** Thirty PIN codes of a state about a place, a few kilometres apart. */
  const cluster = (first: number, state: string, lat: number, lon: number) =>
    Array.from({ length: 30 }, (_, at) => ({ pin: first + at, state, lat: lat + (at % 6) * 0.03, lon: lon + Math.floor(at / 6) * 0.03 }));
  const good = [
    ...cluster(411001, 'Maharashtra', 18.5, 73.8),
    ...cluster(500001, 'Telangana', 17.4, 78.4),
    ...cluster(560001, 'Karnataka', 12.9, 77.5),
  ];
  const places = new Map<number, PinPlace>(good.map(({ pin, state }) => [pin, { district: `${state} district`, state }]));

  function judge(changes: Record<number, { lat: number; lon: number }>) {
    const counts = new Map<string, number>();
    const points = good.map(({ pin, lat, lon }) => ({ pin, lat, lon, ...changes[pin] }));
    return { believed: filterPoints(points, places, counts), counts: Object.fromEntries(counts) };
  }

  it('of neighbours are all believed', () => {
    expect(judge({})).toMatchObject({ believed: { size: 90 }, counts: {} });
  });

  it.each([
    ['outside India', { 411002: { lat: 0, lon: 0 } }, 'points outside India dropped', 1],
    ['far from the neighbours of its PIN code', { 411002: { lat: 21.1, lon: 79.1 } }, 'points far from their neighbours dropped', 1],
    [
      'given to PIN codes of three districts',
      { 411002: { lat: 18.52, lon: 73.81 }, 500002: { lat: 18.52, lon: 73.81 }, 560002: { lat: 18.52, lon: 73.81 } },
      'points of several districts at once dropped',
      3,
    ],
  ])('%s are dropped, and counted', (_, changes, reason, times) => {
    const { believed, counts } = judge(changes);
    expect(counts).toEqual({ [reason]: times });
    for (const pin of Object.keys(changes)) expect(believed.has(Number(pin))).toBe(false);
    expect(believed.size).toBe(90 - times);
  });

  it('among strangers of another state are dropped', () => {
    const counts = new Map<string, number>();
    const stray = { pin: 411050, lat: 17.45, lon: 78.46 };
    // Its own district is large, so the distance alone says nothing.
    const wide = new Map(places).set(411050, { district: 'Telangana district', state: 'Maharashtra' });
    const believed = filterPoints([...good, stray], wide, counts);
    expect(believed.has(411050)).toBe(false);
    expect([...counts.values()]).toEqual([1]);
  });

  it('are found nearest first, as by looking at all of them', () => {
    const grid = makeGrid(good);
    for (const here of [
      { lat: 18.52, lon: 73.85 },
      { lat: 15, lon: 76 },
      { lat: 17.4, lon: 77.9 },
    ]) {
      const all = good.map((item) => distanceKm(here, item)).sort((a, b) => a - b);
      const found = findNearest(grid, here, 5).map(({ km }) => km);
      expect(found).toEqual(all.filter((km) => km < 400).slice(0, 5));
    }
  });

  it('are none where nothing is near', () => {
    expect(findNearest(makeGrid(good), { lat: 0, lon: 0 }, 5)).toEqual([]);
    expect(findNearest(makeGrid(good), { lat: 90, lon: 180 }, 5)).toEqual([]);
  });
});

describe('a district', () => {
  it.each([
    ['Ramanagara', 'Karnataka', 'Bengaluru South'],
    ['Karimganj', 'Assam', 'Sribhumi'],
    ['Aurangabad', 'Maharashtra', 'Chhatrapati Sambhajinagar'],
    ['Ahmednagar', 'Maharashtra', 'Ahilyanagar'],
    ['Hoshangabad', 'Madhya Pradesh', 'Narmadapuram'],
    ['Mahesana', 'Gujarat', 'Mehsana'],
    ['Purbi Champaran', 'Bihar', 'East Champaran'],
  ])('that the directory calls %s, %s, is found as %s', (name, state, today) => {
    expect(districtAliases(name, state)).toContain(today);
  });

  it('has no name of a district of another state', () => {
    expect(districtAliases('Aurangabad', 'Bihar')).toEqual([]);
  });
});
