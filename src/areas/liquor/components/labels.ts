import type { z } from 'zod';
import { groupDigits } from '../../../i18n/format.ts';
import type { productSummary } from '../schema.ts';

type ProductSummary = z.output<typeof productSummary>;

/** A label with its sizes: one card of the grid. */
export interface Label {
  name: string;
  brand: string;
  category: string;
  /** Its picture, from the root. */
  picture: string;
  sizes: readonly ProductSummary[];
}

/** Products of a listing by their label, in the order of the listing; sizes from small to large. */
export function groupByLabel(products: readonly ProductSummary[]): Label[] {
  return [...Map.groupBy(products, ({ brand, name }) => `${brand}/${name}`).values()].flatMap((own) => {
    const sizes = own.toSorted((a, b) => Number.parseFloat(a.volume) - Number.parseFloat(b.volume));
    const [first] = sizes;
    return first
      ? [{ name: first.name, brand: first.brand, category: first.category, picture: picturePathFromUrl(first.image), sizes }]
      : [];
  });
}

/** A picture's address from the root, out of its absolute one. */
export const picturePathFromUrl = (image: string): string => image.slice(Math.max(0, image.lastIndexOf('/liquor-img/')));

/** `₹620`, `₹82.67`; a dash where no price is known. */
export function rupees(price: string | null): string {
  if (price === null) return '–';
  const value = Number(price);
  return `₹${groupDigits(value, Number.isInteger(value) ? 0 : 2)}`;
}

/** Bands of prices in rupees, as people look for them. */
export const PRICE_BANDS = [
  { from: 0, to: 200 },
  { from: 200, to: 500 },
  { from: 500, to: 1000 },
  { from: 1000, to: 2500 },
  { from: 2500, to: 5000 },
  { from: 5000, to: 1e9 },
] as const;
