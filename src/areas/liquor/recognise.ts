import { bothOf, nameIn } from '../../lib/locale.ts';
import { rupeeText } from '../../lib/money.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { groupDigits } from '../../lib/words.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { AGES_AS_OF, ageInWords, ageOfState, conflictInWords } from './ages.ts';
import { brandBySlug, brandKey } from './brands.ts';
import { catalogueOf, type Product } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { liquorDatabase } from './queries.ts';
import { searchProducts } from './search.ts';
import { sourceTitle } from './sources/index.ts';
import { AGES_SOURCE, LIQUOR } from './wording.ts';

/** Words by which people ask for the law on drinking, and for a bottle. */
export const DRINK_WORDS = {
  drink: [
    'alcohol',
    'liquor',
    'drinking',
    'drink',
    'drinks',
    'sharab',
    'sharaab',
    'daru',
    'daaru',
    'शराब',
    'दारू',
    'beer',
    'whisky',
    'whiskey',
    'wine',
    'rum',
    'vodka',
    'gin',
    'बीयर',
    'पीने',
    'peene',
    'pine',
    'booze',
  ],
  age: ['age', 'umar', 'umr', 'उम्र', 'आयु', 'minimum age', 'old', 'limit', 'drinking age'],
  sale: [
    'ban',
    'banned',
    'dry',
    'dry state',
    'prohibited',
    'prohibition',
    'allowed',
    'legal',
    'illegal',
    'bandi',
    'sharab bandi',
    'sharabbandi',
    'शराबबंदी',
    'बंदी',
    'मना',
    'open',
  ],
  about: [
    'minimum',
    'state',
    'law',
    'kanoon',
    'कानून',
    'shop',
    'store',
    'theka',
    'ठेका',
    'people',
    'buy',
    'bottle',
    'mrp',
    'quarter',
    'half',
    'pint',
    'full',
    'ml',
    'brand',
    'brands',
    'price list',
    'litre',
    'बोतल',
    'limit',
  ],
} as const;
/** A word that says a drink is meant, beside the names of the categories. */
const SAYS_DRINK = new Set(
  [
    ...CATEGORIES.flatMap(({ name, hi, aliases }) => [name, hi, ...aliases]),
    'whiskey',
    'bottle',
    'quarter',
    'pint',
    'mrp',
    'liquor',
    'alcohol',
    'daru',
  ]
    .flatMap((name) => brandKey(name).split(' '))
    .filter((word) => !['american', 'japanese', 'irish', 'red', 'white', 'to', 'and', 'ready', 'single', 'dark', 'cream'].includes(word)),
);
const SIZE = /^(180|275|330|375|500|650|700|750|1000)(ml)?$|^\d+ml$/;

/** The drinking age of a state, or the price of a label that was named. */
export async function recogniseLiquor(typed: Typed): Promise<DirectAnswer[]> {
  return [...ageAnswer(typed), ...(await priceAnswer(typed))];
}

function ageAnswer({ text, says, place, strangers }: Typed): DirectAnswer[] {
  const asks =
    (says.includes('drink') && (says.includes('age') || says.includes('sale'))) || /\bdry\b|शराबबंदी|sharab ?bandi|drinking age/i.test(text);
  if (!place || !asks || strangers.length > 1) return [];
  const row = ageOfState(place.state);
  if (!row) return [];
  const url = '/browse/liquor/drinking-age';
  const told = { as_of: AGES_AS_OF, source: AGES_SOURCE, url, sureness: 0.95 };
  const inRow = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('; ');
  const inHindi = inRow(row.law, conflictInWords(row, 'hi'));
  // Notes are in English alone; the page has them.
  const detail = { en: inRow(row.law, conflictInWords(row), row.note), ...(inHindi ? { hi: inHindi } : {}) };
  const more = detail.en ? { detail } : {};
  const state = stateCalled(row.state);
  if (row.sale === 'prohibited') {
    const title = bothOf(LIQUOR, (t, locale) => t.liquorIn(nameIn(locale, state)));
    return [{ title, answer: bothOf(LIQUOR, (t) => t.saleIsProhibited), ...more, ...told }];
  }
  const title = bothOf(LIQUOR, (t, locale) => t.ageIn(nameIn(locale, state)));
  const answer = ageInWords(row) === undefined ? null : bothOf(LIQUOR, (t, locale) => t.years(ageInWords(row, locale) ?? ''));
  return [{ title, answer, ...more, ...told }];
}

/** `180 ml` names no place, though ML is the code of Meghalaya. */
const withoutSize = ({ words, place }: Typed) =>
  place?.state === 'Meghalaya' && words.some((word, at) => word === 'ml' && /^\d+$/.test(words[at - 1] ?? '')) ? undefined : place;

async function priceAnswer(typed: Typed): Promise<DirectAnswer[]> {
  const { words } = typed;
  const place = withoutSize(typed);
  const catalogue = await catalogueOf(await liquorDatabase());
  const text = ` ${words.join(' ')} `;
  const brand = catalogue.brands.find(({ phrases }) => phrases.some((one) => text.includes(one)));
  const saysDrink = words.some((word) => SAYS_DRINK.has(word) || SIZE.test(word));
  // Signature, Jaisalmer and Corona are words for other things as well.
  if (!brand || (!brandBySlug(brand.slug)?.unmistakable && !saysDrink)) return [];
  const size = words.some((word) => SIZE.test(word));
  const found = searchProducts(catalogue, words.filter((word) => !isOfPlace(word, place?.name)).join(' '), 20).filter(
    (one) => one.brand === brand.slug,
  );
  const chosen = (size ? undefined : found.find(({ volume_ml }) => volume_ml === 750 || volume_ml === 650)) ?? found[0];
  return chosen ? [answerOf(chosen, place?.state)] : [];
}

const isOfPlace = (word: string, name: string | undefined): boolean => name !== undefined && brandKey(name).split(' ').includes(word);

function answerOf({ id, name, volume, offers: [shown] }: Product, state: string | undefined): DirectAnswer {
  const elsewhere = state !== undefined && state !== shown.state ? stateCalled(state) : undefined;
  const paise = shown.price_paise;
  return {
    title: volume ? `${name}, ${volume}` : name,
    answer: paise === null ? null : `₹${paise % 100 === 0 ? groupDigits(paise / 100) : rupeeText(paise)}`,
    detail: bothOf(LIQUOR, (t, locale) => {
      const whose = shown.state ? nameIn(locale, stateCalled(shown.state)) : undefined;
      const where = whose === undefined ? t.priceInShop : shown.kind === 'mrp' ? t.mrpIn(whose) : t.priceIn(whose);
      return t.whereOf(where, elsewhere && nameIn(locale, elsewhere));
    }),
    as_of: shown.observed,
    source: sourceTitle(shown.source),
    url: `/browse/liquor/product/${id}`,
    sureness: elsewhere ? 0.7 : 0.9,
  };
}
