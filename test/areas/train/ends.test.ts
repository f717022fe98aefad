import { describe, expect, it } from 'vitest';
import { requireEnd } from '../../../src/areas/train/routes/ends.ts';
import { searchStations } from '../../../src/areas/train/stations/station-search.ts';
import { createNetwork } from '../../../src/areas/train/timetable/network.ts';
import { ApiError } from '../../../src/kernel/errors.ts';
import { PLACES } from '../../../src/places/gazetteer.ts';
import { aStation, aTrain } from './timetables.ts';

const at = (code: string, name: string, lat: number, lon: number, division: string | null = null) =>
  aStation(code, { name, lat, lon, division });

/** Towns of Kerala, each with a station: more than a small state has. */
const KERALA = PLACES.filter(({ type, state, lat }) => type === 'town' && state === 'Kerala' && lat !== undefined).map(
  ({ name, lat = 0, lon = 0 }, index) => at(`K${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`, name, lat, lon),
);
const STATIONS = [
  at('GOA', 'Gohad Road', 26.43, 78.44),
  at('MAO', 'Madgaon Junction', 15.268, 73.971),
  at('VSG', 'Vasco Da Gama', 15.396, 73.814),
  at('LHA', 'Lehra Gaga', 29.93, 75.8),
  at('UPL', 'Uppalur', 16.5, 80.8),
  at('KQN', 'Kodaikanal Road', 10.18, 77.9),
  at('NJP', 'New Jalpaiguri', 26.68, 88.44),
  at('MTJ', 'Mathura Jn', 27.48, 77.67),
  at('TNA', 'Thane', 19.186, 72.976, 'BB'),
  at('VSH', 'Vashi', 19.063, 72.998, 'BB'),
  ...KERALA,
];
const TRAINS = STATIONS.slice(1).flatMap(({ code }, index) =>
  Array.from({ length: 20 }, (_, more) => aTrain(String(10_000 + index * 100 + more), [`${code} - 1`, 'GOA 60 -'])),
);
const network = createNetwork({ sources: [], stations: STATIONS, trains: TRAINS, former: [] });
const codes = (text: string) => requireEnd(network, 'from', text).stations.map(({ code }) => code);

function refusal(text: string): ApiError {
  try {
    requireEnd(network, 'from', text);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`${text} was taken`);
}

describe('a place that is no station', () => {
  it('is the stations of a small state, not the station that has its name as code', () => {
    expect(codes('goa').toSorted()).toEqual(['MAO', 'VSG']);
    expect(codes('गोवा').toSorted()).toEqual(['MAO', 'VSG']);
    expect(codes('GOA')).toEqual(['GOA']);
    expect(searchStations(network, 'goa', 1)[0]?.station.code).not.toBe('GOA');
  });

  it('is an error that names stations where the state is large', () => {
    const { message, details } = refusal('kerala');
    expect(message).toBe('from: Kerala is a state with many stations: name one of them or a town.');
    expect(details.suggestions).toHaveLength(5);
    // By its short form too; of the state only Mathura is here.
    expect(codes('up')).toEqual(['MTJ']);
  });

  it('is an error that names the next stations where a town has none', () => {
    const { message, details } = refusal('gangtok');
    expect(message).toBe('from: no train of the timetable stops in Gangtok.');
    expect(details.suggestions).toEqual([expect.stringMatching(/^New Jalpaiguri \(NJP\), \d+ km away$/)]);
    expect(refusal('sikkim').details.suggestions).toEqual(details.suggestions);
  });

  it('is never a far-off station of a like name', () => {
    expect(refusal('leh').message).toContain('stops in Leh');
  });

  it('is the stations near a town that none is named after, and the station that is', () => {
    expect(codes('vrindavan')).toEqual(['MTJ']);
    expect(codes('kodaikanal')).toEqual(['KQN']);
  });
});

it('says of a local station of Mumbai that the record lacks its trains', () => {
  const { message, details } = refusal('Airoli');
  expect(message).toContain("Airoli is a station of Mumbai's local trains at which no train of this timetable stops");
  expect(details.suggestions).toEqual(['Thane (TNA)', 'Vashi (VSH)']);
  expect(refusal('koparkhairane').message).toContain('Kopar Khairane');
});
