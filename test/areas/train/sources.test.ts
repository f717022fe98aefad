import { describe, expect, it } from 'vitest';
import type { Train } from '../../../src/areas/train/records.ts';
import { parseTimetable } from '../../../src/areas/train/sources/data-gov-in.ts';
import { parseStations } from '../../../src/areas/train/sources/datameet.ts';
import { readableName } from '../../../src/areas/train/sources/names.ts';

const HEADER =
  'Train No,Train Name,SEQ,Station Code,Station Name,Arrival time,Departure Time,Distance,Source Station,Source Station Name,Destination Station,Destination Station Name';
const ENDS = 'SWV,SAWANTWADI R,MAO,MADGOAN JN.';
const LINES = [
  `107,"SWV-MAO-VLNK",1,SWV,SAWANTWADI R,00:00:00,10:25:00,0,${ENDS}`,
  `107,SWV-MAO-VLNK,2,THVM,THIVIM,11:06:00,11:08:00,32,${ENDS}`,
  `107,SWV-MAO-VLNK,3,MAO,MADGOAN JN.,12:10:00,00:00:00,78,${ENDS}`,
];
const OVERNIGHT = [
  'MAIL, WITH A COMMA',
  '1,AAA,FIRST TOWN,00:00:00,22:00:00,0,AAA,FIRST TOWN,CCC,LAST TOWN',
  '2,BBB,SECOND TOWN,00:00:00,00:05:00,90,AAA,FIRST TOWN,CCC,LAST TOWN',
  '3,CCC,LAST TOWN,23:10:00,00:00:00,1900,AAA,FIRST TOWN,CCC,LAST TOWN',
];
const trainsOf = (...lines: string[]) =>
  parseTimetable([HEADER, ...lines].join('\r\n')).flatMap((one) => ('train' in one ? [one.train] : []));

describe('the time table of data.gov.in', () => {
  it('reads stops, fills up the number to five digits, and takes 00:00:00 at the ends for none', () => {
    expect(trainsOf(...LINES)).toMatchObject([
      {
        number: '00107',
        name: 'SWV-MAO-VLNK',
        distance_km: 78,
        days_runs: null,
        as_of: '2017-12-22',
        stops: [
          { station: 'SWV', arrival: null, departure: 625, distance_km: 0 },
          { station: 'THVM', arrival: 666, departure: 668, distance_km: 32 },
          { station: 'MAO', arrival: 730, departure: null, distance_km: 78 },
        ],
      } satisfies Partial<Train>,
    ]);
  });

  it('counts days by the clock passing midnight, takes 00:00:00 between the ends for midnight, and keeps commas in a name', () => {
    const [name, ...stops] = OVERNIGHT;
    const [train] = trainsOf(...stops.map((stop) => `12999,${name},${stop}`));
    expect(train?.name).toBe('MAIL, WITH A COMMA');
    expect(train?.stops.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      [null, 1320],
      [1440, 1445],
      [2830, null],
    ]);
  });

  it('leaves out a train whose kilometres run backwards, and lines said twice', () => {
    expect(trainsOf(...LINES, LINES[1] as string)[0]?.stops).toHaveLength(3);
    expect(trainsOf(LINES[0] as string, (LINES[1] as string).replace(',32,', ',132,'), LINES[2] as string)).toEqual([]);
  });

  it.each([
    ['a page', '<html>Access denied</html>'],
    ['another table', 'a,b,c\n1,2,3'],
    ['a header alone', HEADER],
    ['lines that are mostly something else', [HEADER, LINES[0], 'x', 'y', 'z'].join('\n')],
  ])('refuses %s', (_title, text) => {
    expect(() => parseTimetable(text)).toThrow(/data-gov-in/);
  });
});

describe('the stations of DataMeet', () => {
  const feature = (code: string, name: string | null, coordinates?: [number, number], more = {}) => ({
    type: 'Feature',
    geometry: coordinates ? { type: 'Point', coordinates } : null,
    properties: { code, name, state: null, zone: null, address: null, ...more },
  });
  const stationsOf = (...features: unknown[]) =>
    parseStations({ type: 'FeatureCollection', features }).flatMap((one) => ('station' in one ? [one.station] : []));

  it('reads names as people write them, and longitude before latitude', () => {
    expect(stationsOf(feature('ALD', 'ALLAHABAD JN', [81.82882, 25.44624], { state: 'Uttar Pradesh', zone: 'NCR' }))).toMatchObject([
      { code: 'ALD', name: 'Allahabad Jn', lat: 25.44624, lon: 81.82882, state: 'Uttar Pradesh', zone: 'NCR', as_of: '2016-08-08' },
    ]);
  });

  it('leaves out placeholders and nameless rows, and points outside India', () => {
    expect(stationsOf(feature('XX-BECE', 'SOMEWHERE'), feature('AAA', null), feature('BBB', 'JUNK', [1, 2]))).toMatchObject([
      { code: 'BBB', lat: null, lon: null },
    ]);
  });

  it('refuses another file', () => {
    expect(() => parseStations({ features: [] })).toThrow(/datameet/);
    expect(() => parseStations([])).toThrow(/datameet/);
  });
});

it.each([
  ['NEW DELHI', 'New Delhi'],
  ['M.G.R. CHENNAI CTL', 'M.G.R. Chennai CTL'],
  ['Amb Andora', 'Amb Andora'],
  ['BARBENDA (RNC DIVISION)', 'Barbenda (RNC Division)'],
])('writes the name %s as %s', (name, readable) => {
  expect(readableName(name)).toBe(readable);
});
