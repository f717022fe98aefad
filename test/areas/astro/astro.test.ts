import { Horizon, Observer, RotateVector, Rotation_ECT_EQD, Spherical, VectorFromSphere } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { chartSvg } from '../../../src/areas/astro/chart.ts';
import { vimshottari } from '../../../src/areas/astro/dasha.ts';
import { GRAHAS, positionsAt } from '../../../src/areas/astro/grahas.ts';
import { anglesAt, findHouse, sripati, wholeSigns } from '../../../src/areas/astro/houses.ts';
import { VARGAS } from '../../../src/areas/astro/vargas.ts';
import { astroTime } from '../../../src/astronomy/longitudes.ts';

const YEAR_MS = 365.25 * 86_400_000;
const at = (text: string) => Date.parse(text);
const of = (text: string, id: string, node: 'mean' | 'true' = 'mean') => {
  const found = positionsAt(at(text), 'lahiri', node).find((one) => one.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};

/** Altitude in degrees of a point of the ecliptic of date, without refraction. */
function altitude(longitude: number, instant: number, lat: number, lon: number): number {
  const time = astroTime(instant);
  const vector = RotateVector(Rotation_ECT_EQD(time), VectorFromSphere(new Spherical(0, longitude, 1), time));
  const ra = (Math.atan2(vector.y, vector.x) * 12) / Math.PI;
  const dec = (Math.asin(vector.z) * 180) / Math.PI;
  return Horizon(time, new Observer(lat, lon, 0), ra, dec).altitude;
}

describe('grahas', () => {
  it('goes back where almanacs say so: Mercury in March 2026, Saturn in September 2026', () => {
    expect(of('2026-03-10T00:00Z', 'mercury').retrograde).toBe(true);
    expect(of('2026-03-25T00:00Z', 'mercury').retrograde).toBe(false);
    expect(of('2026-09-15T00:00Z', 'saturn').retrograde).toBe(true);
    expect(of('2026-06-15T00:00Z', 'saturn').retrograde).toBe(false);
  });

  it('has Saturn enter the sidereal Mina on 29 March 2025, as almanacs have it', () => {
    expect(Math.floor(of('2025-03-29T00:00Z', 'saturn').sidereal / 30)).toBe(10);
    expect(Math.floor(of('2025-03-30T00:00Z', 'saturn').sidereal / 30)).toBe(11);
  });

  it('burns Venus near the sun, less far while it goes back', () => {
    // Superior conjunction on 6 January 2026, inferior on 24 October 2026.
    expect(of('2026-01-06T12:00Z', 'venus').combust).toBe(true);
    expect(of('2026-10-24T12:00Z', 'venus')).toMatchObject({ combust: true, retrograde: true });
    expect(of('2026-08-15T12:00Z', 'venus').combust).toBe(false);
    expect(of('2026-08-15T12:00Z', 'sun').combust).toBeNull();
    expect(of('2026-08-15T12:00Z', 'rahu').combust).toBeNull();
  });

  it('puts Ketu opposite to Rahu, and the true node within two degrees of the mean one', () => {
    const [rahu, ketu] = [of('2026-11-21T00:00Z', 'rahu'), of('2026-11-21T00:00Z', 'ketu')];
    expect((ketu.tropical - rahu.tropical + 360) % 360).toBeCloseTo(180, 6);
    expect(rahu.retrograde).toBe(true);
    expect(Math.abs(of('2026-11-21T00:00Z', 'rahu', 'true').tropical - rahu.tropical)).toBeLessThan(2);
  });

  it('moves the sun by a degree a day and the moon by eleven to sixteen', () => {
    expect(of('2026-01-03T00:00Z', 'sun').speed).toBeCloseTo(1.019, 2);
    expect(of('2026-01-03T00:00Z', 'moon').speed).toBeGreaterThan(11);
    expect(of('2026-01-03T00:00Z', 'moon').speed).toBeLessThan(16);
  });
});

describe('lagna and houses', () => {
  it.each([
    ['2026-11-21T06:00+05:30', 28.6139, 77.209],
    ['1947-08-15T00:00+05:30', 28.6139, 77.209],
    ['1975-03-02T17:20Z', -33.8688, 151.2093],
    ['2011-07-07T09:41Z', 51.5074, -0.1278],
  ])('has the lagna of %s on the eastern horizon, rising', (time, lat, lon) => {
    const { ascendant } = anglesAt(at(time), { lat, lon });
    expect(Math.abs(altitude(ascendant, at(time), lat, lon))).toBeLessThan(0.01);
    expect(altitude(ascendant, at(time) + 600_000, lat, lon)).toBeGreaterThan(0.5);
  });

  it('has the lagna of independent India in Vrishabha, as every published chart', () => {
    const { ascendant } = anglesAt(at('1947-08-15T00:00+05:30'), { lat: 28.6139, lon: 77.209 });
    expect(Math.floor((ascendant - 23.12) / 30)).toBe(1);
  });

  it('counts whole signs from the rising one', () => {
    const houses = wholeSigns(47);
    expect([findHouse(houses, 47), findHouse(houses, 31), findHouse(houses, 29.9), findHouse(houses, 200)]).toEqual([1, 1, 12, 6]);
  });

  it('puts the middle of the first and of the tenth Sripati house on lagna and midheaven, without a gap', () => {
    const houses = sripati(331.43, 243.16);
    expect(houses[0]?.middle).toBeCloseTo(331.43, 6);
    expect(houses[9]?.middle).toBeCloseTo(243.16, 6);
    for (const [index, house] of houses.entries()) expect(house.end).toBeCloseTo(houses[(index + 1) % 12]?.start ?? 0, 6);
    for (let longitude = 0.5; longitude < 360; longitude += 7) expect(findHouse(houses, longitude)).toBeGreaterThan(0);
  });
});

describe('divisional charts', () => {
  it.each([
    // Movable signs begin with themselves, fixed ones with the ninth, dual ones with the fifth.
    [1, 0, 0],
    [31, 9, 9],
    [61, 6, 2],
    [29, 8, 9],
    [359, 11, 4],
  ])('puts %d degrees into sign %d of D9 and %d of D10', (longitude, navamsha, dashamsha) => {
    expect(VARGAS.D9.signOf(longitude)).toBe(navamsha);
    expect(VARGAS.D10.signOf(longitude)).toBe(dashamsha);
  });

  it('keeps the sign of what is vargottama: the middle of a fixed sign', () => expect(VARGAS.D9.signOf(45)).toBe(1));
});

describe('Vimshottari dashas', () => {
  const birth = at('1990-01-15T10:30+05:30');

  it('begins with the lord of the nakshatra, and leaves the rest of it as balance', () => {
    // Halfway through Ashwini: Ketu has half of his seven years left.
    const { balanceYears, dashas } = vimshottari(birth, 20 / 3, 1);
    expect(balanceYears).toBeCloseTo(3.5, 9);
    expect(dashas.map(({ lord }) => lord)).toEqual(['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury']);
    expect(((dashas[0]?.end ?? 0) - birth) / YEAR_MS).toBeCloseTo(3.5, 9);
    expect(((dashas[8]?.end ?? 0) - (dashas[0]?.start ?? 0)) / YEAR_MS).toBeCloseTo(120, 9);
  });

  it('fills each dasha with nine of the next level, beginning with its own lord; what ended before the birth is left out', () => {
    const { dashas } = vimshottari(birth, 140.124, 3);
    const venus = dashas[1];
    if (!venus) throw new Error('There are nine dashas');
    expect(venus.within.map(({ lord }) => lord)[0]).toBe(venus.lord);
    expect(venus.within).toHaveLength(9);
    expect(venus.within[3]?.within).toHaveLength(9);
    expect(venus.within.at(-1)?.end).toBeCloseTo(venus.end, -2);
    expect(dashas[0]?.within.length).toBeLessThan(9);
    expect(dashas[0]?.within[0]?.end).toBeGreaterThan(birth);
  });
});

describe('a chart', () => {
  const grahas = GRAHAS.map(({ id }, index) => ({ id, sign: index % 3, retrograde: id === 'mars' }));
  it.each(['north', 'south'] as const)('shows every graha once in the %s style', (style) => {
    const svg = chartSvg({ title: 'Rashi', lagna: 4, grahas }, style);
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)]
      .map(([, text]) => text)
      .join(' ')
      .split(' ');
    for (const short of ['Lg', 'Su', 'Mo', 'Ma(R)', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'])
      expect(
        words.filter((word) => word === short),
        short,
      ).toHaveLength(1);
  });

  it('lets no title break out of the drawing', () => {
    expect(chartSvg({ title: '<script>', lagna: 0, grahas: [] }, 'south')).not.toContain('<script>');
  });
});
