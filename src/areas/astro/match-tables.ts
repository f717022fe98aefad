import type { GrahaId } from './grahas.ts';
import points from './match-tables.json' with { type: 'json' };

/*
 * Tables of the eight kootas, as North Indian almanacs print them (Muhurta Chintamani, Vivaha prakarana, and its commentaries).
 * Where schools differ the rule is said in the answer. Signs count from Mesha, nakshatras from Ashwini.
 */

/** Higher is higher: 3 Brahmin, 2 Kshatriya, 1 Vaishya, 0 Shudra, by moon sign. */
export const VARNAS = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const;
export const VARNA_OF_SIGN = [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3] as const;

export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
/** By half signs from Mesha: Dhanu is man in its first half and beast in its second, Makara beast and water creature. */
export const VASHYA_OF_HALF_SIGN = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 4, 4, 1, 0, 0, 2, 1, 1, 2, 2] as const;
export const VASHYA_POINTS = points.vashya;

/** The nine taras in their order from the other's birth star; the third, fifth and seventh are bad. */
export const TARAS = ['Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari', 'Sadhaka', 'Vadha', 'Mitra', 'Ati Mitra'] as const;
export const BAD_TARAS: readonly number[] = [2, 4, 6];

export const YONIS = 'Horse Elephant Sheep Serpent Dog Cat Rat Cow Buffalo Tiger Deer Monkey Mongoose Lion'.split(' ');
export const YONI_OF_NAKSHATRA = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1] as const;
export const YONI_POINTS = points.yoni;

export const LORD_OF_SIGN = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly GrahaId[];
type Lord = (typeof LORD_OF_SIGN)[number];
/** Natural friends and enemies (Parashara); all others are neutral. */
export const FRIENDS: Record<Lord, readonly Lord[]> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
};
export const ENEMIES: Record<Lord, readonly Lord[]> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
};

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const;
export const GANA_OF_NAKSHATRA = [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0] as const;
/** Rows are the bride's gana, columns the groom's. */
export const GANA_POINTS = points.gana;

export const NADIS = ['Adi', 'Madhya', 'Antya'] as const;
export const NADI_OF_NAKSHATRA = [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2] as const;
