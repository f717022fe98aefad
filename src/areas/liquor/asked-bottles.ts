import { type Locale, localName } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { fold, normaliseDevanagari } from '../../text/fold.ts';
import type { Query } from '../intent.ts';
import { type Limit, limitIn } from '../quantity.ts';
import type { Product } from './catalogue.ts';
import { CATEGORIES, type Category, categorySlug } from './categories.ts';
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
  aliases: readonly string[];
  /** Names of its categories. */
  categories: ReadonlySet<string>;
  /** Its page. */
  url: string;
}

const drinkOf = ({ name, hi, aliases }: Category): Drink => ({
  name,
  hi,
  aliases,
  categories: new Set([name]),
  url: `/browse/liquor/category/${categorySlug(name)}`,
});
const WINE: Drink = {
  name: 'Wine',
  hi: 'वाइन',
  aliases: ['wines'],
  categories: new Set(CATEGORIES.map(({ name }) => name).filter((name) => / Wine$/.test(name))),
  url: '/browse/liquor',
};
/** Narrow before wide: red wine is wine too. */
const DRINKS: readonly Drink[] = [...CATEGORIES.map(drinkOf), WINE];

/** The drink that words name. */
export function drinkIn(words: readonly string[]): Drink | undefined {
  const folded = ` ${words.map(normaliseDevanagari).join(' ')} `;
  return DRINKS.find(({ name, hi, aliases }) => [name, hi, ...aliases].some((one) => folded.includes(` ${normaliseDevanagari(one)} `)));
}

/** Words without those that name a drink. */
export function withoutDrink(words: readonly string[], { name, hi, aliases }: Drink): string[] {
  const own = new Set([name, hi, ...aliases].flatMap((one) => normaliseDevanagari(one).split(' ')));
  return words.filter((word) => !own.has(normaliseDevanagari(word)));
}

/** Whether words name a drink beside this one, so that both are asked about: `does wine cost less than whisky`. */
export const namesOther = (words: readonly string[], drink: Drink): boolean => withoutDrink(words, drink).some((word) => KINDS.has(word));
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
