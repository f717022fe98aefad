import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { rupeeText } from '../../kernel/money.ts';
import { findStateName } from '../../places/states.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { AGES_AS_OF, describeConflict, findStateAge, formatAge } from './ages.ts';
import { brandBySlug, brandKey } from './brands.ts';
import { loadCatalogue, type Product } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { liquorDatabase } from './queries.ts';
import { hasAllWords, searchProducts } from './search.ts';
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
const DRINK_NAMES = new Set(
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
export async function answerLiquor(query: Query): Promise<DirectAnswer[]> {
  return [...ageAnswer(query), ...(await priceAnswer(query))];
}

function ageAnswer({ text, entities, place, unknownWords }: Query): DirectAnswer[] {
  const asks =
    (entities.includes('drink') && (entities.includes('age') || entities.includes('sale'))) ||
    /\bdry\b|शराबबंदी|sharab ?bandi|drinking age/i.test(text);
  if (!place || !asks || unknownWords.length > 1) return [];
  const row = findStateAge(place.state);
  if (!row) return [];
  const url = '/browse/liquor/drinking-age';
  const told = { as_of: AGES_AS_OF, source: AGES_SOURCE, url, confidence: 0.95, uses: ['place', 'other'] } as const;
  const inRow = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('; ');
  const inHindi = inRow(row.law, describeConflict(row, 'hi'));
  // Notes are in English alone; the page has them.
  const detail = { en: inRow(row.law, describeConflict(row), row.note), ...(inHindi ? { hi: inHindi } : {}) };
  const more = detail.en ? { detail } : {};
  const state = findStateName(row.state);
  if (row.sale === 'prohibited') {
    const title = inAllLocales(LIQUOR, (t, locale) => t.liquorIn(localName(locale, state)));
    return [{ title, answer: inAllLocales(LIQUOR, (t) => t.saleIsProhibited), ...more, ...told }];
  }
  const title = inAllLocales(LIQUOR, (t, locale) => t.ageIn(localName(locale, state)));
  const answer = formatAge(row) === undefined ? null : inAllLocales(LIQUOR, (t, locale) => t.years(formatAge(row, locale) ?? ''));
  return [{ title, answer, ...more, ...told }];
}

/** `180 ml` names no place, though ML is the code of Meghalaya. */
const withoutSize = ({ words, place }: Query) =>
  place?.state === 'Meghalaya' && words.some((word, at) => word === 'ml' && /^\d+$/.test(words[at - 1] ?? '')) ? undefined : place;

async function priceAnswer(query: Query): Promise<DirectAnswer[]> {
  const { words } = query;
  const place = withoutSize(query);
  const catalogue = await loadCatalogue(await liquorDatabase());
  const text = ` ${words.join(' ')} `;
  const brand = catalogue.brands.find(({ phrases }) => phrases.some((one) => text.includes(one)));
  const saysDrink = words.some((word) => DRINK_NAMES.has(word) || SIZE.test(word));
  // Signature, Jaisalmer and Corona are words for other things as well.
  if (!brand || (!brandBySlug(brand.slug)?.unmistakable && !saysDrink)) return [];
  const size = words.some((word) => SIZE.test(word));
  const asked = words.filter((word) => !isPlaceWord(word, place?.name)).join(' ');
  const found = searchProducts(catalogue, asked, 20).filter((one) => one.brand === brand.slug);
  const chosen = (size ? undefined : found.find(({ volume_ml }) => volume_ml === 750 || volume_ml === 650)) ?? found[0];
  if (!chosen) return [];
  // A word that the bottle does not bear may ask for another one.
  const isWhole = hasAllWords(catalogue, chosen, asked);
  return [{ ...toAnswer(chosen, place?.state), uses: isWhole ? ['place', 'word', 'other', 'amount'] : ['place'] }];
}

const isPlaceWord = (word: string, name: string | undefined): boolean => name !== undefined && brandKey(name).split(' ').includes(word);

function toAnswer({ id, name, volume, offers: [shown] }: Product, state: string | undefined): DirectAnswer {
  const elsewhere = state !== undefined && state !== shown.state ? findStateName(state) : undefined;
  const paise = shown.price_paise;
  return {
    title: volume ? `${name}, ${volume}` : name,
    answer: paise === null ? null : `₹${paise % 100 === 0 ? groupDigits(paise / 100) : rupeeText(paise)}`,
    detail: inAllLocales(LIQUOR, (t, locale) => {
      const whose = shown.state ? localName(locale, findStateName(shown.state)) : undefined;
      const where = whose === undefined ? t.priceInShop : shown.kind === 'mrp' ? t.mrpIn(whose) : t.priceIn(whose);
      return t.whereOf(where, elsewhere && localName(locale, elsewhere));
    }),
    as_of: shown.observed,
    source: sourceTitle(shown.source),
    url: `/browse/liquor/product/${id}`,
    confidence: elsewhere ? 0.7 : 0.9,
  };
}
