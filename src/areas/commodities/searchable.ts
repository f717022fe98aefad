import { formatDay, groupDigits, sourceInWords } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import type { SearchRecord } from '../intent.ts';
import { loadMarket, pricesEverywhere } from './market.ts';
import type { PlacePrices } from './responses.ts';
import { METALS, type Metal, UNITS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

const NAMES: Readonly<Record<Metal, { title: string; hi: readonly string[] }>> = {
  gold: { title: 'Gold', hi: ['सोना', 'सोने'] },
  silver: { title: 'Silver', hi: ['चाँदी', 'चांदी'] },
  platinum: { title: 'Platinum', hi: ['प्लैटिनम'] },
};
const PRICE_WORDS = ['price', 'rate', 'today', 'भाव', 'दाम', 'कीमत'];
const UNIT_WORDS: Readonly<Record<string, string>> = { per_gram_24k: 'a gram of 24 karat', per_10g: 'for 10 g', per_gram: 'a gram' };
/** What is no published price of the place says so. */
const BASIS_WORDS = { quote: '', estimate: '', spot: 'international price, ' } as const;

/** Gold is what people mean by a place's price sooner than platinum. */
const WEIGHTS: Readonly<Record<Metal, number>> = { gold: 1.3, silver: 1, platinum: 0.8 };

const FOR_INDIA = 2;
const FOR_ABROAD = 0.5;

/** The price of every metal at every place, as search finds them; what is estimated says so. */
export async function commoditiesSearchable(): Promise<SearchRecord[]> {
  const markets = await Promise.all(METALS.map((metal) => loadMarket(metal)));
  return markets.flatMap((market) => pricesEverywhere(market).map((prices) => toSearchRecord(market.metal, prices)));
}

function toSearchRecord(metal: Metal, { place, points }: PlacePrices): SearchRecord {
  const { title, hi } = NAMES[metal];
  const [newest] = points;
  const { unit } = UNITS[metal];
  return {
    url: `/browse/commodities/${metal}/${place.slug}`,
    title: `${title} price in ${place.name}`,
    description: newest
      ? `₹${groupDigits(newest.paise / 100, 2)} ${UNIT_WORDS[unit] ?? unit} (${BASIS_WORDS[newest.basis]}${formatDay(newest.day)}, ${sourceInWords(newest.source)})`
      : '',
    hi: inHindi(metal, place, newest),
    weight: WEIGHTS[metal] * (place.slug === 'india' ? FOR_INDIA : place.region === 'india' ? 1 : FOR_ABROAD),
    // Who names no place means the country.
    names: [place.name, place.hi ?? '', ...place.aliases, ...hi, ...PRICE_WORDS, ...(place.slug === 'india' ? [title] : [])],
  };
}

/** Weights of `UNITS` in Hindi. */
const UNITS_IN_HINDI: Readonly<Record<string, string>> = { per_gram_24k: '24 कैरेट, 1 ग्राम के', per_10g: '10 ग्राम के', per_gram: '1 ग्राम के' };

function inHindi(metal: Metal, place: PlacePrices['place'], newest: PlacePrices['points'][number] | undefined): SearchRecord['hi'] {
  const t = METAL_WORDS.hi;
  const title = t.placeTitle(t[`${metal}Of`], localName('hi', place));
  if (!newest) return { title };
  const { paise, basis, day, source } = newest;
  const known = [...(basis === 'quote' ? [] : [t.basisOf[basis]]), formatDay(day, true, 'hi'), t.sourceInWords(source)].join(', ');
  return { title, description: `${UNITS_IN_HINDI[UNITS[metal].unit] ?? ''} ₹${groupDigits(paise / 100, 2)} (${known})` };
}
