import { CITIES } from '../../places/cities.ts';
import { indexPlaces } from '../../places/find.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import places from './places.json' with { type: 'json' };
import { METALS, type Metal } from './tables.ts';

export interface MetalPlace {
  /** The key in the snapshot and the tail of the place's addresses. */
  slug: string;
  name: string;
  hi?: string;
  /** State or union territory; none abroad and for the national price. */
  state?: string;
  region: 'india' | 'international';
  aliases: readonly string[];
}

/** The national price. */
export const INDIA: MetalPlace = {
  slug: 'india',
  name: 'India',
  hi: 'भारत',
  region: 'india',
  aliases: ['Bharat', 'All India', 'National'],
};

function indianPlace(name: string): MetalPlace {
  const city = CITIES.find((one) => one.name === name);
  if (city)
    return { slug: slugify(name), name, ...(city.hi ? { hi: city.hi } : {}), state: city.state, region: 'india', aliases: city.aliases };
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error(`${name} is neither in places/cities.ts nor a state`);
  return { slug: slugify(name), name, hi: state.hi, state: name, region: 'india', aliases: [] };
}

/** Places of the city list of goodreturns.in, 11 September 2026: 136 in India (Goa and Kerala are states), 31 abroad. */
export const METAL_PLACES: readonly MetalPlace[] = [
  INDIA,
  ...places.india.map(indianPlace),
  ...places.abroad.map(({ name, hi, aliases }): MetalPlace => ({ slug: slugify(name), name, hi, region: 'international', aliases })),
];

const BY_SLUG = new Map(METAL_PLACES.map((place) => [place.slug, place]));

/** A place by its key in the snapshot. */
export const placeBySlug = (slug: string): MetalPlace | undefined => BY_SLUG.get(slug);

/** Path of the page of a metal at a place, from the root. */
export const pageOf = (metal: Metal, { slug }: MetalPlace): string => `/browse/commodities/${metal}/${slug}`;

/** The silver list of the source (September 2026) is the gold list without it. */
const GOLD_ONLY = 'prayagraj';

/** Gold is priced in all places; silver and platinum in India only: their lists at the source have no places abroad. */
export const listPlaces = (metal: Metal): readonly MetalPlace[] =>
  metal === 'gold' ? METAL_PLACES : METAL_PLACES.filter(({ region, slug }) => region === 'india' && slug !== GOLD_ONLY);

export const PLACE_INDEX = indexPlaces(METAL_PLACES);
export const INDEX_BY_METAL: Readonly<Record<Metal, typeof PLACE_INDEX>> = {
  gold: PLACE_INDEX,
  silver: indexPlaces(listPlaces('silver')),
  platinum: indexPlaces(listPlaces('platinum')),
};

export const listMetals = (place: MetalPlace): Metal[] => METALS.filter((metal) => listPlaces(metal).includes(place));
