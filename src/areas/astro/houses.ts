import { SiderealTime } from 'astronomy-engine';
import { arc, degrees, radians, turn } from '../../astronomy/angles.ts';
import type { Point } from '../../astronomy/horizon.ts';
import { astroTime, obliquity } from '../../astronomy/longitudes.ts';

const DEGREES_AN_HOUR = 15;
const HOUSES = 12;

/** The rising point of the ecliptic and its highest one, tropical degrees. For latitudes within the polar circles. */
export function anglesAt(instant: number, { lat, lon }: Point): { ascendant: number; midheaven: number } {
  const ramc = radians(turn(SiderealTime(astroTime(instant)) * DEGREES_AN_HOUR + lon));
  const tilt = radians(obliquity(instant));
  const ascendant = Math.atan2(Math.cos(ramc), -(Math.sin(ramc) * Math.cos(tilt) + Math.tan(radians(lat)) * Math.sin(tilt)));
  const midheaven = Math.atan2(Math.sin(ramc), Math.cos(ramc) * Math.cos(tilt));
  return { ascendant: turn(degrees(ascendant)), midheaven: turn(degrees(midheaven)) };
}

/** A house with its middle and its bounds, sidereal degrees. */
export interface House {
  number: number;
  start: number;
  middle: number;
  end: number;
}

/** Whole-sign houses: the rising sign is the first. */
export function wholeSigns(lagna: number): House[] {
  const first = Math.floor(lagna / 30) * 30;
  return Array.from({ length: HOUSES }, (_, at) => ({
    number: at + 1,
    start: turn(first + at * 30),
    middle: turn(first + at * 30 + 15),
    end: turn(first + (at + 1) * 30),
  }));
}

/** Sripati houses: the quadrants between ascendant and midheaven cut in three give the middles, halfway between two middles is the bound. */
export function sripati(lagna: number, midheaven: number): House[] {
  const upper = turn(lagna - midheaven);
  const lower = 180 - upper;
  const from10 = (thirds: number) => turn(midheaven + (upper * thirds) / 3);
  const from1 = (thirds: number) => turn(lagna + (lower * thirds) / 3);
  const half = [from1(0), from1(1), from1(2), turn(midheaven + 180), turn(from10(1) + 180), turn(from10(2) + 180)];
  const middles = [...half, ...half.map((middle) => turn(middle + 180))];
  const between = (from: number, to: number) => turn(from + arc(from, to) / 2);
  return middles.map((middle, at) => ({
    number: at + 1,
    start: between(middles[(at + HOUSES - 1) % HOUSES] ?? middle, middle),
    middle,
    end: between(middle, middles[(at + 1) % HOUSES] ?? middle),
  }));
}

/** The house, 1 to 12, in whose bounds a longitude lies. */
export function findHouse(houses: readonly House[], longitude: number): number {
  const house = houses.find(({ start, end }) => turn(longitude - start) < turn(end - start));
  if (!house) throw new Error(`No house holds ${longitude}`);
  return house.number;
}
