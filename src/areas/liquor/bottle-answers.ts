import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName } from '../../i18n/locale.ts';
import { rupeeText } from '../../kernel/money.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { drinkIn, KINDS } from './asked-bottles.ts';
import { brandBySlug, brandKey } from './brands.ts';
import { type Catalogue, catalogueAsked, liquorCatalogue, type Product } from './catalogue.ts';
import { CATEGORIES, namesOfDrink } from './categories.ts';
import { placeOf, sizeIn } from './frames.ts';
import { brandAlike, brandsNamed, type NamedBrand, withOwnName } from './named-brands.ts';
import { hasAllWords, searchProducts } from './search.ts';
import { sourceTitle } from './sources/index.ts';
import { pageOf } from './values.ts';
import { LIQUOR, nameWithSize } from './wording.ts';

/** A word that says a drink is meant, beside the names of the categories. */
const DRINK_NAMES = new Set(
  [
    ...CATEGORIES.flatMap(namesOfDrink),
    'whiskey',
    'bottle',
    'quarter',
    'क्वार्टर',
    'पौवा',
    'अद्धा',
    'बोतल',
    'pint',
    'mrp',
    'liquor',
    'alcohol',
    'daru',
  ]
    .flatMap((name) => brandKey(name).split(' '))
    .filter((word) => !['american', 'japanese', 'irish', 'red', 'white', 'to', 'and', 'ready', 'single', 'dark', 'cream'].includes(word)),
);
/** What a bottle costs, or whether a shop has it, of which its price tells. */
const PRICE =
  /(?<!\p{L})(?:prices?|rates?|mrp|cost|dam|daam|kimat|keemat|availab\w*|sold|mil(?:t|eg)[aei]|find|uplabdh|दाम|कीमत|मिल(?:त|ेग)[ाीे]|उपलब्ध)(?!\p{L})/iu;
const SIZE = /^(180|275|330|375|500|650|700|750|1000)(ml)?$|^\d+ml$/;

/** What stands between two brands whose prices are asked for. */
const BESIDE = /\b(?:vs|versus|and|or|aur|ya)\b|और|या/iu;

/** The prices of two brands, each asked for without the other's words. */
function bothBrands(query: Query, catalogue: Catalogue, [one, other]: readonly [NamedBrand, NamedBrand]): DirectAnswer[] {
  const without = (ofOther: NamedBrand): Query => {
    const isLeft = (word: string) => !ofOther.words.includes(word) && !BESIDE.test(word);
    const words = query.words.filter(isLeft);
    return { ...query, words, text: words.join(' '), tokens: query.tokens.filter(({ word }) => isLeft(word)) };
  };
  const both = [without(other), without(one)].flatMap((question) => priceIn(question, catalogue).slice(0, 1));
  return both.length < 2 ? both : both.map((answer) => ({ ...answer, uses: ['place', 'word', 'other', 'amount'] }));
}

/** The price of a bottle: of the state that is named where its list has it, else what is on record, with its own state. */
export async function priceAnswer(query: Query): Promise<DirectAnswer[]> {
  const ofState = await catalogueAsked(placeOf(query)?.state);
  const drawn = await catalogueAsked(undefined);
  const readings = [...new Set([ofState, drawn])].map((catalogue) => priceIn(query, catalogue));
  // A bottle that bears all words stands before one of the state that bears some.
  const whole = readings.find(([first]) => first?.uses?.includes('word'));
  if (whole) return whole;
  const listed = listedAnswer(query, placeOf(query) ? ofState : await liquorCatalogue());
  return listed.length > 0 ? listed : (readings.find((answers) => answers.length > 0) ?? []);
}

