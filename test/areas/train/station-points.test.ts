import { describe, expect, it } from 'vitest';
import { findWrongPoints, legsOf, withFittingPoints } from '../../../src/areas/train/stations/station-points.ts';
import { createNetwork } from '../../../src/areas/train/timetable/network.ts';
import { aStation, aTrain } from './timetables.ts';

// As the timetable of 9 November 2025 has them: Hamrapur of West Bengal stands beside Mumbai, Akkaraippatti beside Sivakasi.
const BENGAL = [
  aStation('MSAE', { lat: 23.1351, lon: 88.0425 }),
  aStation('MFCK', { lat: 23.132002, lon: 88.024314 }),
  aStation('HPUR', { lat: 19.709506, lon: 72.95969 }),
  aStation('GMDP', { lat: 23.115683, lon: 87.998461 }),
];
const MASAGRAM = aTrain('68103', ['MSAE - 300 0', 'MFCK 306 307 3', 'HPUR 309 310 5', 'GMDP 313 314 7']);
const TAMIL_NADU = [
  aStation('CHPT', { lat: 10.4774, lon: 77.6555 }),
  aStation('ODC', { lat: 10.484773, lon: 77.748355 }),
  aStation('API', { lat: 9.2595, lon: 77.5636 }),
  aStation('DG', { lat: 10.3539, lon: 77.9855 }),
];
const PALANI = aTrain('16721', ['CHPT - 100 0', 'ODC 108 110 10', 'API 124 125 32', 'DG 157 160 43']);

describe('the points of stations', () => {
  it('are wrong where no train could come from the stops before and after, and right at those stops', () => {
    const wrong = findWrongPoints([...BENGAL, ...TAMIL_NADU], legsOf([MASAGRAM, PALANI]));
    expect([...wrong.keys()]).toEqual(['HPUR', 'API']);
    expect(wrong.get('HPUR')).toMatch(/^16\d\d km from (?:MFCK|GMDP) in a straight line, which trains reach in 2 km$/);
  });

  it('come from another source where its point fits all neighbours, and are not invented where none does', () => {
    const others = new Map([
      ['API', [{ lat: 10.39981, lon: 77.92263, source: 'datameet' }]],
      ['HPUR', [{ lat: 19.7, lon: 72.9, source: 'datameet' }]],
    ]);
    const found = withFittingPoints([...BENGAL, ...TAMIL_NADU], legsOf([MASAGRAM, PALANI]), others);
    const byCode = new Map(found.map((station) => [station.code, station]));
    expect(byCode.get('API')).toMatchObject({ lat: 10.39981, lon: 77.92263, point_source: 'datameet' });
    expect(byCode.get('HPUR')).toMatchObject({ lat: 19.709506, point_source: null });
    expect(byCode.get('ODC')).toEqual(TAMIL_NADU[1]);
  });

  it('are right on a fast line, with a detour, and where only one train has a wrong time', () => {
    const line = [aStation('A', { lat: 27, lon: 78 }), aStation('B', { lat: 27.5, lon: 78 }), aStation('C', { lat: 28, lon: 78 })];
    // 55 km in 21 minutes is 157 km/h.
    const fast = aTrain('20171', ['A - 0 0', 'B 21 22 58', 'C 43 - 116']);
    const slow = aTrain('12001', ['A - 0 0', 'B 40 42 58', 'C 80 - 116']);
    const wrongTime = aTrain('04001', ['A - 0 0', 'B 4 5 58', 'C 50 - 116']);
    expect(findWrongPoints(line, legsOf([fast, slow, wrongTime]))).toEqual(new Map());
  });

  it('are left out of maps and distances while they are doubtful', () => {
    const doubted = aStation('HPUR', {
      lat: 19.7,
      lon: 72.9,
      doubt: 'point: 1604 km from MFCK in a straight line, which trains reach in 2 km',
    });
    const { stations } = createNetwork({ sources: [], stations: [doubted, ...BENGAL.slice(0, 2)], trains: [], former: [] });
    expect(stations.get('HPUR')).toMatchObject({ lat: null, lon: null });
    expect(stations.get('MFCK')).toMatchObject({ lat: 23.132002 });
  });
});
