import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, localName, toLocalizedText } from '../../i18n/locale.ts';
import type { Query } from '../intent.ts';
import { type AskedQuantities, amountsOfEach, type Point, type Quantity } from '../quantity.ts';
import { findPrices } from './endpoints.ts';
import { findCity, findGrams, findNamedWeight, gramPrice, KARATS, nameIn, pageFor, weightIn } from './metal-price.ts';
import { METAL_PLACES } from './places.ts';
import { loadMarket, type PricePoint, pricesAt } from './series.ts';
import { METALS, type Metal, USUAL_GRAMS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

interface Reading {
  metal: Metal;
  karat: number | undefined;
  grams: number;
  city: string;
}

/** A metal's price at a place for a weight. */
export function priceOf({ metal, karat, grams, city }: Reading): Quantity {
  const { place, record } = findPrices(metal, city);
  const toPoint = (row: PricePoint): Point | undefined => {
    const perGram = gramPrice(row, metal, karat ?? 24);
    const source =
      row.basis === 'quote'
        ? row.source
        : inAllLocales(METAL_WORDS, (t) => t.basisBy(row.basis === 'quote' ? '' : t.basisOf[row.basis], t.sourceInWords(row.source)));
    return perGram === undefined ? undefined : { day: row.day, value: perGram * grams, source };
  };
  return {
    title: inAllLocales(METAL_WORDS, (t, locale) =>
      t.weightIn(nameIn(metal, karat, locale), weightIn(grams, locale), city === 'india' ? t.india : localName(locale, place)),
    ),
    name: inAllLocales(METAL_WORDS, (t, locale) => (city === 'india' ? t.india : localName(locale, place))),
    record: {
      newest: async (days) => {
        const row = await record.newest(days);
        return row && toPoint(row);
      },
      ends: () => record.ends(),
    },
    points: async (days) =>
      pricesAt(place, await loadMarket(metal, { place: place.slug, days }))
        .flatMap((row) => toPoint(row) ?? [])
        .reverse(),
    show: (rupees) => toLocalizedText(`₹${groupDigits(rupees, rupees >= 10_000 ? 0 : 2)}`),
    url: pageFor(metal, city === 'india' ? city : place.slug, grams, karat),
  };
}

const isMetal = (one: string): one is Metal => METALS.some((metal) => metal === one);

/** The prices that a question names: for each metal, purity and place. */
export function metalQuantities(query: Query): AskedQuantities | undefined {
  const { entities, amounts, places } = query;
  const metals = entities.filter(isMetal);
  const karats = Object.entries(KARATS).flatMap(([one, karat]) => (entities.includes(one) ? [karat] : []));
  const [first] = metals.length > 0 ? metals : karats.length > 0 ? (['gold'] as const) : [];
  if (!first) return undefined;
  const abroad = METAL_PLACES.filter(({ slug }) => entities.includes(`at ${slug}`)).map(({ name }) => name);
  const inIndia = places.map((place) => findCity(first, [], place));
  const cities = [
    ...new Set([...inIndia, ...abroad, ...(inIndia.length === 0 && abroad.length < 2 && isCompared(query) ? ['india'] : [])]),
  ];
  const grams = findGrams(amounts) ?? findNamedWeight(entities) ?? (metals.length > 1 ? USUAL_GRAMS.gold : undefined);
  // `1 gram gold or 100 gram silver`: each metal has its own weight.
  const each = amountsOfEach(query, metals.length).map((amount) => findGrams([amount]));
  const named = (metals.length > 0 ? metals : [first]).flatMap((metal, at) =>
    (metal === 'gold' && karats.length > 0 ? karats : [undefined]).flatMap((karat) =>
      (cities.length > 0 ? cities : ['india']).map((city) =>
        priceOf({ metal, karat, grams: each[at] ?? grams ?? USUAL_GRAMS[metal], city }),
      ),
    ),
  );
  return {
    named,
    all: async () =>
      METAL_PLACES.filter(
        ({ region, slug }) => slug !== 'india' && (region === 'india' || (first === 'gold' && WORLD.test(query.text))),
      ).map(({ name }) => priceOf({ metal: first, karat: karats[0], grams: grams ?? USUAL_GRAMS[first], city: name })),
    url: `/browse/commodities/${first}`,
    uses: ['place', 'time', ...(findGrams(amounts) === undefined ? [] : (['amount'] as const))],
  };
}

const WORLD = /\b(?:world|duniya|countr(?:y|ies)|abroad|desh)\b|दुनिया|देश/iu;

const isCompared = ({ asked }: Query): boolean => asked.kind === 'difference' || asked.side !== undefined;

/** On gold, silver and what is made of them, in percent. */
const USUAL_GST = 3;

const MAKING = /making|मेकिंग|wastage/giu;
const TAX = /\b(?:gst|tax)\b|जीएसटी/giu;

/** How many letters lie between a share and the nearest word of a kind. */
const distance = (text: string, { 0: said, index }: RegExpExecArray, kind: RegExp): number =>
  Math.min(
    text.length,
    ...Array.from(text.matchAll(kind), (word) => Math.max(word.index - index - said.length, index - word.index - word[0].length)),
  );

/** A price with what is paid on it: making charges, then tax, as on a jeweller's bill. Undefined where nothing is. */
export function withShares({ asked, text }: Query, rupees: number): { total: number; making: number; gst: number } | undefined {
  const shares = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|प्रतिशत|फीसदी)/giu)];
  const isOfTax = asked.also.includes('gst') || (shares.length > 0 && /\bgst\b|जीएसटी|\btax\b/iu.test(text));
  const isOfMaking = asked.also.includes('making');
  if (!isOfTax && !(isOfMaking && shares.length > 0)) return undefined;
  const away = shares.map((share) => ({ making: distance(text, share, MAKING), tax: distance(text, share, TAX) }));
  const [one, other] = away;
  // Each share is that of the nearest word; of two, those that are nearer together: `gst 3% making 12%`.
  const isMakingFirst = one && other ? one.making + other.tax < one.tax + other.making : one && one.making < one.tax;
  const [first, second] = shares.map((share) => Number(share[1]));
  const [making = 0, gst] = !isOfTax || isMakingFirst ? [first, second] : [second, first];
  const tax = gst ?? (isOfTax ? USUAL_GST : 0);
  return making + tax === 0 ? undefined : { total: rupees * (1 + making / 100) * (1 + tax / 100), making, gst: tax };
}
