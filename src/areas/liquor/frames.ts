import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName, toLocalizedText, translate } from '../../i18n/locale.ts';
import { fold } from '../../text/fold.ts';
import { FIELD } from '../field-wording.ts';
import { firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { countedQuantity, isWithin, type Quantity } from '../quantity.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { type Drink, drinkIn, drinksCompared, limitsIn, paiseOf, rupeesOf, stateOfPrices, USUAL_ML } from './asked-bottles.ts';
import { type Brand, catalogueAsked, type Product } from './catalogue.ts';
import { brandsNamed } from './named-brands.ts';
import { sourceTitle } from './sources/index.ts';
import { lawsOf } from './state-answers.ts';
import { pageOf } from './values.ts';
import { LIQUOR, nameWithSize } from './wording.ts';

/** Sizes that have names, in millilitres. */
const NAMED_SIZES: readonly [RegExp, number][] = [
  [/\b(?:quarter|qtr|pauwa|pauaa|pauva|paua|pav|kwarter)\b|पौवा|पव्वा|क्वार्टर/iu, 180],
  [/\b(?:half|adha|addha|aadha|adhdha)\b|अद्धा|आध[ाी]|हाफ/iu, 375],
  [/\b(?:nip)\b/iu, 90],
  [/\b(?:full(?: bottle)?|khamba|fifth)\b|खंभा|फुल/iu, 750],
];
const VOLUME = /\b(\d{2,4}) ?(?:ml|मिली)\b/iu;
const LITRE = /\b1 ?(?:l|ltr|litre|liter)\b/iu;

/** The size that a question names, in millilitres. */
export function sizeIn(text: string): number | undefined {
  const written = VOLUME.exec(text)?.[1];
  if (written) return Number(written);
  return LITRE.test(text) ? 1000 : NAMED_SIZES.find(([pattern]) => pattern.test(text))?.[1];
}

/** Sizes that a question compares, in millilitres: `375 ml vs 750 ml`, `180 or 375 ml`. */
function sizesIn(text: string): number[] {
  const written = VOLUME.test(text) ? Array.from(text.matchAll(OF_BOTTLES), ([figure]) => Number(figure)) : [];
  const named = NAMED_SIZES.flatMap(([pattern, ml]) => (pattern.test(text) ? [ml] : []));
  return [...new Set([...written, ...named])];
}
const OF_BOTTLES = /(?<!\d)(?:60|90|180|200|275|330|375|500|650|700|750|1000)(?!\d)/gu;

/** `180 ml` names no place, though ML is the code of Meghalaya. */
export const placeOf = ({ words, place }: Query) =>
  place?.state === 'Meghalaya' && words.some((word, at) => word === 'ml' && /^\d+$/.test(words[at - 1] ?? '')) ? undefined : place;

/** The bottle of a brand that a question means: of the drink and size that it names, else the usual one, the cheapest label. */
function bottleOf({ products: all }: Brand, ml: number | undefined, drink: Drink | undefined): Product | undefined {
  const ofDrink = all.filter(({ category }) => drink?.categories.has(category));
  const products = drink ? ofDrink : all;
  const isOfSize = (one: Product) => (ml === undefined ? USUAL_ML.has(one.volume_ml ?? 0) : one.volume_ml === ml);
  return products.find((one) => paiseOf(one) !== null && isOfSize(one)) ?? (ml === undefined ? products[0] : undefined);
}

/** The cheapest bottle of a drink, of the usual size where none is named. */
function cheapestOf(products: readonly Product[], drink: Drink, ml: number | undefined): Quantity | undefined {
  const [cheapest] = products
    .filter((one) => drink.categories.has(one.category) && paiseOf(one) !== null)
    .filter(({ volume_ml: size }) => (ml === undefined ? USUAL_ML.has(size ?? 0) : size === ml))
    .toSorted((a, b) => (paiseOf(a) ?? 0) - (paiseOf(b) ?? 0));
  const title = inAllLocales(LIQUOR, (t, locale) => t.rankingOf(localName(locale, drink), true, cheapest?.volume_ml ?? 0));
  return cheapest && { ...priceOf(cheapest), title, name: title };
}

function priceOf(product: Product): Quantity {
  const [offer] = product.offers;
  const title: LocalizedText = nameWithSize(product);
  return countedQuantity({
    name: title,
    day: offer.observed,
    value: (offer.price_paise ?? 0) / 100,
    source: sourceTitle(offer.source),
    show: (rupees) => ({ en: `₹${groupDigits(rupees, Number.isInteger(rupees) ? 0 : 2)}` }),
    url: pageOf(product),
  });
}

const STRENGTH =
  /\b(?:abv|alcohol (?:content|percent(?:age)?|%)|percent(?:age)? of alcohol|(?:highest|lowest|most|least|zyada|kam) alcohol|how (?:much alcohol|strong)|alcohol (?:in|level)|strength|strongest|mildest|lightest|weakest|kitna alcohol)\b|अल्कोहल/iu;

const RANKED: ReadonlySet<string> = new Set(['least', 'most', 'average', 'median', 'range']);

/** Compares brands, ranks a category, and tells of the laws of the states together. */
export const liquorOperation = firstAnswers(lawsOf, bottleOperation);

async function bottleOperation(query: Query): Promise<DirectAnswer[]> {
  const catalogue = await catalogueAsked(placeOf(query)?.state);
  const { words, asked, text } = query;
  const bearing = brandsNamed(catalogue, words);
  // The max of Kingfisher Ultra Max asks for no dearest one.
  if (bearing.some((one) => one.words.some((word) => asked.words.includes(word)))) return [];
  // A town that is a brand, too, is the town beside a thing of another area: `highest temperature in jaisalmer`.
  const isTown = (own: readonly string[]) =>
    query.conditions.some(({ kind, around }) => kind === 'other' && !around) &&
    own.every((word) => query.places.some(({ name }) => fold(name) === word));
  const brands = bearing.flatMap(({ brand, own }) => (own.length > 0 && !isTown(own) ? [brand] : []));
  const ml = sizeIn(text);
  const isCompared =
    asked.kind === 'difference' || asked.kind === 'which' || asked.side !== undefined || /\b(?:vs|versus|and|or|ya|aur)\b/i.test(text);
  // `x aur y ka rate` asks for two prices.
  const areListed = asked.kind === 'value' && asked.side === undefined && !/\b(?:vs|versus|or|ya)\b/iu.test(text);
  if (brands.length === 2 && isCompared && !areListed) {
    const named = brands.flatMap((brand) => bottleOf(brand, ml, drinkIn(words)) ?? []).map(priceOf);
    if (named.length < 2) return [];
    const kind = asked.kind === 'value' || asked.kind === 'list' ? ('difference' as const) : asked.kind;
    return answerOperation(
      { ...query, asked: { ...asked, kind } },
      { named, url: '/browse/liquor', uses: ['place', 'other', 'word', 'amount'] },
    );
  }
  const [only] = brands.length === 1 ? brands : [];
  const sizes = isCompared && only ? sizesIn(text) : [];
  const bottles = sizes.length > 1 && only ? sizes.flatMap((size) => bottleOf(only, size, drinkIn(words)) ?? []) : [];
  if (bottles.length > 1)
    return answerOperation(
      { ...query, asked: { ...asked, kind: asked.side === undefined ? 'difference' : asked.kind } },
      { named: bottles.map(priceOf), url: '/browse/liquor', uses: ['place', 'other', 'word', 'amount'] },
    );
  const isOfStrength = STRENGTH.test(text);
  if (only && isOfStrength) return strengthOf(only, ml);
  const drink = drinkIn(words);
  const both = brands.length === 0 && isCompared && !isOfStrength ? drinksCompared(words) : undefined;
  if (both) {
    const named = both.flatMap((one) => cheapestOf(catalogue.products, one, ml) ?? []);
    const kind = asked.kind === 'value' || asked.kind === 'list' ? ('difference' as const) : asked.kind;
    if (named.length < 2 || (kind === 'is' && asked.side === undefined)) return [];
    return withState(
      await answerOperation(
        { ...query, asked: { ...asked, kind } },
        { named, url: '/browse/liquor', uses: ['place', 'other', 'word', 'amount'] },
      ),
      catalogue.products,
      query,
    );
  }
  const isRanked = RANKED.has(asked.kind) || asked.top !== undefined;
  const [brand] = brands;
  const pool = brand ? brand.products : drink ? catalogue.products.filter((one) => drink.categories.has(one.category)) : [];
  if (pool.length === 0 || !(isRanked || asked.kind === 'count')) return [];
  const name = brand ? { name: brand.name } : (drink ?? { name: '' });
  const url = brand || !drink ? '/browse/liquor' : drink.url;
  if (asked.kind === 'count')
    return [
      {
        title: eachLocale((locale) => localName(locale, name)),
        answer: inAllLocales(LIQUOR, (t) => t.countOf(pool.length, new Set(pool.map((one) => one.brand)).size)),
        url,
        confidence: 0.95,
        uses: ['operation', 'other', 'word'],
      },
    ];
  const limits = limitsIn(query);
  if (isOfStrength) return rankStrengths(query, { pool: pool.filter((one) => isWithin(rupeesOf(one), limits)), name, url });
  const priced = pool.filter(
    (one) =>
      paiseOf(one) !== null &&
      (ml === undefined ? USUAL_ML.has(one.volume_ml ?? 0) : one.volume_ml === ml) &&
      isWithin(rupeesOf(one), limits),
  );
  const ranked = await answerOperation(query, {
    named: [],
    all: async () => priced.map(priceOf),
    ranking: (end) =>
      inAllLocales(LIQUOR, (t, locale) =>
        end === 'least' || end === 'most'
          ? t.rankingOf(localName(locale, name), end === 'least', ml ?? 750)
          : QUANTITIES[locale].extreme(`${localName(locale, name)}, ${ml ?? 750} ml`, end),
      ),
    url,
    uses: ['place', 'other', 'amount', 'word'],
  });
  return withState(ranked, priced, query);
}

/** Answers that say whose prices these are. */
const withState = (answers: readonly DirectAnswer[], products: readonly Product[], query: Query): DirectAnswer[] =>
  answers.map((one) => ({
    ...one,
    detail: eachLocale((locale) =>
      [translate(toLocalizedText(one.detail ?? ''), locale), stateOfPrices(products, placeOf(query), locale)]
        .filter(Boolean)
        .join(FIELD[locale].stop),
    ),
  }));

/** The strongest or the mildest labels of a kind. */
async function rankStrengths(
  query: Query,
  { pool, name, url }: { pool: readonly Product[]; name: { name: string; hi?: string }; url: string },
): Promise<DirectAnswer[]> {
  const labels = new Map(pool.flatMap((one) => (one.abv === null ? [] : [[one.label, { ...one, abv: one.abv }] as const])));
  const strengths = [...labels.values()].map(({ abv, name: label, offers: [{ observed: day, source }] }) =>
    countedQuantity({
      name: { en: label },
      day,
      value: abv,
      source: sourceTitle(source),
      show: (value) => inAllLocales(LIQUOR, (t) => t.strength(value)),
      url,
    }),
  );
  return answerOperation(query, {
    named: [],
    all: async () => strengths,
    ranking: (end) => inAllLocales(LIQUOR, (t, locale) => t.strengthsOf(localName(locale, name), end === 'least')),
    url,
    uses: ['other', 'amount', 'word'],
  });
}

function strengthOf({ name, products }: Brand, ml: number | undefined): DirectAnswer[] {
  const bottle = products.find((one) => one.abv !== null && (ml === undefined || one.volume_ml === ml));
  return [
    {
      title: { en: bottle?.name ?? name },
      answer: bottle ? inAllLocales(LIQUOR, (t) => t.strength(bottle.abv ?? 0)) : null,
      detail: bottle ? nameWithSize(bottle) : inAllLocales(LIQUOR, (t) => t.noneInIt),
      ...(bottle ? {} : { declined: true as const }),
      url: bottle ? pageOf(bottle) : '/browse/liquor',
      confidence: 0.96,
      uses: ['operation', 'word', 'other', 'amount'],
    },
  ];
}
