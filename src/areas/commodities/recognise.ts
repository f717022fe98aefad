import { findPlace } from '../../lib/places/find.ts';
import { slugify } from '../../lib/text.ts';
import { groupDigits } from '../../lib/words.ts';
import { type DirectAnswer, ownCall, type Typed } from '../area.ts';
import { saysOneOf } from '../search/typed.ts';
import { listing } from './endpoints.ts';
import { INDEX_OF } from './places.ts';
import { METALS, type Metal } from './tables.ts';
import { USUAL_GRAMS, WEIGHTS } from './weights.ts';

/** What people call the metals. */
const NAMES: Readonly<Record<Metal, ReadonlySet<string>>> = {
  gold: new Set(['gold', 'sona', 'sone', 'swarna', 'सोना', 'सोने', 'स्वर्ण']),
  silver: new Set(['silver', 'chandi', 'chaandi', 'चांदी', 'चाँदी']),
  platinum: new Set(['platinum', 'प्लैटिनम', 'प्लेटिनम']),
};
const GRAMS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    g: 1,
    gm: 1,
    gms: 1,
    gram: 1,
    grams: 1,
    gramme: 1,
    ग्राम: 1,
    kg: 1000,
    kilo: 1000,
    kilogram: 1000,
    किलो: 1000,
    tola: 11.6638038,
    tolas: 11.6638038,
    तोला: 11.6638038,
  }),
);
/** Grams of a record's price. */
const PRICED_GRAMS: Readonly<Record<Metal, number>> = { gold: 1, silver: 10, platinum: 1 };

/** The price of so many grams of a metal at a place; gold of 24, 22 or 18 karat. `8 g 22k mumbai` is gold without its name. */
export async function recogniseMetal({ text, words, place, rest }: Typed): Promise<DirectAnswer[]> {
  const karat = karatIn(text);
  const metal = METALS.find((one) => saysOneOf(words, NAMES[one])) ?? (karat ? 'gold' : undefined);
  if (!metal) return [];
  const grams = gramsIn(text) ?? USUAL_GRAMS[metal];
  const city = place && findPlace(INDEX_OF[metal], place.name) ? place.name : 'india';
  const record = (await listing.respond({ metal, city, type: 'city' }, ownCall())).data[0];
  if (!record) return [];
  const perGram = gramPrice(record, metal, metal === 'gold' ? (karat ?? 24) : 24);
  if (perGram === undefined) return [];
  const name = metal === 'gold' ? `Gold, ${karat ?? 24} karat` : metal === 'silver' ? 'Silver' : 'Platinum';
  const where = city === 'india' ? (place && place.name !== 'India' ? `India, for ${place.name}` : 'India') : record.location;
  const known = rest.filter((word) => !/^\d/.test(word) && !GRAMS.has(word) && !['k', 'karat', 'carat', 'kt', 'कैरेट'].includes(word));
  const strangers = known.length - (saysOneOf(known, NAMES[metal]) ? 1 : 0);
  return [
    {
      title: `${name}, ${weightInWords(grams)}, in ${where}`,
      answer: `₹${groupDigits(perGram * grams, perGram * grams >= 10_000 ? 0 : 2)}`,
      as_of: record.as_of,
      source: record.basis === 'quote' ? record.source : `${record.basis}, ${record.source}`,
      url: pageFor(metal, city === 'india' ? 'india' : slugify(record.location), grams, karat),
      sureness: strangers <= 0 ? 1 : 0.9 / (1 + strangers),
    },
  ];
}

/** The page that shows such a price at once: by its switch of weights, else by the sum over its bill. */
function pageFor(metal: Metal, place: string, grams: number, karat: number | undefined): string {
  const page = `/browse/commodities/${metal}${place === 'india' ? '' : `/${place}`}`;
  if (grams === USUAL_GRAMS[metal]) return page;
  if (WEIGHTS[metal].includes(grams)) return `${page}?g=${grams}`;
  const purity = metal === 'gold' ? `&karat=${karat ?? 24}` : '';
  return `/browse/commodities/${metal}/${place}?grams=${Math.round(grams * 1000) / 1000}${purity}#bill`;
}

function gramPrice(
  record: { price: string; details?: { price_22k: number; price_18k: number } | undefined },
  metal: Metal,
  karat: number,
): number | undefined {
  if (karat === 22) return record.details?.price_22k;
  if (karat === 18) return record.details?.price_18k;
  return Number(record.price) / PRICED_GRAMS[metal];
}

function karatIn(text: string): number | undefined {
  const match = /(?<!\d)(24|22|18)\s*(?:k|kt|karat|carat|कैरेट)(?![a-z])/i.exec(text);
  return match ? Number(match[1]) : undefined;
}

/** A weight as people write it: `8 g`, `8gm`, `1 tola`, `1/2 kg` is not understood. */
function gramsIn(text: string): number | undefined {
  const match = /(?<![\d.])(\d{1,6}(?:\.\d{1,3})?)\s*([\p{L}\p{M}]+)/gu;
  for (const [, number = '', unit = ''] of text.replaceAll(',', '').matchAll(match)) {
    const size = GRAMS.get(unit.toLowerCase());
    if (size !== undefined && Number(number) > 0) return Number(number) * size;
  }
  return undefined;
}

const weightInWords = (grams: number): string =>
  grams >= 1000 && grams % 1000 === 0 ? `${grams / 1000} kg` : `${Math.round(grams * 1000) / 1000} g`;
