import { turn } from './angles.ts';
import { centuries, nutation } from './longitudes.ts';

/**
 * Definitions of the sidereal zodiac: the mean ayanamsa in degrees at an epoch. All advance with the general precession of IAU 2006.
 * - lahiri: the Indian Astronomical Ephemeris' 23°15'00.658" of 21 March 1956 0h TT less its nutation (16.77"): 23.245524743° mean.
 * - raman: B. V. Raman's, 360° - 338.98556° at the epoch of 1900.
 * - krishnamurti: K. S. Krishnamurti's, 360° - 337.636111° at 1900.
 * - fagan: Fagan and Bradley, 24.042044444° at 1950.
 */
const SYSTEMS = {
  lahiri: { epoch: Date.UTC(1956, 2, 21), at: 23.245524743 },
  raman: { epoch: Date.UTC(1899, 11, 31, 12), at: 360 - 338.98556 },
  krishnamurti: { epoch: Date.UTC(1899, 11, 31, 12), at: 360 - 337.636111 },
  fagan: { epoch: Date.UTC(1949, 11, 31, 22, 9, 46), at: 24.042044444 },
} as const;

export type Ayanamsa = keyof typeof SYSTEMS;
export const AYANAMSAS = Object.keys(SYSTEMS) as [Ayanamsa, ...Ayanamsa[]];

/** General precession in longitude since J2000 in degrees, IAU 2006 (Capitaine, Wallace and Chapront 2003). */
function precession(instant: number): number {
  const t = centuries(instant);
  return (5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3 - 0.000023857 * t ** 4) / 3600;
}

/** The mean ayanamsa in degrees, to subtract from a longitude measured from the mean equinox. */
export function meanAyanamsa(instant: number, system: Ayanamsa = 'lahiri'): number {
  const { epoch, at } = SYSTEMS[system];
  return at + precession(instant) - precession(epoch);
}

/** The ayanamsa with nutation, as printed in almanacs, to subtract from an apparent longitude. */
export const trueAyanamsa = (instant: number, system: Ayanamsa = 'lahiri'): number => meanAyanamsa(instant, system) + nutation(instant);

/** Converts an apparent tropical longitude to sidereal, in degrees. */
export const sidereal = (tropical: number, instant: number, system: Ayanamsa = 'lahiri'): number =>
  turn(tropical - trueAyanamsa(instant, system));
