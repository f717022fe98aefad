import { bothOf, type Locale, nameIn } from '../../lib/locale.ts';
import { findPlace } from '../../lib/places/find.ts';
import { slugify } from '../../lib/text.ts';
import { groupDigits } from '../../lib/words.ts';
import { type Amount, type DirectAnswer, ownCall, type Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { listing } from './endpoints.ts';
import { INDEX_OF, METAL_PLACES, placeNamed } from './places.ts';
import { METALS, type Metal } from './tables.ts';
import { USUAL_GRAMS, WEIGHTS } from './weights.ts';
import { METAL_WORDS as METAL_TEXTS } from './wording.ts';

const KARATS = { k24: 24, k22: 22, k18: 18 } as const;
/** Grams of the weights by which metals are sold. A sovereign is one of today's jewellers in the south: 8 g. */
const GRAMS = { mg: 0.001, g: 1, kg: 1000, tola: 11.6638038, sovereign: 8, ounce: 31.1034768 } as const;

const karatNames = (karat: number, marks: readonly string[]): string[] => [
  ...['k', 'kt', 'ct', 'karat', 'carat', 'karet', 'caret', 'kerat', 'kairet', 'कैरेट', 'कैरट', 'केरेट'].flatMap((unit) => [
    `${karat} ${unit}`,
    `${karat}${unit}`,
  ]),
  ...marks,
];

/** What people call the metals, their purities and weights, and the places abroad that have a price. */
export const METAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  gold: ['gold', 'sona', 'sone', 'sonaa', 'swarna', 'svarna', 'kanchan', 'सोना', 'सोने', 'स्वर्ण', 'गोल्ड'],
  silver: ['silver', 'chandi', 'chaandi', 'चांदी', 'चाँदी', 'सिल्वर'],
  platinum: ['platinum', 'प्लैटिनम', 'प्लेटिनम'],
  k24: karatNames(24, ['999', '995', '9999']),
  k22: karatNames(22, ['916', 'kdm', 'hallmark gold']),
  k18: karatNames(18, ['750']),
  mg: ['mg', 'milligram'],
  g: ['g', 'gm', 'gms', 'gr', 'gram', 'grams', 'gramme', 'graam', 'ग्राम', 'ग्रा'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किग्रा', 'किलोग्राम'],
  tola: ['tola', 'tolas', 'tole', 'तोला', 'तोले', 'bhori', 'bhari'],
  sovereign: ['pavan', 'pawan', 'sovereign', 'sovereigns', 'savaran', 'गिन्नी', 'ginni', 'guinea'],
  ounce: ['oz', 'ounce', 'troy ounce', 'औंस'],
  metal: [
    'metal',
    'metals',
    'bullion',
    'jewellery',
    'jewelry',
    'jeweller',
    'ornament',
    'ornaments',
    'hallmark',
    'hallmarked',
    'pure',
    'shuddh',
    'coin',
    'bar',
    'biscuit',
    'karat',
    'carat',
    'गहने',
    'आभूषण',
    'धातु',
  ],
  ...Object.fromEntries(
    METAL_PLACES.filter(({ region }) => region === 'international').map(({ slug, name, aliases }) => [`at ${slug}`, [name, ...aliases]]),
  ),
};

/** Grams of a record's price. */
const PRICED_GRAMS: Readonly<Record<Metal, number>> = { gold: 1, silver: 10, platinum: 1 };

/** The price of so many grams of a metal at a place; gold of 24, 22 or 18 karat. `8 g 22k mumbai` is gold without its name. */
export async function recogniseMetal({ says, place, amounts, strangers }: Typed): Promise<DirectAnswer[]> {
  const karat = karatOf(says);
  const metal =
    METALS.find((one) => says.includes(one)) ?? (karat || says.includes('tola') || says.includes('sovereign') ? 'gold' : undefined);
  if (!metal) return [];
  const grams = gramsOf(amounts) ?? weightNamed(says) ?? USUAL_GRAMS[metal];
  const city = cityOf(metal, says, place);
  const record = (await listing.respond({ metal, city, type: 'city' }, ownCall())).data[0];
  if (!record) return [];
  const { basis, source } = record;
  const perGram = gramPrice(record, metal, metal === 'gold' ? (karat ?? 24) : 24);
  if (perGram === undefined) return [];
  return [
    {
      title: bothOf(METAL_TEXTS, (t, locale) => {
        const name = metal === 'gold' ? t.metalOfKarat(t.gold, t.karat(karat ?? 24)) : t[metal];
        const isFor = city === 'india' && place && place.name !== 'India';
        const where = city !== 'india' ? nameIn(locale, placeNamed(record.location)) : isFor ? t.indiaFor(nameIn(locale, place)) : t.india;
        return t.weightIn(name, weightIn(grams, locale), where);
      }),
      answer: `₹${groupDigits(perGram * grams, perGram * grams >= 10_000 ? 0 : 2)}`,
      as_of: record.as_of,
      source: basis === 'quote' ? source : bothOf(METAL_TEXTS, (t) => t.basisBy(t.basisOf[basis], t.sourceInWords(source))),
      url: pageFor(metal, city === 'india' ? 'india' : slugify(record.location), grams, karat),
      // A purity alone may be anything's.
      sureness: sureOf(strangers, METALS.some((one) => says.includes(one)) || amounts.length > 0 ? 1 : 0.7),
    },
  ];
}

/** Whose price is asked for: a place abroad, one of India with its own page, else the country's. */
function cityOf(metal: Metal, says: readonly string[], place: Typed['place']): string {
  const abroad = METAL_PLACES.find(({ slug }) => says.includes(`at ${slug}`));
  if (abroad && !place && findPlace(INDEX_OF[metal], abroad.name)) return abroad.name;
  return place && findPlace(INDEX_OF[metal], place.name) ? place.name : 'india';
}

const karatOf = (says: readonly string[]): 24 | 22 | 18 | undefined => {
  const found = (['k24', 'k22', 'k18'] as const).find((one) => says.includes(one));
  return found && KARATS[found];
};

/** A weight without a number: `per gram`, `a tola`. */
const weightNamed = (says: readonly string[]): number | undefined => {
  const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => says.includes(one));
  return unit && GRAMS[unit];
};

/** A weight as people write it: `8 g`, `8gm`, `1 tola`, `half kilo`. */
function gramsOf(amounts: readonly Amount[]): number | undefined {
  for (const { value, of } of amounts) {
    const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => of.includes(one));
    if (unit && value > 0 && value < 1_000_000) return value * GRAMS[unit];
  }
  return undefined;
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

const weightIn = (grams: number, locale: Locale): string => {
  const t = METAL_TEXTS[locale];
  return grams >= 1000 && grams % 1000 === 0 ? t.kilos(grams / 1000) : t.grams(Math.round(grams * 1000) / 1000);
};
