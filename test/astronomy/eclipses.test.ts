import { describe, expect, it } from 'vitest';
import { listEclipses } from '../../src/astronomy/eclipses.ts';
import { sunset } from '../../src/astronomy/horizon.ts';

const DELHI = { lat: 28.62, lon: 77.21 };
const year = (one: number) => [Date.UTC(one, 0, 1), Date.UTC(one + 1, 0, 1)] as const;
const minutesFrom = (instant: number | undefined, time: string) => Math.abs((instant ?? 0) - Date.parse(time)) / 60_000;

describe('eclipses', () => {
  it('are those of the canon of NASA, with their kinds and the minute at which they are greatest', () => {
    const found = listEclipses(...year(2026), DELHI);
    expect(found.map(({ of, kind }) => `${kind} ${of}`)).toEqual(['annular sun', 'total moon', 'total sun', 'partial moon']);
    const times = ['2026-02-17T12:12Z', '2026-03-03T11:34Z', '2026-08-12T17:46Z', '2026-08-28T04:13Z'];
    for (const [at, time] of times.entries()) expect(minutesFrom(found[at]?.peak, time)).toBeLessThan(2);
  });

  it('tell when the shadow touches the moon, where it is above the horizon', () => {
    const seen = listEclipses(...year(2025), DELHI).filter((one) => one.of === 'moon' && one.seen);
    expect(seen.length).toBe(1);
    expect(seen[0]?.kind).toBe('total');
    expect(minutesFrom(seen[0]?.seen?.from, '2025-09-07T16:27:09Z')).toBeLessThan(5);
    expect(minutesFrom(seen[0]?.seen?.to, '2025-09-07T19:56:31Z')).toBeLessThan(5);
  });

  it('are total in one place, partial in another and not seen in a third', () => {
    const [from, to] = year(2027);
    const august = (place: { lat: number; lon: number }) => listEclipses(from, to, place).find(({ kind }) => kind === 'total')?.seen;
    expect(august({ lat: 25.69, lon: 32.64 })?.kind).toBe('total');
    expect(august(DELHI)?.kind).toBe('partial');
    expect(august({ lat: 40.71, lon: -74.01 })).toBeNull();
  });

  it('end for a place where the sun sets: the annular one of 20 May 2012 in Lubbock', () => {
    const lubbock = { lat: 33.58, lon: -101.86 };
    const seen = listEclipses(...year(2012), lubbock).find(({ kind }) => kind === 'annular')?.seen;
    expect(seen?.kind).toBe('annular');
    expect(seen?.to).toBe(sunset(lubbock, seen?.from ?? 0));
  });
});
