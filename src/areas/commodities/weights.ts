import type { Metal } from './tables.ts';

/** Weights in grams that people ask for. */
export const WEIGHTS: Readonly<Record<Metal, readonly number[]>> = {
  gold: [1, 8, 10, 100],
  silver: [1, 10, 100, 1000],
  platinum: [1, 10, 100],
};

/** The weight in grams that prices are told for: gold by ten grams, silver by the kilogram. */
export const USUAL_GRAMS: Readonly<Record<Metal, number>> = { gold: 10, silver: 1000, platinum: 1 };
