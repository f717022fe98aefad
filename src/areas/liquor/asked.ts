import { ApiError } from '../../kernel/errors.ts';
import { indexPlaces, suggestPlaces } from '../../places/find.ts';
import { suggestStates } from '../../places/find-state.ts';
import { findAge } from './ages.ts';
import { brandKey, brandNamesFor } from './brands.ts';
import { type Brand, type Catalogue, statesOf } from './catalogue.ts';
import { CATEGORIES, CATEGORY_INDEX, type Category, findCategory } from './categories.ts';

/** The brand that a caller means by slug, name or another spelling, or ApiError 404 with the nearest names. */
export function requireBrand(all: Catalogue, text: string): Brand {
  const { brands } = all;
  const key = brandKey(text);
  const compact = key.replaceAll(' ', '');
  const brand = brands.find((one) =>
    [brandKey(one.slug), ...one.keys].some((name) => name === key || name.replaceAll(' ', '') === compact),
  );
  if (brand) return brand;
  const index = indexPlaces(brands.map(({ slug, name }) => ({ name, slug, aliases: brandNamesFor(slug, name).slice(1) })));
  const near = suggestPlaces(index, text).flatMap((name) => brands.find((one) => one.name === name)?.slug ?? []);
  throw new ApiError('not_found', `No brand ${JSON.stringify(text)} is on record.`, {
    suggestions: near,
    hint: 'All brands are listed at /liquor/brands',
  });
}

/** The category that a caller means, or ApiError 400 with the nearest names and all there are: the list is closed. */
export function requireCategory(text: string): Category {
  const category = findCategory(text);
  if (category) return category;
  throw new ApiError('invalid_parameter', `category must be one of those at /liquor/categories; got ${JSON.stringify(text)}.`, {
    suggestions: suggestPlaces(CATEGORY_INDEX, text),
    available: CATEGORIES.map(({ name }) => name).sort(),
    hint: 'All categories are listed at /liquor/categories',
    extra: { parameter: 'category' },
  });
}

/** The state of that name whose prices are on record. Throws ApiError 404 that names those states; of a state without sale, with its law. */
export function requireState(all: Catalogue, text: string): string {
  const age = findAge(text);
  const states = statesOf(all);
  if (age && states.includes(age.state)) return age.state;
  const hint = `States with prices on record: ${states.join(', ')}`;
  if (age?.sale === 'prohibited')
    throw new ApiError('not_found', `No liquor is sold in ${age.state}: sale is prohibited${age.law ? ` (${age.law})` : ''}.`, { hint });
  if (age) throw new ApiError('not_found', `No price of ${age.state} is on record.`, { hint, available: states });
  throw new ApiError('unknown_place', `No state or union territory called ${JSON.stringify(text)} is known here.`, {
    hint,
    suggestions: suggestStates(text),
  });
}

export const unknownProduct = (id: number): ApiError =>
  new ApiError('not_found', `No product has the number ${id}.`, { hint: 'Products with their numbers are listed at /liquor' });
