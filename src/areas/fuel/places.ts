import { CITIES } from '../../places/cities.ts';
import { findPlace, indexPlaces } from '../../places/find.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';

export type PlaceType = 'city' | 'state';

export interface FuelPlace {
  /** `city/kolkata`, `state/west-bengal`: the key in the snapshot and the end of the place's URLs. */
  id: string;
  slug: string;
  name: string;
  hi: string;
  type: PlaceType;
  /** A city's state or union territory; for a state, its own name. */
  state: string;
  aliases: readonly string[];
  /** The place's name in URLs of sources, if it is not the slug. */
  sourceSlugs: Readonly<Record<string, string>>;
}

/** The 13 popular cities, in the order of the contract's source, with their spelling in sources' URLs. */
const CITY_NAMES: readonly (readonly [name: string, sourceSlugs?: Readonly<Record<string, string>>])[] = [
  ['New Delhi'],
  ['Kolkata'],
  ['Mumbai'],
  ['Chennai'],
  ['Gurgaon'],
  ['Noida'],
  ['Bangalore'],
  ['Bhubaneswar', { goodreturns: 'bhubaneswar' }],
  ['Hyderabad'],
  ['Jaipur'],
  ['Lucknow'],
  ['Patna'],
  ['Thiruvananthapuram', { goodreturns: 'trivandrum', cardekho: 'thiruvananthapuram' }],
];

/** Cities of the area, then states and union territories. */
export const FUEL_PLACES: readonly FuelPlace[] = [
  ...CITY_NAMES.map(([name, sourceSlugs = {}]) => {
    const city = CITIES.find((one) => one.name === name);
    if (!city) throw new Error(`${name} is not in places/cities.ts`);
    const slug = slugify(name);
    return {
      id: `city/${slug}`,
      slug,
      name,
      hi: city.hi ?? name,
      type: 'city' as const,
      state: city.state,
      aliases: city.aliases,
      sourceSlugs,
    };
  }),
  ...STATES.map(({ name, hi, aliases }) => {
    const slug = slugify(name);
    return { id: `state/${slug}`, slug, name, hi, type: 'state' as const, state: name, aliases, sourceSlugs: {} };
  }),
];

/** Cities of a state that have prices of their own. */
export const citiesOf = (state: FuelPlace): FuelPlace[] =>
  FUEL_PLACES.filter((place) => place.type === 'city' && place.state === state.name);

export const CITY_INDEX = indexPlaces(FUEL_PLACES.filter(({ type }) => type === 'city'));
export const STATE_INDEX = indexPlaces(FUEL_PLACES.filter(({ type }) => type === 'state'));
/** Both, for searches. */
export const PLACE_INDEX = indexPlaces(FUEL_PLACES);

const BY_ID = new Map(FUEL_PLACES.map((place) => [place.id, place]));

/** A place by its id in the snapshot. Throws for an unknown id: then snapshot and table of places do not match. */
export function placeById(id: string): FuelPlace {
  const place = BY_ID.get(id);
  if (!place) throw new Error(`The fuel snapshot names ${id}, which is not in places.ts`);
  return place;
}

/** A city's state; a state itself. */
export const stateOf = (place: FuelPlace): FuelPlace => placeById(`state/${slugify(place.state)}`);

/** Path of a place's page from the root. */
export const pageOf = ({ id }: FuelPlace): string => `/browse/fuel/${id}`;

/** The place whose price applies: the city itself if it has one, else its state. */
export const findFuelPlace = (name: string, state?: string): FuelPlace | undefined =>
  findPlace(CITY_INDEX, name) ?? findPlace(STATE_INDEX, name) ?? (state ? findPlace(STATE_INDEX, state) : undefined);
