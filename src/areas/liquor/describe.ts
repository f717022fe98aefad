import { categoryByName } from './categories.ts';
import type { ProductRow } from './tables.ts';

/**
 * What a product is, in our own neutral words and from nothing but the figures on record: shops' texts are advertising, and theirs.
 */
export function describeProduct({ brand_name, category, volume, abv }: ProductRow): string {
  const { about } = categoryByName(category);
  const strength = abv === null ? undefined : `${abv} % alcohol by volume`;
  const figures = [...(volume ? [volume] : []), ...(strength ? [strength] : [])].join(', ');
  return `${about}. Brand: ${brand_name}.${figures ? ` ${figures}.` : ''}`;
}
