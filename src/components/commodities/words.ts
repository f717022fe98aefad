import { type Metal, UNITS } from '../../areas/commodities/tables.ts';

export { USUAL_GRAMS, WEIGHTS } from '../../areas/commodities/weights.ts';

export const METAL_NAMES: Readonly<Record<Metal, { name: string; hi: string }>> = {
  gold: { name: 'Gold', hi: 'सोना' },
  silver: { name: 'Silver', hi: 'चाँदी' },
  platinum: { name: 'Platinum', hi: 'प्लैटिनम' },
};

export const BASIS_WORDS = { quote: 'Quoted', estimate: 'Estimate', spot: 'Spot' } as const;

/** What a price is, in a line under it. */
export const BASIS_LINES = {
  quote: 'Published for this place, without GST.',
  estimate: 'An estimate, not a published price; without GST.',
  spot: 'International spot price, without duty, tax or a shop’s premium.',
} as const;

/** 8 is `8 g`, 1000 is `1 kg`. */
export const weightInWords = (grams: number): string => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`);

/** Rupees for so many grams, of a price for the metal's unit. */
export const priceFor = (metal: Metal, price: string | number, grams: number): number => (Number(price) / UNITS[metal].grams) * grams;
