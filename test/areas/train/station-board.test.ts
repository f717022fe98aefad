import { describe, expect, it } from 'vitest';
import { type Departure, localsApart, stillRunning } from '../../../src/areas/train/stations/board.ts';

const trains = (count: number, type: string): Departure[] => Array.from({ length: count }, () => ({ type }) as Departure);

describe('the local trains of a station', () => {
  it('have a page of their own where all trains are too many for one', () => {
    const apart = localsApart([...trains(240, 'Superfast'), ...trains(460, 'Suburban')]);
    expect([apart?.others.length, apart?.locals.length]).toEqual([240, 460]);
  });

  it.each([
    ['few trains', trains(50, 'Superfast'), trains(60, 'Suburban')],
    ['hardly any others', trains(8, 'Superfast'), trains(520, 'Suburban')],
    ['no locals', trains(530, 'Superfast'), []],
  ])('stand among the others at a station of %s', (_, others, locals) => expect(localsApart([...others, ...locals])).toBeUndefined());
});

it('leaves out trains whose last day is over, and keeps those that begin later', () => {
  const of = (number: string, validTo: string | null) => ({ number, validTo }) as Departure;
  const running = stillRunning([of('1', null), of('2', '2026-11-20'), of('3', '2026-11-21'), of('4', '2027-01-01')], '2026-11-21');
  expect(running.map(({ number }) => number)).toEqual(['1', '3', '4']);
});
