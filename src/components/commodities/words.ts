import { type Metal, UNITS } from '../../areas/commodities/tables.ts';

export const METAL_NAMES: Readonly<Record<Metal, { name: string; hi: string }>> = {
  gold: { name: 'Gold', hi: 'सोना' },
  silver: { name: 'Silver', hi: 'चाँदी' },
  platinum: { name: 'Platinum', hi: 'प्लैटिनम' },
};

/** Weights in grams that people ask for. */
export const WEIGHTS: Readonly<Record<Metal, readonly number[]>> = {
  gold: [1, 8, 10, 100],
  silver: [1, 10, 100, 1000],
  platinum: [1, 10, 100],
};

/** The weight in grams that prices are told for. */
export const USUAL_GRAMS: Readonly<Record<Metal, number>> = { gold: 10, silver: 1000, platinum: 1 };

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
