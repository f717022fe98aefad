import type { Metal } from '../tables.ts';

/** A price as a source publishes it, before the place is known to be one of ours. */
export interface QuoteObservation {
  metal: Metal;
  /** The place as the source spells it. */
  name: string;
  /** Day in India, YYYY-MM-DD. */
  day: string;
  /** The page says no day; it was taken for the day's. */
  undated?: true;
  /** INR for the metal's unit: gold per gram of 24 karat, silver per 10 g, platinum per gram. */
  rupees: number;
  /** INR per gram of gold of 22 and 18 karat. */
  rupees22k?: number;
  rupees18k?: number;
  /** Who published it and when it was read, for observations that come from a file of ours. */
  published?: { source: string; observedAt: string };
}

/** What a page of a source is for. */
export interface QuotePage {
  metal: Metal;
  /** The place as the source spells it. */
  place: string;
  region: 'india' | 'international';
}
