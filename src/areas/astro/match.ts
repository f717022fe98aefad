import { type Ayanamsa, sidereal } from '../../astronomy/ayanamsa.ts';
import { moonLongitude } from '../../astronomy/longitudes.ts';
import kootas from './kootas.json' with { type: 'json' };
import * as tables from './match-tables.ts';

/** What matching needs of a birth: the moon's place. Indices from 0. */
export interface MoonPlace {
  longitude: number;
  sign: number;
  nakshatra: number;
  pada: number;
}

const NAKSHATRA = 360 / 27;
const PADA = NAKSHATRA / 4;

/** The moon's sign, nakshatra and pada at an instant. */
export function moonPlaceAt(instant: number, ayanamsa: Ayanamsa): MoonPlace {
  const longitude = sidereal(moonLongitude(instant), instant, ayanamsa);
  return {
    longitude,
    sign: Math.floor(longitude / 30),
    nakshatra: Math.floor(longitude / NAKSHATRA),
    pada: Math.floor((longitude % NAKSHATRA) / PADA),
  };
}

export interface Koota {
  name: string;
  name_hi: string;
  points: number;
  of: number;
  groom: string;
  bride: string;
  rule: string;
}

/** What the moons of two births give in one koota: its points, and what each side brings. */
type Reading = Pick<Koota, 'points' | 'groom' | 'bride'>;

/** An entry of a table whose index the tables themselves give. */
function at<T>(table: readonly T[], index: number): T {
  const entry = table[index];
  if (entry === undefined) throw new Error(`A table of ${table.length} has no entry ${index}`);
  return entry;
}

function varna(groom: MoonPlace, bride: MoonPlace): Reading {
  const his = at(tables.VARNA_OF_SIGN, groom.sign);
  const hers = at(tables.VARNA_OF_SIGN, bride.sign);
  return { points: his >= hers ? 1 : 0, groom: at(tables.VARNAS, his), bride: at(tables.VARNAS, hers) };
}

function vashya(groom: MoonPlace, bride: MoonPlace): Reading {
  const kind = ({ longitude }: MoonPlace) => at(tables.VASHYA_OF_HALF_SIGN, Math.floor(longitude / 15));
  const [his, hers] = [kind(groom), kind(bride)];
  return { points: at(at(tables.VASHYA_POINTS, his), hers), groom: at(tables.VASHYAS, his), bride: at(tables.VASHYAS, hers) };
}

function tara(groom: MoonPlace, bride: MoonPlace): Reading {
  const from = (one: MoonPlace, other: MoonPlace) => (other.nakshatra - one.nakshatra + 27) % 9;
  const [his, hers] = [from(bride, groom), from(groom, bride)];
  const points = [his, hers].reduce((sum, one) => sum + (tables.BAD_TARAS.includes(one) ? 0 : 1.5), 0);
  return { points, groom: at(tables.TARAS, his), bride: at(tables.TARAS, hers) };
}

function yoni(groom: MoonPlace, bride: MoonPlace): Reading {
  const [his, hers] = [at(tables.YONI_OF_NAKSHATRA, groom.nakshatra), at(tables.YONI_OF_NAKSHATRA, bride.nakshatra)];
  return { points: at(at(tables.YONI_POINTS, hers), his), groom: at(tables.YONIS, his), bride: at(tables.YONIS, hers) };
}

function maitri(groom: MoonPlace, bride: MoonPlace): Reading {
  const [his, hers] = [at(tables.LORD_OF_SIGN, groom.sign), at(tables.LORD_OF_SIGN, bride.sign)];
  const feels = (one: typeof his, other: typeof his) =>
    one === other || tables.FRIENDS[one].includes(other) ? 2 : tables.ENEMIES[one].includes(other) ? 0 : 1;
  // Friend 2, neutral 1, enemy 0: the sum tells the pair, save that 2 is two neutrals or a friend and an enemy.
  const [a, b] = [feels(his, hers), feels(hers, his)].sort((x, y) => x - y) as [number, number];
  const points = at([0, 0.5, a === 0 ? 1 : 3, 4, 5], a + b);
  return { points, groom: his, bride: hers };
}

function gana(groom: MoonPlace, bride: MoonPlace): Reading {
  const [his, hers] = [at(tables.GANA_OF_NAKSHATRA, groom.nakshatra), at(tables.GANA_OF_NAKSHATRA, bride.nakshatra)];
  return { points: at(at(tables.GANA_POINTS, hers), his), groom: at(tables.GANAS, his), bride: at(tables.GANAS, hers) };
}

/** Distances of the moon signs, from 0, that make the bhakoot bad: 2 and 12, 5 and 9, 6 and 8. */
const BAD_DISTANCES: readonly number[] = [1, 11, 4, 8, 5, 7];

function bhakoot(groom: MoonPlace, bride: MoonPlace): Reading {
  const distance = (groom.sign - bride.sign + 12) % 12;
  return { points: BAD_DISTANCES.includes(distance) ? 0 : 7, groom: String(distance + 1), bride: String(((12 - distance) % 12) + 1) };
}

function nadi(groom: MoonPlace, bride: MoonPlace): Reading {
  const [his, hers] = [at(tables.NADI_OF_NAKSHATRA, groom.nakshatra), at(tables.NADI_OF_NAKSHATRA, bride.nakshatra)];
  return { points: his === hers ? 0 : 8, groom: at(tables.NADIS, his), bride: at(tables.NADIS, hers) };
}

/** In the order of `kootas.json`. */
const READINGS = [varna, vashya, tara, yoni, maitri, gana, bhakoot, nadi];

/** The eight kootas of two moons: 36 points in all. */
export const ashtakoota = (groom: MoonPlace, bride: MoonPlace): Koota[] =>
  READINGS.map((reading, index) => {
    const { name, hi, of, rule } = at(kootas, index);
    const { points, ...sides } = reading(groom, bride);
    return { name, name_hi: hi, points, of, ...sides, rule };
  });
