import { type Ayanamsa, sidereal } from '../../astronomy/ayanamsa.ts';
import { moonLongitude } from '../../astronomy/longitudes.ts';
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
  hi: string;
  points: number;
  of: number;
  groom: string;
  bride: string;
  rule: string;
}

/** An entry of a table whose index the tables themselves give. */
function at<T>(table: readonly T[], index: number): T {
  const found = table[index];
  if (found === undefined) throw new Error(`A table of ${table.length} has no entry ${index}`);
  return found;
}

function varna(groom: MoonPlace, bride: MoonPlace): Koota {
  const his = at(tables.VARNA_OF_SIGN, groom.sign);
  const hers = at(tables.VARNA_OF_SIGN, bride.sign);
  return {
    name: 'Varna',
    hi: 'वर्ण',
    points: his >= hers ? 1 : 0,
    of: 1,
    groom: at(tables.VARNAS, his),
    bride: at(tables.VARNAS, hers),
    rule: "1 if the groom's varna, by moon sign, is as high as the bride's or higher",
  };
}

function vashya(groom: MoonPlace, bride: MoonPlace): Koota {
  const kind = ({ longitude }: MoonPlace) => at(tables.VASHYA_OF_HALF_SIGN, Math.floor(longitude / 15));
  const [his, hers] = [kind(groom), kind(bride)];
  return {
    name: 'Vashya',
    hi: 'वश्य',
    points: at(at(tables.VASHYA_POINTS, his), hers),
    of: 2,
    groom: at(tables.VASHYAS, his),
    bride: at(tables.VASHYAS, hers),
    rule: 'a table of five kinds of signs; Dhanu and Makara are of two kinds by halves',
  };
}

function tara(groom: MoonPlace, bride: MoonPlace): Koota {
  const from = (one: MoonPlace, other: MoonPlace) => (other.nakshatra - one.nakshatra + 27) % 9;
  const [his, hers] = [from(bride, groom), from(groom, bride)];
  const points = [his, hers].reduce((sum, one) => sum + (tables.BAD_TARAS.includes(one) ? 0 : 1.5), 0);
  return {
    name: 'Tara',
    hi: 'तारा',
    points,
    of: 3,
    groom: at(tables.TARAS, his),
    bride: at(tables.TARAS, hers),
    rule: "1.5 for each side whose star, counted from the other's in nines, is not the third, fifth or seventh",
  };
}

function yoni(groom: MoonPlace, bride: MoonPlace): Koota {
  const [his, hers] = [at(tables.YONI_OF_NAKSHATRA, groom.nakshatra), at(tables.YONI_OF_NAKSHATRA, bride.nakshatra)];
  return {
    name: 'Yoni',
    hi: 'योनि',
    points: at(at(tables.YONI_POINTS, hers), his),
    of: 4,
    groom: at(tables.YONIS, his),
    bride: at(tables.YONIS, hers),
    rule: 'a table of the fourteen animals of the nakshatras: 4 for the same, 0 for sworn enemies',
  };
}

function maitri(groom: MoonPlace, bride: MoonPlace): Koota {
  const [his, hers] = [at(tables.LORD_OF_SIGN, groom.sign), at(tables.LORD_OF_SIGN, bride.sign)];
  const feels = (one: typeof his, other: typeof his) =>
    one === other || tables.FRIENDS[one].includes(other) ? 2 : tables.ENEMIES[one].includes(other) ? 0 : 1;
  // Friend 2, neutral 1, enemy 0: the sum tells the pair, save that 2 is two neutrals or a friend and an enemy.
  const [a, b] = [feels(his, hers), feels(hers, his)].sort((x, y) => x - y) as [number, number];
  const points = at([0, 0.5, a === 0 ? 1 : 3, 4, 5], a + b);
  return {
    name: 'Graha Maitri',
    hi: 'ग्रह मैत्री',
    points,
    of: 5,
    groom: his,
    bride: hers,
    rule: 'natural friendship of the lords of the moon signs: friends 5, friend and neutral 4, neutrals 3, friend and enemy 1, neutral and enemy 0.5, enemies 0',
  };
}

function gana(groom: MoonPlace, bride: MoonPlace): Koota {
  const [his, hers] = [at(tables.GANA_OF_NAKSHATRA, groom.nakshatra), at(tables.GANA_OF_NAKSHATRA, bride.nakshatra)];
  return {
    name: 'Gana',
    hi: 'गण',
    points: at(at(tables.GANA_POINTS, hers), his),
    of: 6,
    groom: at(tables.GANAS, his),
    bride: at(tables.GANAS, hers),
    rule: 'the same 6; Manushya bride and Deva groom 6, Deva bride and Manushya groom 5, Deva bride and Rakshasa groom 1, else 0',
  };
}

/** Distances of the moon signs, from 0, that make the bhakoot bad: 2 and 12, 5 and 9, 6 and 8. */
const BAD_DISTANCES: readonly number[] = [1, 11, 4, 8, 5, 7];

function bhakoot(groom: MoonPlace, bride: MoonPlace): Koota {
  const distance = (groom.sign - bride.sign + 12) % 12;
  return {
    name: 'Bhakoot',
    hi: 'भकूट',
    points: BAD_DISTANCES.includes(distance) ? 0 : 7,
    of: 7,
    groom: String(distance + 1),
    bride: String(((12 - distance) % 12) + 1),
    rule: "7 unless one's moon sign is the second and twelfth, fifth and ninth, or sixth and eighth from the other's",
  };
}

function nadi(groom: MoonPlace, bride: MoonPlace): Koota {
  const [his, hers] = [at(tables.NADI_OF_NAKSHATRA, groom.nakshatra), at(tables.NADI_OF_NAKSHATRA, bride.nakshatra)];
  return {
    name: 'Nadi',
    hi: 'नाड़ी',
    points: his === hers ? 0 : 8,
    of: 8,
    groom: at(tables.NADIS, his),
    bride: at(tables.NADIS, hers),
    rule: '8 if the nadis of the nakshatras differ; exceptions of some schools are not applied',
  };
}

/** The eight kootas of two moons: 36 points in all. */
export const ashtakoota = (groom: MoonPlace, bride: MoonPlace): Koota[] =>
  [varna, vashya, tara, yoni, maitri, gana, bhakoot, nadi].map((koota) => koota(groom, bride));
