import { findPlace, indexPlaces, type PlaceIndex } from '../../places/find.ts';
import { fold, slugify } from '../../text/fold.ts';

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

/** Our categories, the narrow ones before the wide: `Single Malt` is a whisky too. Editorial data. */
export const CATEGORIES: readonly Category[] = [
  {
    name: 'Ready to Drink',
    hi: 'तैयार पेय',
    about: 'A mixed drink sold ready to drink, with little alcohol',
    vessel: 'longneck',
    aliases: ['RTD', 'Alcopop', 'Breezer'],
    keywords: /\brtd\b|ready[ -]to[ -]drink|alcopop|breezer|hard seltzer|cooler\b/i,
  },
  {
    name: 'Liqueur',
    hi: 'लिकर',
    about: 'A sweetened and flavoured spirit',
    vessel: 'liqueur',
    aliases: ['Liqueurs', 'Cream Liqueur'],
    keywords: /liqueur|irish cream|limoncello|triple sec|amaretto|sambuca/i,
  },
  {
    name: 'Single Malt',
    hi: 'सिंगल माल्ट',
    about: 'Whisky of one distillery, from malted barley alone',
    vessel: 'round',
    aliases: ['Single Malts', 'Malt Whisky'],
    keywords: /single[ -]malts?/i,
  },
  {
    name: 'Irish Whiskey',
    hi: 'आयरिश व्हिस्की',
    about: 'Whiskey distilled and matured in Ireland',
    vessel: 'round',
    aliases: ['Irish Whisky'],
    keywords: /irish whisk/i,
  },
  {
    name: 'American Whiskey',
    hi: 'अमेरिकी व्हिस्की',
    about: 'Whiskey made in the United States, bourbon and Tennessee whiskey among them',
    vessel: 'square',
    aliases: ['American Whisky', 'Bourbon', 'Tennessee Whiskey'],
    keywords: /bourbon|tennessee|american whisk|\brye whisk/i,
  },
  {
    name: 'Japanese Whisky',
    hi: 'जापानी व्हिस्की',
    about: 'Whisky made in Japan',
    vessel: 'round',
    aliases: ['Japanese Whiskey'],
    keywords: /japanese/i,
  },
  {
    name: 'Scotch',
    hi: 'स्कॉच',
    about: 'Blended whisky distilled and matured in Scotland',
    vessel: 'square',
    aliases: ['Scotch Whisky', 'Blended Scotch'],
    keywords: /scotch/i,
  },
  {
    name: 'Sparkling Wine',
    hi: 'स्पार्कलिंग वाइन',
    about: 'Wine with bubbles, Champagne and Prosecco among them',
    vessel: 'sparkling',
    aliases: ['Champagne', 'Prosecco', 'Sparkling'],
    keywords: /sparkling|champagne|prosecco|\bbrut\b|\bcava\b/i,
  },
  {
    name: 'Rose Wine',
    hi: 'रोज़े वाइन',
    about: 'Pink wine from dark grapes',
    vessel: 'wine',
    aliases: ['Rosé', 'Rosé Wine'],
    keywords: /\bros[eé]\b(?!\s*gold)/i,
  },
  {
    name: 'Red Wine',
    hi: 'रेड वाइन',
    about: 'Wine from dark grapes',
    vessel: 'wine',
    aliases: ['Red'],
    keywords: /red wine|shiraz|merlot|cabernet|malbec|pinot noir|sangiovese|tempranillo/i,
  },
  {
    name: 'White Wine',
    hi: 'व्हाइट वाइन',
    about: 'Wine from light grapes',
    vessel: 'wine',
    aliases: ['White'],
    keywords: /white wine|chardonnay|sauvignon blanc|chenin|riesling|pinot grigio|moscato/i,
  },
  {
    name: 'Brandy',
    hi: 'ब्रांडी',
    about: 'A spirit distilled from wine, Cognac among them',
    vessel: 'round',
    aliases: ['Cognac', 'Brandy and Cognac'],
    keywords: /brandy|cognac|armagnac|\bvsop\b/i,
  },
  {
    name: 'Rum',
    hi: 'रम',
    about: 'A spirit from sugar cane',
    vessel: 'spirit',
    aliases: ['Rums', 'Dark Rum', 'White Rum'],
    keywords: /\brums?\b/i,
  },
  {
    name: 'Vodka',
    hi: 'वोदका',
    about: 'A clear spirit from grain or potatoes',
    vessel: 'spirit',
    aliases: ['Vodkas'],
    keywords: /vodkas?/i,
  },
  { name: 'Gin', hi: 'जिन', about: 'A clear spirit flavoured with juniper', vessel: 'square', aliases: ['Gins'], keywords: /\bgins?\b/i },
  {
    name: 'Tequila',
    hi: 'टकीला',
    about: 'A Mexican spirit from blue agave',
    vessel: 'round',
    aliases: ['Tequilas', 'Mezcal'],
    keywords: /tequilas?|mezcal|\bagave\b/i,
  },
  {
    name: 'Whisky',
    hi: 'व्हिस्की',
    about: 'Whisky of the kinds blended and sold in India',
    vessel: 'square',
    aliases: ['Whiskey', 'Indian Whisky', 'Whiskies'],
    keywords: /whisk(?:e?y|ies)/i,
  },
  {
    name: 'Beer',
    hi: 'बीयर',
    about: 'Beer',
    vessel: 'can',
    aliases: ['Beers', 'Lager', 'Ale'],
    keywords: /\bbeers?\b|lager|\bale\b|stout|pilsner|\bwitbier\b|\bbier\b|\bipa\b/i,
  },
];

const INDEX: PlaceIndex<Category> = indexPlaces(CATEGORIES);

/** The category that a caller means: its name, an alias or its slug, in any case. */
export const findCategory = (text: string): Category | undefined => findPlace(INDEX, text);

export const categorySlug = (name: string): string => slugify(name);

const BY_NAME = new Map(CATEGORIES.map((one) => [one.name, one]));

/** The category of that very name. Throws for another: snapshot and table are out of step. */
export function categoryByName(name: string): Category {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`The liquor snapshot names the category ${name}, which is not in categories.ts`);
  return found;
}

/** What shops of drinks sell besides. */
const NO_DRINK = /\bglass(?:es|ware)?\b(?! bottle)|accessor|opener|decanter|snack|merchandise|gift card|tonic water|ice cube|cigar/i;

/**
 * Our category for what a shop says: its own categories first, narrow before wide over all of them, then the product's name. Undefined for
 * what is none of ours (glasses, snacks).
 */
export function mapCategory(shopCategories: readonly string[], name: string): Category | undefined {
  const said = shopCategories.map(fold).join(' | ');
  if (NO_DRINK.test(said) || NO_DRINK.test(name)) return undefined;
  const found = CATEGORIES.find(({ keywords: entities }) => entities.test(said));
  // A shop that says `Whisky` of a Scotch is right, and its name says more.
  const named = CATEGORIES.find(({ keywords: entities }) => entities.test(fold(name)));
  if (found?.name === 'Whisky' && named && /Malt|Whisk|Scotch/.test(named.name)) return named;
  return found ?? named;
}
