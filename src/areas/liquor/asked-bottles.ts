import { type Locale, localName } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import type { Query } from '../intent.ts';
import { type Limit, limitIn } from '../quantity.ts';
import type { Product } from './catalogue.ts';
import { CATEGORIES, type Category, categorySlug, namesOfDrink } from './categories.ts';
import { LIQUOR } from './wording.ts';

const MIN_AMOUNT = 50;

/** Sizes of the usual bottle, in millilitres. */
export const USUAL_ML: ReadonlySet<number> = new Set([650, 700, 750]);

/** The price of a bottle that is shown first, in paise; null where none is on record. */
export const paiseOf = ({ offers: [{ price_paise: paise }] }: Product): number | null => paise;

/** What sort of drink words name: one category, or wine of all colours. */
export interface Drink {
  name: string;
  hi: string;
  /** What it is called, folded. */
  called: readonly string[];
  /** Names of its categories. */
  categories: ReadonlySet<string>;
  /** Its page. */
  url: string;
}

const drinkOf = (category: Category): Drink => ({
  name: category.name,
  hi: category.hi,
  called: namesOfDrink(category).map(normaliseDevanagari),
  categories: new Set([category.name]),
  url: `/browse/liquor/category/${categorySlug(category.name)}`,
});
const WINE: Drink = {
  name: 'Wine',
  hi: 'वाइन',
  called: ['wine', 'वाइन', 'wines'],
  categories: new Set(CATEGORIES.map(({ name }) => name).filter((name) => / Wine$/.test(name))),
  url: '/browse/liquor',
};
/** Narrow before wide: red wine is wine too. */
const DRINKS: readonly Drink[] = [...CATEGORIES.map(drinkOf), WINE];

const between = (words: readonly string[]): string => ` ${words.map(normaliseDevanagari).join(' ')} `;

/** The drink that words name. */
export function drinkIn(words: readonly string[]): Drink | undefined {
  const folded = between(words);
  return DRINKS.find(({ called }) => called.some((one) => folded.includes(` ${one} `)));
}

/** Words without those that name a drink, and where they stood: of `white wine vs red wine` the other wine is left. */
function withoutDrink(words: readonly string[], { called }: Drink): { at: number; left: string[] } {
  const folded = between(words);
  const [longest = ''] = called.filter((one) => folded.includes(` ${one} `)).toSorted((a, b) => b.length - a.length);
  return { at: folded.indexOf(` ${longest} `), left: folded.replace(` ${longest} `, ' | ').trim().split(' ') };
}

/** The two drinks that words name, in their order; none where they name one. */
export function drinksCompared(words: readonly string[]): [Drink, Drink] | undefined {
  const drink = drinkIn(words);
  const { at, left } = drink ? withoutDrink(words, drink) : { at: 0, left: [] };
  const other = drinkIn(left);
  if (!drink || !other || other === drink) return undefined;
  return withoutDrink(words, other).at < at ? [other, drink] : [drink, other];
}

/** Whether words name a drink beside this one, so that both are asked about: `does wine cost less than whisky`. */
export const namesOther = (words: readonly string[], drink: Drink): boolean =>
  withoutDrink(words, drink).left.some((word) => KINDS.has(word));
/** What drinks are called by their kind. */
export const KINDS: ReadonlySet<string> = new Set(CATEGORIES.flatMap(({ name }) => fold(name).split(' ').slice(-1)));

/** What a bottle may cost, in rupees: `under 1000`, `500 में`; undefined where no limit is named. */
export const limitsIn = ({ text, amounts }: Pick<Query, 'text' | 'amounts'>): Limit | undefined =>
  limitIn(
    { text: text.replace(/(\d)( rs| rupees?| रुपये| रुपए)? (?:me|mein|में)(?!\p{M})/giu, '$1 tak'), amounts },
    (value) => value >= MIN_AMOUNT,
  );
export const rupeesOf = (product: Product): number => (paiseOf(product) ?? 0) / 100;

/** Whose prices these are where all are of one state, and that a state that is asked for has none on record. */
export function stateOfPrices(products: readonly Product[], place: Place | undefined, locale: Locale): string | undefined {
  const states = new Set(products.map(({ offers: [{ state }] }) => state));
  const [only] = states.size === 1 ? states : [];
  if (!only) return undefined;
  const elsewhere = place && place.state !== only ? localName(locale, findStateName(place.state)) : undefined;
  return LIQUOR[locale].whereOf(LIQUOR[locale].mrpIn(localName(locale, findStateName(only))), elsewhere);
}
