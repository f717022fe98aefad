import { describe, expect, it } from 'vitest';
import { journeysVia } from '../../../src/areas/train/routes/via.ts';
import { aNetwork, aTrain } from './timetables.ts';

const pairs = (...args: Parameters<typeof journeysVia>) =>
  journeysVia(...args).map(({ first, second, wait }) => `${first.train.number} ${first.to.station} ${wait} ${second.train.number}`);
/** Arrives at X at 10.00. */
const first = aTrain('10001', ['A - 480 0', 'X 600 - 100']);
const from = (number: string, departs: number, km = 100) => aTrain(number, [`X - ${departs} 0`, `B ${departs + 120} - ${km}`]);

describe('journeysVia', () => {
  it.each([
    [29, []],
    [30, ['10001 X 30 10002']],
    [360, ['10001 X 360 10002']],
    [361, []],
  ])('with %i minutes to change gives %j', (wait, expected) => {
    expect(pairs(aNetwork([first, from('10002', 600 + wait)]), 'A', 'B')).toEqual(expected);
  });

  it('changes over midnight', () => {
    const late = aTrain('10003', ['A - 1320 0', 'X 1430 - 100']);
    expect(journeysVia(aNetwork([late, from('10004', 60)]), 'A', 'B')).toMatchObject([{ wait: 70, total: 300, distanceKm: 200 }]);
  });

  it('gives three at most, the quickest first, and each train once', () => {
    const network = aNetwork([
      first,
      aTrain('10011', ['A - 400 0', 'X 600 - 100']),
      aTrain('10012', ['A - 300 0', 'X 600 - 100']),
      aTrain('10013', ['A - 200 0', 'X 600 - 100']),
      ...[640, 660, 680, 700].map((departs, at) => from(`1002${at}`, departs)),
    ]);
    expect(pairs(network, 'A', 'B')).toEqual(['10001 X 40 10020', '10011 X 60 10021', '10012 X 80 10022']);
  });

  it('changes where the way is shorter when two trains meet twice', () => {
    const out = aTrain('10031', ['A - 0 0', 'X 60 65 50', 'Y 120 - 200']);
    const on = aTrain('10032', ['X - 110 0', 'Y 170 175 150', 'B 240 - 200']);
    expect(pairs(aNetwork([out, on]), 'A', 'B')).toEqual(['10031 X 50 10032']);
  });

  it('leaves out a detour', () => {
    const network = aNetwork([
      first,
      from('10041', 640, 100),
      aTrain('10042', ['A - 479 0', 'Z 500 - 900']),
      aTrain('10043', ['Z - 530 0', 'B 560 - 900']),
    ]);
    expect(pairs(network, 'A', 'B')).toEqual(['10001 X 40 10041']);
  });

  it('takes on a day only trains that run then, the second perhaps a day later, and those of unknown days', () => {
    // 21 November 2026 is a Saturday.
    const saturday = aTrain('10051', ['A - 1320 0', 'X 1430 - 100'], { days_runs: '0000010' });
    const sunday = { days_runs: '0000001' };
    const monday = { days_runs: '1000000' };
    const network = aNetwork([saturday, { ...from('10052', 60), ...sunday }, { ...from('10053', 50), ...monday }]);
    expect(pairs(network, 'A', 'B', '2026-11-21')).toEqual(['10051 X 70 10052']);
    expect(pairs(network, 'A', 'B', '2026-11-22')).toEqual([]);
    expect(pairs(aNetwork([first, from('10054', 640)]), 'A', 'B', '2026-11-22')).toEqual(['10001 X 40 10054']);
  });

  it('is no journey with a train that goes all the way itself', () => {
    const through = aTrain('10061', ['A - 480 0', 'X 600 605 100', 'B 700 - 200']);
    expect(pairs(aNetwork([through, from('10062', 640)]), 'A', 'B')).toEqual(['10061 X 40 10062']);
    expect(pairs(aNetwork([first, aTrain('10063', ['A - 1 0', 'X 640 645 100', 'B 700 - 200'])]), 'A', 'B')).toEqual(['10001 X 45 10063']);
  });
});
