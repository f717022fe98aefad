import { findPlace, indexPlaces } from '../../places/find.ts';
import { fold, slugify } from '../../text/fold.ts';
import categories from './categories.json' with { type: 'json' };

/** What the drawing of a category looks like. */
export type Vessel = 'spirit' | 'square' | 'round' | 'wine' | 'sparkling' | 'can' | 'longneck' | 'liqueur';

export interface Category {
  name: string;
  /** In Hindi, as people write it. */
  hi: string;
  /** What it is, in one neutral sentence. */
  about: string;
  vessel: Vessel;
  aliases: readonly string[];
  /** What a shop's category, or a product's name, says where it means this one. The first in the list that matches is taken. */
  keywords: RegExp;
}

/** What a shop's category, or a product's name, says where it means each. */
const KEYWORDS: Readonly<Record<keyof typeof categories, RegExp>> = {
  'Ready to Drink': /\brtd\b|ready[ -]to[ -]drink|alcopop|breezer|hard seltzer|cooler\b/i,
  Liqueur: /liqueur|irish cream|limoncello|triple sec|amaretto|sambuca/i,
  'Single Malt': /single[ -]malts?/i,
  'Irish Whiskey': /irish whisk/i,
  'American Whiskey': /bourbon|tennessee|american whisk|\brye whisk/i,
  'Japanese Whisky': /japanese/i,
  Scotch: /scotch/i,
  'Sparkling Wine': /sparkling|champagne|prosecco|\bbrut\b|\bcava\b/i,
  'Rose Wine': /\bros[eé]\b(?!\s*gold)/i,
  'Red Wine': /red wine|shiraz|merlot|cabernet|malbec|pinot noir|sangiovese|tempranillo/i,
  'White Wine': /white wine|chardonnay|sauvignon blanc|chenin|riesling|pinot grigio|moscato/i,
  Brandy: /brandy|cognac|armagnac|\bvsop\b/i,
  Rum: /\brums?\b/i,
  Vodka: /vodkas?/i,
  Gin: /\bgins?\b/i,
  Tequila: /tequilas?|mezcal|\bagave\b/i,
  Whisky: /whisk(?:e?y|ies)/i,
  'Other Wine': /\bwines?\b/i,
  Beer: /\bbeers?\b|lager|\bale\b|stout|pilsner|\bwitbier\b|\bbier\b|\bipa\b/i,
};

/** Our categories, the narrow ones before the wide: `Single Malt` is a whisky too. Editorial data. */
export const CATEGORIES: readonly Category[] = Object.entries(
  categories as Readonly<Record<string, Omit<Category, 'name' | 'keywords'>>>,
).map(([name, category]) => ({ name, ...category, keywords: KEYWORDS[name as keyof typeof categories] }));

/** What a drink is called where nothing says that one is meant: white alone is no wine. */
export const namesOfDrink = ({ name, hi, aliases }: Category): string[] => [
  name,
  hi,
  ...aliases.filter((alias) => !fold(name).startsWith(`${fold(alias)} `)),
];
export const CATEGORY_INDEX = indexPlaces(CATEGORIES);

/** The category that a caller means: its name, an alias or its slug, in any case. */
export const findCategory = (text: string): Category | undefined => findPlace(CATEGORY_INDEX, text);

export const categorySlug = (name: string): string => slugify(name);

const BY_NAME = new Map(CATEGORIES.map((one) => [one.name, one]));

/** The category of that very name. Throws for another: snapshot and table are out of step. */
export function categoryByName(name: string): Category {
  const category = BY_NAME.get(name);
  if (!category) throw new Error(`The liquor snapshot names the category ${name}, which is not in categories.json`);
  return category;
}

/** What shops of drinks sell besides. */
const NO_DRINK = /\bglass(?:es|ware)?\b(?! bottle)|accessor|opener|decanter|snack|merchandise|gift card|tonic water|ice cube|cigar/i;

/** Our category for what a shop says: by its own categories, narrow before wide, then by the name. Undefined for what is none of ours (glasses, snacks). */
export function mapCategory(shopCategories: readonly string[], name: string): Category | undefined {
  const said = shopCategories.map(fold).join(' | ');
  if (NO_DRINK.test(said) || NO_DRINK.test(name)) return undefined;
  const ofShop = CATEGORIES.find(({ keywords }) => keywords.test(said));
  // A shop that says `Whisky` of a Scotch, or `Wine` of a Shiraz, is right, and its name says more.
  const named = CATEGORIES.find(({ keywords }) => keywords.test(fold(name)));
  if (ofShop?.name === 'Whisky' && named && /Malt|Whisk|Scotch/.test(named.name)) return named;
  if (ofShop?.name === 'Other Wine' && named && /Wine/.test(named.name)) return named;
  return ofShop ?? named;
}
