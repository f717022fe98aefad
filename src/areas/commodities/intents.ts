import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { confidence } from '../../text/confidence.ts';
import { slugify } from '../../text/fold.ts';
import { valueOnRecord } from '../asked-time.ts';
import type { Amount, DirectAnswer, Query } from '../intent.ts';
import { findPrices } from './endpoints.ts';
import { findPlaceName, INDEX_BY_METAL, METAL_PLACES } from './places.ts';
import type { PricePoint } from './series.ts';
import { METALS, type Metal, UNITS, USUAL_GRAMS, WEIGHTS } from './tables.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { METAL_WORDS } from './wording.ts';

const KARATS = { k24: 24, k22: 22, k18: 18 } as const;
/** Grams of the weights metals are sold by. A sovereign is that of present southern jewellers: 8 g. */
const GRAMS = { mg: 0.001, g: 1, kg: 1000, tola: 11.6638038, sovereign: 8, ounce: 31.1034768 } as const;

const karatNames = (karat: number, marks: readonly string[]): string[] => [
  ...['k', 'kt', 'ct', 'karat', 'carat', 'karet', 'caret', 'kerat', 'kairet', 'कैरेट', 'कैरट', 'केरेट'].map((unit) => `${karat} ${unit}`),
  ...marks,
];

/** Names of metals, purities and weights, and of places abroad with a price. */
export const METAL_VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  gold: ['gold', 'sona', 'sone', 'sonaa', 'swarna', 'svarna', 'kanchan', 'सोना', 'सोने', 'स्वर्ण', 'गोल्ड'],
  silver: ['silver', 'chandi', 'chaandi', 'चांदी', 'चाँदी', 'सिल्वर'],
  platinum: ['platinum', 'प्लैटिनम', 'प्लेटिनम'],
  k24: karatNames(24, ['999', '995', '9999']),
  k22: karatNames(22, ['916', 'kdm', 'hallmark gold']),
  k18: karatNames(18, ['750']),
  ...vocabulary,
  ...Object.fromEntries(
    METAL_PLACES.filter(({ region }) => region === 'international').map(({ slug, name, aliases }) => [`at ${slug}`, [name, ...aliases]]),
  ),
};

/** The price of some grams of each metal named, at a place; gold in 24, 22 or 18 karat. `8 g 22k mumbai` is gold without its name. */
export async function answerMetal(query: Query): Promise<DirectAnswer[]> {
  const { entities } = query;
  const named = METALS.filter((one) => entities.includes(one));
  const isGold = findKarat(entities) || entities.includes('tola') || entities.includes('sovereign');
  const metals: readonly Metal[] = named.length > 0 ? named : isGold ? ['gold'] : [];
  const karats = Object.keys(KARATS).filter((one) => entities.includes(one));
  // `24k vs 22k`: one after the other.
  const readings =
    karats.length > 1
      ? karats.map((karat) => ({ ...query, entities: entities.filter((one) => one === karat || !karats.includes(one)) }))
      : [query];
  const asked = readings.flatMap((reading) => metals.map((metal) => ({ reading, metal })));
  return (await Promise.all(asked.map(({ reading, metal }, at) => answerOne(reading, metal, at)))).flat();
}

/** The price of the metal that is named at this place, from 0. */
async function answerOne(query: Query, metal: Metal, at: number): Promise<DirectAnswer[]> {
  const { entities, place, amounts, unknownWords } = query;
  const karat = findKarat(entities);
  const counted = findGrams(amounts);
  const sum = counted === undefined ? findSum(amounts) : undefined;
  const grams = counted ?? (sum === undefined ? findNamedWeight(entities) : undefined) ?? USUAL_GRAMS[metal];
  const abroad = entities.find((one) => one.startsWith('at '));
  const city = findCity(metal, entities, place);
  // A place abroad without a price for this metal does not get India's.
  if (abroad && !place && city === 'india') return [];
  const { place: priced, record } = findPrices(metal, city);
  const slug = city === 'india' ? city : slugify(priced.name);
  const value = await valueOnRecord(query, record);
  if (!value) return [];
  const whereIn = (locale: Locale) => {
    const t = METAL_WORDS[locale];
    const isFor = city === 'india' && place && place.name !== 'India';
    return city !== 'india' ? localName(locale, findPlaceName(priced.name)) : isFor ? t.indiaFor(localName(locale, place)) : t.india;
  };
  const title = inAllLocales(METAL_WORDS, (t, locale) =>
    t.weightIn(nameIn(metal, karat, locale), weightIn(grams, locale), whereIn(locale)),
  );
  const told = {
    url: pageFor(metal, slug, grams, karat),
    // A purity alone can belong to anything.
    confidence: confidence(unknownWords, METALS.some((one) => entities.includes(one)) || amounts.length > 0 ? 1 : 0.7) - at / 100,
    uses: ['place', 'time', ...(counted === undefined && sum === undefined ? [] : (['amount'] as const))] as const,
  };
  if ('declined' in value) return [{ title, ...value.declined, ...told }];
  const { basis, source, day } = value.row;
  const perGram = gramPrice(value.row, metal, metal === 'gold' ? (karat ?? 24) : 24);
  if (perGram === undefined) return [];
  const by = {
    as_of: day,
    source: basis === 'quote' ? source : inAllLocales(METAL_WORDS, (t) => t.basisBy(t.basisOf[basis], t.sourceInWords(source))),
  };
  if (sum !== undefined) {
    const bought = Math.round((sum / perGram) * 1000) / 1000;
    return [
      {
        title: inAllLocales(METAL_WORDS, (t, locale) => t.forSum(nameIn(metal, karat, locale), groupDigits(sum), whereIn(locale))),
        answer: inAllLocales(METAL_WORDS, (t) => t.gramsAt(t.grams(bought), groupDigits(perGram, 2))),
        ...by,
        ...told,
        url: pageFor(metal, slug, bought, karat),
      },
    ];
  }
  const price = groupDigits(perGram * grams, perGram * grams >= 10_000 ? 0 : 2);
  return [{ title, answer: `₹${price}`, ...by, ...told }];
}

