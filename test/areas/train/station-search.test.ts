import { beforeAll, describe, expect, it } from 'vitest';
import { requireEnd } from '../../../src/areas/train/routes/ends.ts';
import { nearStations, searchStations } from '../../../src/areas/train/stations/station-search.ts';
import { createNetwork, type Network, stationByCode, timetableNetwork } from '../../../src/areas/train/timetable/network.ts';
import { aStation, aTrain } from './timetables.ts';

let network: Network;
beforeAll(async () => {
  network = await timetableNetwork();
});
const codes = (text: string, limit = 5) => searchStations(network, text, limit).map(({ station }) => station.code);

describe('searchStations', () => {
  it.each([
    ['ndls', 'NDLS'],
    ['MGS', 'DDU'],
    ['Mughal Sarai', 'DDU'],
    ['prayagraj', 'PRYJ'],
    ['allahabad', 'PRYJ'],
    ['howrah', 'HWH'],
    ['hawrah', 'HWH'],
    ['vaishno devi', 'SVDK'],
    ['trivandrum central', 'TVC'],
    ['हावड़ा', 'HWH'],
    ['प्रयागराज', 'PRYJ'],
  ])('finds %s', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('finds all large stations of a town, in any of its names', () => {
    expect(codes('delhi')).toEqual(expect.arrayContaining(['DLI', 'NDLS', 'NZM']));
    expect(codes('दिल्ली', 8)).toEqual(expect.arrayContaining(['NDLS', 'NZM']));
    expect(codes('bombay')).toContain('MMCT');
  });

  it('puts the station with more trains first among equal names', () => {
    expect(codes('kanpur')[0]).toBe('CNB');
  });

  it('finds nothing for nothing', () => {
    expect(codes('')).toEqual([]);
    expect(codes('???')).toEqual([]);
  });

  it('offers codes that are a letter away', () => {
    expect(nearStations(network, 'NDLX')).toContain('New Delhi (NDLS)');
    expect(nearStations(network, 'HW')).toEqual(expect.arrayContaining([expect.stringContaining('(')]));
  });
});

it('knows a station by its code in any case, and by its former code', () => {
  expect(stationByCode(network, 'ndls')?.name).toBe('New Delhi');
  expect(stationByCode(network, 'bct')?.code).toBe('MMCT');
  expect(stationByCode(network, 'XYZZY')).toBeUndefined();
});

describe('a station as people say it', () => {
  const named: [code: string, name: string, trains: number][] = [
    ['CCG', 'Bmby Church Gte', 3],
    ['KILE', 'Kandivli', 0],
    ['KAWL', 'Kandwal Halt', 1],
    ['BEPR', 'Belapur CBD', 1],
    ['BAP', 'Belapur', 1],
    ['MS', 'Chennai Egmore', 9],
    ['MSB', 'Chennai Beach', 9],
    ['NPB', 'Nagapattinam Beach', 1],
    ['DSA', 'Delhi Shahdara', 2],
    ['NRL', 'Neral', 2],
    ['BNJ', 'Bangaon Jn', 20],
    ['BGQ', 'Bhongaon', 1],
    ['YPR', 'Yesvantpur Jn', 2],
    ['TRA', 'Tangra', 1],
    ['SPRD', 'Singapur Road', 2],
    ['AF', 'Alpha Central', 2],
    ['BC', 'Beta Central', 2],
    ['BWN', 'Barddhaman Jn', 2],
    ['ZZ', 'Zzyzx', 0],
  ];
  const stations = named.map(([code, name]) => aStation(code, { name }));
  const trains = named.flatMap(([code, , count], at) =>
    Array.from({ length: count }, (_, index) => aTrain(String(10_000 + at * 100 + index), [`${code} - 1`, 'ZZ 60 -'])),
  );
  const small = createNetwork({ sources: [], stations, trains, former: [] });
  const find = (text: string) => requireEnd(small, 'from', text).stations[0].code;

  it.each([
    ['churchgate', 'CCG'],
    ['kandivali', 'KILE'],
    ['cbd belapur', 'BEPR'],
    ['egmore', 'MS'],
    ['Chennai Egmore railway station', 'MS'],
    ['beach', 'MSB'],
    ['shahdara junction', 'DSA'],
    ['bongaon', 'BNJ'],
    ['Yeshwanthpur', 'YPR'],
    ['burdwan', 'BWN'],
  ])('is found: %s', (text, code) => {
    expect(find(text)).toBe(code);
  });

  it.each(['nerul', 't nagar', 'singapore', 'central'])('is not another one of a like name: %s', (text) => {
    expect(() => find(text)).toThrow(/no station or town called/);
  });
});
