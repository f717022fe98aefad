import { arc, turn } from '../../astronomy/angles.ts';
import { type Ayanamsa, trueAyanamsa } from '../../astronomy/ayanamsa.ts';
import { meanNode, moonLongitude, nutation, planetLongitude, sunLongitude, trueNode } from '../../astronomy/longitudes.ts';

/** The nine grahas in their usual order, with Hindi names and the short forms of charts. */
export const GRAHAS = [
  { id: 'sun', en: 'Sun', hi: 'सूर्य', short: 'Su', shortHi: 'सू' },
  { id: 'moon', en: 'Moon', hi: 'चंद्र', short: 'Mo', shortHi: 'चं' },
  { id: 'mars', en: 'Mars', hi: 'मंगल', short: 'Ma', shortHi: 'मं' },
  { id: 'mercury', en: 'Mercury', hi: 'बुध', short: 'Me', shortHi: 'बु' },
  { id: 'jupiter', en: 'Jupiter', hi: 'गुरु', short: 'Ju', shortHi: 'गु' },
  { id: 'venus', en: 'Venus', hi: 'शुक्र', short: 'Ve', shortHi: 'शु' },
  { id: 'saturn', en: 'Saturn', hi: 'शनि', short: 'Sa', shortHi: 'श' },
  { id: 'rahu', en: 'Rahu', hi: 'राहु', short: 'Ra', shortHi: 'रा' },
  { id: 'ketu', en: 'Ketu', hi: 'केतु', short: 'Ke', shortHi: 'के' },
] as const;
export type GrahaId = (typeof GRAHAS)[number]['id'];
export type NodeKind = 'mean' | 'true';

/** A graha's place at an instant; degrees and degrees a day. */
export interface GrahaPosition {
  id: GrahaId;
  tropical: number;
  sidereal: number;
  speed: number;
  retrograde: boolean;
  /** Within its orb of the sun; null for the sun and the nodes, which cannot burn. */
  combust: boolean | null;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Degrees from the sun within which a graha is combust, and those while it is retrograde (Surya Siddhanta, chapter 9). */
const ORBS: Partial<Record<GrahaId, readonly [number, number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

const PLANETS = { mars: 'Mars', mercury: 'Mercury', jupiter: 'Jupiter', venus: 'Venus', saturn: 'Saturn' } as const;

/** Apparent geocentric tropical longitude of a graha, degrees. The nodes move with nutation as all others do. */
function tropicalLongitude(id: GrahaId, instant: number, node: NodeKind = 'mean'): number {
  if (id === 'sun') return sunLongitude(instant);
  if (id === 'moon') return moonLongitude(instant);
  if (id === 'rahu') return turn((node === 'mean' ? meanNode(instant) : trueNode(instant)) + nutation(instant));
  if (id === 'ketu') return turn(tropicalLongitude('rahu', instant, node) + 180);
  return planetLongitude(PLANETS[id], instant);
}

/** All nine grahas at an instant (milliseconds since 1970). */
export function positionsAt(instant: number, ayanamsa: Ayanamsa = 'lahiri', node: NodeKind = 'mean'): GrahaPosition[] {
  const shift = trueAyanamsa(instant, ayanamsa);
  const sun = tropicalLongitude('sun', instant);
  return GRAHAS.map(({ id }) => {
    const tropical = tropicalLongitude(id, instant, node);
    const before = tropicalLongitude(id, instant - HOUR_MS, node);
    const after = tropicalLongitude(id, instant + HOUR_MS, node);
    const speed = (arc(before, after) * DAY_HOURS) / 2;
    const retrograde = speed < 0;
    const orb = ORBS[id]?.[retrograde ? 1 : 0];
    return {
      id,
      tropical,
      sidereal: turn(tropical - shift),
      speed,
      retrograde,
      combust: orb === undefined ? null : Math.abs(arc(sun, tropical)) <= orb,
    };
  });
}

const SIGN_DEGREES = 30;
/** The sidereal sign of a graha at an instant, from 0 for Mesha, and whether it goes back. */
export function motionAt(id: GrahaId, instant: number): { sign: number; retrograde: boolean } {
  const longitude = turn(tropicalLongitude(id, instant) - trueAyanamsa(instant, 'lahiri'));
  const [before, after] = [-HOUR_MS, HOUR_MS].map((step) => tropicalLongitude(id, instant + step)) as [number, number];
  return { sign: Math.floor(longitude / SIGN_DEGREES), retrograde: arc(before, after) < 0 };
}