function priceIn(query: Query, catalogue: Catalogue): DirectAnswer[] {
  const { words } = query;
  const place = placeOf(query);
  const saysDrink = words.some((word) => DRINK_NAMES.has(word) || SIZE.test(word));
  const named = brandsNamed(catalogue, words);
  const [first = saysDrink ? brandAlike(catalogue, query.unknownWords) : undefined, second] = named;
  if (first && second && BESIDE.test(query.text)) return bothBrands(query, catalogue, [first, second]);
  // Signature, Jaisalmer and Corona are words for other things as well; two words that are a brand's, and nothing else, are none.
  const isNameAlone =
    (first?.words.length ?? 0) > 1 &&
    query.tokens.every(({ word, kind }) => kind === 'filler' || first?.words.some((one) => normaliseDevanagari(one) === word));
  // `kingfisher strong price goa`: a name that nobody else knows, words of its bottles, and its price.
  const inNames = new Set(catalogue.products.flatMap((one) => (one.brand === first?.brand.slug ? brandKey(one.name).split(' ') : [])));
  const isOfBrand = (word: string) => first?.words.some((one) => normaliseDevanagari(one) === word) || inNames.has(word);
  const isPriced =
    PRICE.test(query.text) &&
    query.tokens.every(
      ({ word, kind, place: at }) =>
        kind === 'filler' || at || PRICE.test(word) || (query.unclaimedWords.includes(word) && isOfBrand(word)),
    );
  if (!first || (!brandBySlug(first.brand.slug)?.unmistakable && !saysDrink && !isNameAlone && !isPriced)) return [];
  const { brand } = first;
  const size = sizeIn(query.text);
  const name = nameAsked({ ...query, words: withOwnName(words, first) }, new Set(first.words));
  const bottles = searchProducts(catalogue, name, 60).filter((one) => one.brand === brand.slug);
  const chosen = chooseSize(bottles, size);
  if (!chosen) return size && bottles[0] ? [noSize(bottles, size)] : [];
  // A word that the bottle does not bear may ask for another one.
  const isWhole = hasAllWords(catalogue, chosen, name);
  const others = bottles.filter((one) => one !== chosen && one.volume_ml === chosen.volume_ml && hasAllWords(catalogue, one, name));
  return [{ ...toAnswer(chosen, place?.state, others), uses: isWhole ? ['place', 'word', 'other', 'amount'] : ['place'] }];
}

/** A bottle of a state's list whose name the text has whole, and says what it is: `morpheus brandy price in kerala`. */
function listedAnswer(query: Query, catalogue: Catalogue): DirectAnswer[] {
  const whole = nameAsked(query, new Set());
  // `mrp of` stands around a name, old may be a part of one.
  const around = new Set(query.tokens.flatMap(({ word, concepts }) => (concepts.includes('about') ? [word] : [])));
  const bare = whole
    .split(' ')
    .filter((word) => !around.has(word))
    .join(' ');
  return [...new Set([whole, bare])].map((name) => listedCalled(query, catalogue, name)).find((answers) => answers.length > 0) ?? [];
}

function listedCalled(query: Query, catalogue: Catalogue, asked: string): DirectAnswer[] {
  const words = asked.split(' ');
  const drink = drinkIn(words);
  const ofDrink = new Set((drink?.called ?? []).flatMap((one) => brandKey(one).split(' ')));
  const isNameToo = words.some((word) => word.length > 2 && !DRINK_NAMES.has(word) && !ofDrink.has(word) && !/^\d/.test(word));
  // `bira 91 price`: with words that nobody else knows a name begins.
  const isBegun =
    words.length > 1 && PRICE.test(query.text) && words.every((word) => query.unclaimedWords.includes(word) || /^\d+$/.test(word));
  if (!isNameToo || !(isBegun || words.some((word) => KINDS.has(word)))) return [];
  const bottles = searchProducts(catalogue, asked, 60).filter(
    (one) => bearsExactly(one, words) && (!isBegun || ` ${brandKey(one.name)} `.includes(` ${asked} `)),
  );
  const chosen = chooseSize(bottles, sizeIn(query.text));
  return chosen
    ? [{ ...toAnswer(chosen, placeOf(query)?.state), uses: ['place', 'word', 'other', 'amount', ...yearInName(query, words)] }]
    : [];
}

/** A year that is a part of the name: 1848 Deluxe. */
const yearInName = ({ year }: Query, words: readonly string[]): ['time'] | [] => (words.includes(String(year)) ? ['time'] : []);

