import { formatDay, formatPrice, sourceInWords } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import type { SearchRecord } from '../intent.ts';
import { INDEX_BY_METAL, INDIA, pageOf } from './places.ts';
import { METALS, type Metal } from './tables.ts';
import { type MetalPrice, metalPrices } from './values.ts';
import { METAL_WORDS } from './wording.ts';

/** Texts for the search; a place's price more likely means gold than platinum. */
const SEARCHED: Readonly<Record<Metal, { hi: readonly string[]; unit: string; unitInHindi: string; weight: number }>> = {
  gold: { hi: ['सोना', 'सोने'], unit: 'a gram of 24 karat', unitInHindi: 'प्रति ग्राम, 24 कैरेट', weight: 1.3 },
  silver: { hi: ['चाँदी', 'चांदी'], unit: 'for 10 g', unitInHindi: 'प्रति 10 ग्राम', weight: 1 },
  platinum: { hi: ['प्लैटिनम'], unit: 'a gram', unitInHindi: 'प्रति ग्राम', weight: 0.8 },
};
const PRICE_WORDS = ['price', 'rate', 'today', 'भाव', 'दाम', 'कीमत'];
/** Labels a price that is not published for the place. */
const BASIS_WORDS = { quote: '', estimate: '', spot: 'international price, ' } as const;

const FOR_INDIA = 2;
const FOR_ABROAD = 0.5;

/** Every metal's price at every place, for the search; estimates are labelled. */
export const metalsSearchable = async (): Promise<SearchRecord[]> =>
  (await Promise.all(METALS.map((metal) => metalPrices(metal)))).flat().map(toSearchRecord);

function toSearchRecord(price: MetalPrice): SearchRecord {
  const { metal, place, rupees, basis, day, source } = price;
  const { hi, unit, weight } = SEARCHED[metal];
  const title = METAL_WORDS.en[metal];
  return {
    url: pageOf(metal, place),
    title: `${title} price in ${place.name}`,
    description: `${formatPrice(rupees)} ${unit} (${BASIS_WORDS[basis]}${formatDay(day)}, ${sourceInWords(source)})`,
    hi: inHindi(price),
    weight: weight * (place === INDIA ? FOR_INDIA : place.region === 'india' ? 1 : FOR_ABROAD),
    // Without a place, the country is meant.
    names: [place.name, place.hi ?? '', ...place.aliases, ...hi, ...PRICE_WORDS, ...(place === INDIA ? [title] : [])],
  };
}

function inHindi({ metal, place, rupees, basis, day, source }: MetalPrice): SearchRecord['hi'] {
  const t = METAL_WORDS.hi;
  const title = t.placeTitle(t[`${metal}Of`], localName('hi', place));
  const basisAndDay = [basis === 'quote' ? '' : t.basisOf[basis], formatDay(day, true, 'hi'), t.sourceInWords(source)]
    .filter(Boolean)
    .join(', ');
  return { title, description: `${formatPrice(rupees)} ${SEARCHED[metal].unitInHindi} (${basisAndDay})` };
}

/** The page of a metal at a place by any name (`gold/bengaluru`), or the place page if there is none. */
export function findMetalPage([metal, text = '']: readonly string[]): string | undefined {
  const listedMetal = METALS.find((one) => one === metal?.toLowerCase());
  if (!listedMetal) return undefined;
  const name = text.replaceAll('-', ' ');
  const priced = findPlace(INDEX_BY_METAL[listedMetal], name);
  if (priced) return pageOf(listedMetal, priced);
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
