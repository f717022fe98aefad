import type { Availability } from '../tables.ts';

/** What a source says of one item, as it says it: nothing is mapped or judged yet. */
export interface LiquorObservation {
  /** Its own key of the item, the same from crawl to crawl. */
  item: string;
  name: string;
  /** As the source names it; parsed from the name where it does not. */
  brand?: string;
  /** Size as the source writes it (`750ml`, `1 L`); parsed from the name where it does not. */
  volume?: string;
  /** Its own categories, widest first or in any order. */
  categories: readonly string[];
  /** In whole paise; null where it gives none. */
  pricePaise: number | null;
  priceMaxPaise?: number;
  abv?: number;
  sku: string;
  availability: Availability;
  url: string | null;
  /** Mean, 0 to 5; 0 where nobody rated. */
  rating: number;
  reviewCount: number;
  reviews: readonly { author: string; rating: number; body: string }[];
  /** Whole address of its picture; null where it has none. */
  pictureUrl: string | null;
  /** Of a state's list, which has the whole name and no brand: its first words are the brand. */
  listed?: true;
  /** Our own number and category, in the starter alone. */
  own?: { id: number; category: string; brandSlug: string };
  /** Day it was seen, YYYY-MM-DD. */
  day: string;
}

/** What a list of prices says nothing of, as nobody sells by it. */
export const OF_A_LIST = {
  sku: '',
  availability: 'unknown',
  url: null,
  rating: 0,
  reviewCount: 0,
  reviews: [],
  pictureUrl: null,
} satisfies Partial<LiquorObservation>;

/** What the area tells its sources. */
export interface LiquorNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** Tells the report something about this source: what it lacked, what was left out. */
  note(text: string): void;
}