const nameIn = (metal: Metal, karat: number | undefined, locale: Locale): string => {
  const t = METAL_WORDS[locale];
  return metal === 'gold' ? t.metalOfKarat(t.gold, t.karat(karat ?? 24)) : t[metal];
};

/** The place whose price is wanted: one abroad, one in India with its own page, else the country. */
function findCity(metal: Metal, entities: readonly string[], place: Query['place']): string {
  const abroad = METAL_PLACES.find(({ slug }) => entities.includes(`at ${slug}`));
  if (abroad && !place && findPlace(INDEX_BY_METAL[metal], abroad.name)) return abroad.name;
  return place && findPlace(INDEX_BY_METAL[metal], place.name) ? place.name : 'india';
}

const findKarat = (entities: readonly string[]): 24 | 22 | 18 | undefined => {
  const found = (['k24', 'k22', 'k18'] as const).find((one) => entities.includes(one));
  return found && KARATS[found];
};

/** A weight without a number: `per gram`, `a tola`. */
const findNamedWeight = (entities: readonly string[]): number | undefined => {
  const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => entities.includes(one));
  return unit && GRAMS[unit];
};

/** A weight as people write it: `8 g`, `8gm`, `1 tola`, `half kilo`. */
function findGrams(amounts: readonly Amount[]): number | undefined {
  for (const { value, units } of amounts) {
    const unit = (Object.keys(GRAMS) as (keyof typeof GRAMS)[]).find((one) => units.includes(one));
    if (unit && value > 0 && value < 1_000_000) return value * GRAMS[unit];
  }
  return undefined;
}

/** Smaller numbers without a unit are not sums of money. */
const MIN_AMOUNT = 1000;

/** Rupees to spend: `50000 rupees gold`, `gold 1 lakh me kitna aayega`. */
const findSum = (amounts: readonly Amount[]): number | undefined =>
  amounts.find(({ value, units }) => value > 0 && (units.includes('rupee') || (!units.some((one) => one in GRAMS) && value >= MIN_AMOUNT)))
    ?.value;

/** The page that shows such a price directly: by its weight switch, else by the sum above its bill. */
function pageFor(metal: Metal, place: string, grams: number, karat: number | undefined): string {
  const page = `/browse/commodities/${metal}${place === 'india' ? '' : `/${place}`}`;
  if (grams === USUAL_GRAMS[metal]) return page;
  if (WEIGHTS[metal].includes(grams)) return `${page}?g=${grams}`;
  const purity = metal === 'gold' ? `&karat=${karat ?? 24}` : '';
  return `/browse/commodities/${metal}/${place}?grams=${Math.round(grams * 1000) / 1000}${purity}#bill`;
}

/** In rupees per gram. */
function gramPrice({ paise, karats }: PricePoint, metal: Metal, karat: number): number | undefined {
  if (karat === 22 || karat === 18) return karats && karats[`k${karat}`].paise / 100;
  return paise / 100 / UNITS[metal].grams;
}

const weightIn = (grams: number, locale: Locale): string => {
  const t = METAL_WORDS[locale];
  return grams >= 1000 && grams % 1000 === 0 ? t.kilos(grams / 1000) : t.grams(Math.round(grams * 1000) / 1000);
};
