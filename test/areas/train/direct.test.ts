import { describe, expect, it } from 'vitest';
import { directRides } from '../../../src/areas/train/routes/direct.ts';
import { aNetwork, aTrain } from './timetables.ts';

const numbers = (...args: Parameters<typeof directRides>) => directRides(...args).map(({ train }) => train.number);
/** Sundays only; at B after midnight, so there on Mondays. */
const sunday = aTrain('10001', ['A - 1380 0', 'B 1500 1510 100', 'C 1600 - 200'], { days_runs: '0000001' });
const [SUNDAY, MONDAY, TUESDAY] = ['2026-11-22', '2026-11-23', '2026-11-24'];

describe('directRides', () => {
  it('asks for run days where the passenger boards: an overnight train is a day later there', () => {
    const network = aNetwork([sunday]);
    expect(numbers(network, 'A', 'C', SUNDAY)).toEqual(['10001']);
    expect(numbers(network, 'A', 'C', MONDAY)).toEqual([]);
    expect(numbers(network, 'B', 'C', MONDAY)).toEqual(['10001']);
    expect(numbers(network, 'B', 'C', SUNDAY)).toEqual([]);
    expect(directRides(network, 'B', 'C')[0]).toMatchObject({ daysRuns: '1000000', departure: 1510, arrival: 1600, distanceKm: 100 });
  });

  it('keeps trains whose days are not known', () => {
    expect(numbers(aNetwork([aTrain('10002', ['A - 60', 'B 120 -'])]), 'A', 'B', TUESDAY)).toEqual(['10002']);
  });

  it('goes forwards only', () => {
    expect(numbers(aNetwork([sunday]), 'C', 'A')).toEqual([]);
  });

  it('takes the shorter ride of a train that calls at a station twice', () => {
    const loop = aTrain('10003', ['A - 0 0', 'B 60 65 50', 'A 120 125 100', 'C 180 - 150']);
    expect(directRides(aNetwork([loop]), 'A', 'C')).toMatchObject([{ departure: 125, distanceKm: 50 }]);
  });

  it('boards at the one time that a source gives for a halt, and knows no distance where an end has none', () => {
    const [ride] = directRides(aNetwork([aTrain('10004', ['A - 0 0', 'B 60 -', 'C 180 - 150'])]), 'B', 'C');
    expect(ride).toMatchObject({ departure: 60, arrival: 180, distanceKm: null });
  });

  it('sorts by the clock', () => {
    const late = aTrain('10005', ['A - 1439', 'B 1500 -']);
    const early = aTrain('10006', ['X - 1000', 'A 1450 1451', 'B 1500 -']);
    expect(numbers(aNetwork([late, early]), 'A', 'B')).toEqual(['10006', '10005']);
  });
});