/** Does a bottle's own name have every word, spelt so? */
function bearsExactly({ name, category }: Product, words: readonly string[]): boolean {
  const nameWords = new Set([...brandKey(name).split(' '), ...brandKey(category).split(' ')]);
  return words.every((word) => nameWords.has(word));
}

/** The words of the text that may be a bottle's name; those of its brand stay, whatever else they mean. */
function nameAsked({ words, tokens, place }: Query, ofBrand: ReadonlySet<string>): string {
  const filling = new Set(tokens.flatMap(({ word, kind }) => (kind === 'filler' && !ofBrand.has(word) ? [word] : [])));
  const placed = new Set(tokens.flatMap(({ word, place: named }) => (named && /[\u0900-\u097f]/u.test(word) ? [word] : [])));
  return words
    .filter(
      (word, at) =>
        !(placed.has(normaliseDevanagari(word)) && !ofBrand.has(word)) &&
        !(/^\d+$/.test(word) && SIZE_WORDS.test(words[at + 1] ?? '')) &&
        !filling.has(normaliseDevanagari(word)) &&
        !(place && isPlaceWord(word, place)) &&
        !SIZE_WORDS.test(word) &&
        !SIZE.test(word) &&
        !PRICE.test(word) &&
        word !== 'ml',
    )
    .join(' ');
}

const chooseSize = (bottles: readonly Product[], ml: number | undefined): Product | undefined =>
  ml
    ? bottles.find(({ volume_ml }) => volume_ml === ml)
    : (bottles.find(({ volume_ml }) => volume_ml === 750 || volume_ml === 650) ?? bottles[0]);

const SIZE_WORDS =
  /^(?:quarter|qtr|pauwa|pauva|paua|half|adha|addha|aadha|nip|full|khamba|bottle|litre|liter|ltr|\d+ml|पौवा|पव्वा|क्वार्टर|अद्धा|आधा|आधी|हाफ|फुल|बोतल|मिली)$/i;

/** That a brand has no bottle of this size on record, and the sizes that it has. */
const noSize = (bottles: readonly Product[], ml: number): DirectAnswer =>
  declinedAnswer(
    bottles[0]?.brand_name ?? '',
    inAllLocales(LIQUOR, (t) => t.noSize(ml, [...new Set(bottles.map(({ volume }) => t.sizeOf(volume)))].join(', '))),
    { url: bottles[0] ? pageOf(bottles[0]) : '/browse/liquor', confidence: 0.9, uses: ['word', 'other', 'amount', 'place'] },
  );

const isPlaceWord = (word: string, { name, hi = '' }: Place): boolean =>
  [name, hi].some((one) => normaliseDevanagari(one).split(' ').includes(normaliseDevanagari(word)));

const MAX_OTHERS = 3;
const priceOf = ({ offers: [{ price_paise: paise }] }: Product): string | null =>
  paise === null ? null : `₹${paise % 100 === 0 ? groupDigits(paise / 100) : rupeeText(paise)}`;

function toAnswer(product: Product, state: string | undefined, others: readonly Product[] = []): DirectAnswer {
  const [shown] = product.offers;
  const elsewhere = state !== undefined && state !== shown.state ? findStateName(state) : undefined;
  return {
    title: nameWithSize(product),
    answer: priceOf(product),
    detail: inAllLocales(LIQUOR, (t, locale) => {
      const whose = shown.state ? localName(locale, findStateName(shown.state)) : undefined;
      const where = whose === undefined ? t.priceInShop : shown.kind === 'mrp' ? t.mrpIn(whose) : t.priceIn(whose);
      const told = others.slice(0, MAX_OTHERS).map((one) => `${one.name} ${priceOf(one) ?? t.notOnRecord}`);
      return [
        t.whereOf(where, elsewhere && localName(locale, elsewhere)),
        ...(told.length > 0 ? [t.alsoCalled(told.join('; '))] : []),
      ].join(' ');
    }),
    as_of: shown.observed,
    source: sourceTitle(shown.source),
    url: pageOf(product),
    confidence: elsewhere ? 0.7 : 0.9,
  };
}
