import { computeFreshness } from '../../crawl/freshness.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { requireBrand, requireCategory, requireState } from './asked.ts';
import { type Catalogue, catalogueOfState, drawnCatalogue, isDrawn, liquorCatalogue, type Product, statesOf } from './catalogue.ts';
import { CATEGORIES, type Category, categorySlug } from './categories.ts';
import { searchProducts } from './search.ts';
import { LIQUOR_SCHEDULE } from './tables.ts';
import { groupByLabel, type Label, type StateName } from './values.ts';

/** A brand or a category with what it has on record. */
export interface Shelf {
  slug: string;
  labels: readonly Label[];
  products: number;
  /** Day on which something was last seen, YYYY-MM-DD. */
  day: string;
}

const toShelf = ({ newest }: Catalogue, slug: string, products: readonly Product[]): Shelf => ({
  slug,
  labels: groupByLabel(products),
  products: products.length,
  day: newest,
});

/** Brands by name. */
export async function brandShelves(): Promise<(Shelf & { name: string })[]> {
  const all = drawnCatalogue(await liquorCatalogue());
  return all.brands.map(({ slug, name, products }) => ({ ...toShelf(all, slug, products), name }));
}

/** Categories that have a product, by name: the labels with a picture, and how many products there are with those of states' lists. */
export async function categoryShelves(): Promise<(Shelf & { category: Category; listed: number })[]> {
  const all = await liquorCatalogue();
  const byCategory = Map.groupBy(all.products, ({ category }) => category);
  return CATEGORIES.flatMap((category) => {
    const products = byCategory.get(category.name) ?? [];
    const shelf = toShelf(all, categorySlug(category.name), products.filter(isDrawn));
    return products.length > 0 ? [{ ...shelf, category, listed: products.length }] : [];
  }).sort((a, b) => a.category.name.localeCompare(b.category.name, 'en'));
}

/** The labels with a picture, the cheapest first; how many products are on record in all; whose the newest figure is, and when it is too old. */
export async function wholeShelf(): Promise<{
  labels: Label[];
  products: number;
  all: number;
  source: string;
  day: string;
  staleAfter: string;
}> {
  const all = await liquorCatalogue();
  const { newest, products } = drawnCatalogue(all);
  return {
    labels: groupByLabel(products),
    products: products.length,
    all: all.products.length,
    source: products.find(({ offers }) => offers[0].observed === newest)?.offers[0].source ?? '',
    day: newest,
    staleAfter: computeFreshness(newest, LIQUOR_SCHEDULE).stale_after,
  };
}

/** The prices of a state: how many, of what day, whose, and when they are too old. */
export interface StateShelf {
  state: StateName;
  slug: string;
  products: number;
  day: string;
  source: string;
  staleAfter: string;
}

/** States with prices on record, by name. */
export async function stateShelves(): Promise<StateShelf[]> {
  const all = await liquorCatalogue();
  return statesOf(all).map((state) => {
    const { products, newest } = catalogueOfState(all, state);
    const source = products.find(({ offers }) => offers[0].observed === newest)?.offers[0].source ?? '';
    const staleAfter = computeFreshness(newest, LIQUOR_SCHEDULE).stale_after;
    return { state: findStateName(state), slug: slugify(state), products: products.length, day: newest, source, staleAfter };
  });
}

/** Labels on a page of a list. */
export const LABELS_SHOWN = 50;

/** The labels that a list is asked for, by name: of a state, a category, a brand, with words in their name. */
export async function findLabels({ state, category, brand, q, page = 1 }: LabelFilter): Promise<{ labels: Label[]; total: number }> {
  const all = await liquorCatalogue();
  const from = state === undefined ? all : catalogueOfState(all, state);
  const named = q === undefined ? from.products : searchProducts(from, q, from.products.length);
  const chosen = named.filter(
    (one) => (category === undefined || one.category === category) && (brand === undefined || one.brand === brand),
  );
  const labels = groupByLabel(chosen);
  if (q === undefined) labels.sort((a, b) => compareNames(a.name, b.name));
  return { labels: labels.slice((page - 1) * LABELS_SHOWN, page * LABELS_SHOWN), total: labels.length };
}

/** `state` and `category` by their names on record, `brand` by its slug; `page` from 1. */
export interface LabelFilter {
  state?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true });

/** The labels that a form asks for. Throws ApiError for a state, category or brand that is not known. */
export async function labelsAsked(filter: LabelFilter): Promise<{ labels: Label[]; total: number }> {
  const all = await liquorCatalogue();
  return findLabels({
    ...filter,
    state: filter.state === undefined ? undefined : requireState(all, filter.state),
    category: filter.category === undefined ? undefined : requireCategory(filter.category).name,
    brand: filter.brand === undefined ? undefined : requireBrand(all, filter.brand).slug,
  });
}
