import { beforeAll, describe, expect, it } from 'vitest';
import { type Network, stationByCode, timetableNetwork } from '../../../src/areas/train/network.ts';
import { nearStations, searchStations } from '../../../src/areas/train/station-search.ts';

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
