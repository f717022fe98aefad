import type { Metal } from '../../areas/commodities/tables.ts';

export const METAL_NAMES: Readonly<Record<Metal, { name: string; hi?: string }>> = {
  gold: { name: 'Gold', hi: 'सोना' },
  silver: { name: 'Silver', hi: 'चाँदी' },
  platinum: { name: 'Platinum' },
};

export const UNIT_WORDS: Readonly<Record<Metal, string>> = {
  gold: 'a gram of 24 karat',
  silver: 'for 10 g',
  platinum: 'a gram',
};

/** Weights in grams that people ask for. */
export const WEIGHTS: Readonly<Record<Metal, readonly number[]>> = {
  gold: [1, 8, 10, 100],
  silver: [1, 10, 100, 1000],
  platinum: [1, 10, 100],
};

export const BASIS_WORDS = { quote: 'Quoted', estimate: 'Estimate', spot: 'Spot' } as const;
