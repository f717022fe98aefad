import { describe, expect, it } from 'vitest';
import { arc } from '../../src/astronomy/angles.ts';
import { meanAyanamsa, trueAyanamsa } from '../../src/astronomy/ayanamsa.ts';
import { deltaT } from '../../src/astronomy/delta-t.ts';
import { meanNode, moonLongitude, planetLongitude, sunLongitude, trueNode } from '../../src/astronomy/longitudes.ts';
import { hasChecks, loadCheck } from '../support/checks.ts';
import type { Astronomia, Planet } from './astronomia.d.ts';

const { deltat, julian, moonposition, nutation, planetposition, solar } = loadCheck<Astronomia>('astronomia');
const seriesOf = (planet: string) => loadCheck<{ default: object }>(`astronomia/data/vsop87B${planet}`).default;
const [earth, mars, jupiter] = [seriesOf('earth'), seriesOf('mars'), seriesOf('jupiter')];

const degrees = (radian: number) => (radian * 180) / Math.PI;
const DAYS = [1905, 1931, 1957, 1983, 2009, 2026, 2051, 2090].map((year, at) => Date.UTC(year, at, 3 + at, at * 3));

/** Julian ephemeris day of an instant, with our Delta T so that the positions alone are compared. */
const jde = (instant: number) => julian.DateToJD(new Date(instant)) + deltaT((instant - Date.UTC(2000, 0, 1, 12)) / 86_400_000) / 86_400;
const SECOND_OF_ARC = 1 / 3600;

describe.skipIf(!hasChecks)('longitudes, against the library astronomia (Meeus, VSOP87)', () => {
  it.each(DAYS)('has the sun to two seconds of arc at %d', (instant) => {
    const theirs = degrees(solar.apparentVSOP87(new planetposition.Planet(earth), jde(instant)).lon);
    expect(Math.abs(arc(theirs, sunLongitude(instant)))).toBeLessThan(2 * SECOND_OF_ARC);
  });

  it.each(DAYS)('has the moon to fifteen seconds of arc, half a minute of time, at %d', (instant) => {
    const [shift] = nutation.nutation(jde(instant));
    const theirs = degrees(moonposition.position(jde(instant)).lon + shift);
    expect(Math.abs(arc(theirs, moonLongitude(instant)))).toBeLessThan(15 * SECOND_OF_ARC);
  });

  it.each(DAYS)('has the nodes of the moon at %d', (instant) => {
    expect(Math.abs(arc(degrees(moonposition.node(jde(instant))), meanNode(instant)))).toBeLessThan(SECOND_OF_ARC);
    expect(Math.abs(arc(degrees(moonposition.trueNode(jde(instant))), trueNode(instant)))).toBeLessThan(SECOND_OF_ARC);
  });

  it.each([
    ['Mars', mars],
    ['Jupiter', jupiter],
  ] as const)('has %s to an arcminute', (name, series) => {
    for (const instant of DAYS) {
      const [body, home] = [new planetposition.Planet(series), new planetposition.Planet(earth)];
      const theirs = geocentric(body, home, jde(instant));
      expect(Math.abs(arc(theirs, planetLongitude(name, instant)))).toBeLessThan(1 / 60);
    }
  });
});

/** Geometric longitude of a planet from the Earth at the time when its light left it, with nutation. */
function geocentric(body: Planet, home: Planet, at: number): number {
  const rectangular = ({ lon, lat, range }: { lon: number; lat: number; range: number }) => [
    range * Math.cos(lat) * Math.cos(lon),
    range * Math.cos(lat) * Math.sin(lon),
    range * Math.sin(lat),
  ];
  const DAYS_AN_AU = 0.0057755183;
  let delay = 0;
  let lon = 0;
  for (let round = 0; round < 3; round++) {
    // Light time and the Earth's own motion together: both where they were when the light left.
    const [a, b] = [rectangular(body.position(at - delay)), rectangular(home.position(at - delay))];
    const [x, y, z] = [0, 1, 2].map((axis) => (a[axis] ?? 0) - (b[axis] ?? 0)) as [number, number, number];
    delay = DAYS_AN_AU * Math.hypot(x, y, z);
    lon = Math.atan2(y, x);
  }
  return degrees(lon + nutation.nutation(at)[0]);
}

describe('Delta T', () => {
  it.each([
    [1900, -2.7],
    [1950, 29.1],
    [1990, 56.9],
    [2000, 63.8],
    [2017, 68.6],
    [2024, 69.2],
  ])('is what was observed at the beginning of %d', (year, seconds) => {
    const days = (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
    expect(Math.abs(deltaT(days) - seconds)).toBeLessThan(0.6);
  });

  it.skipIf(!hasChecks)('agrees with the table of another library up to 2019', () => {
    for (let year = 1905; year < 2019; year += 6) {
      const days = (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
      expect(Math.abs(deltaT(days) - deltat.deltaT(year))).toBeLessThan(1);
    }
  });
});

describe('ayanamsas', () => {
  it("is Lahiri's 23°15'00.658\" on 21 March 1956, by which the Indian calendar defines it", () => {
    const defined = 23 + 15 / 60 + 0.658 / 3600;
    expect(Math.abs(trueAyanamsa(Date.UTC(1956, 2, 21)) - defined)).toBeLessThan(0.2 * SECOND_OF_ARC);
  });

  it('is 23.857° at J2000 by Lahiri, and moves by 50.3 seconds of arc a year', () => {
    expect(meanAyanamsa(Date.UTC(2000, 0, 1, 12))).toBeCloseTo(23.857, 3);
    const year = meanAyanamsa(Date.UTC(2026, 0, 1)) - meanAyanamsa(Date.UTC(2025, 0, 1));
    expect(year * 3600).toBeCloseTo(50.28, 1);
  });

  it.each([
    ['raman', 22.41],
    ['krishnamurti', 23.76],
    ['fagan', 24.74],
  ] as const)('is what programs print at J2000 for %s', (system, value) => {
    expect(Math.abs(meanAyanamsa(Date.UTC(2000, 0, 1, 12), system) - value)).toBeLessThan(0.01);
  });
});
