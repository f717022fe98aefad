import { slugify } from '../text/fold.ts';
import { CITIES, type City, TOWNS } from './cities.ts';
import { indexPlaces, type PlaceIndex } from './find.ts';
import { STATES } from './states.ts';
import scripts from './town-scripts.json' with { type: 'json' };

/** Names of towns in nine scripts by name and state, from GeoNames (CC BY 4.0): those of their own place alone, two of a script at most. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = scripts;

/** A place in India with a page of its own: a state, a union territory, a city or a town. */
export interface Place {
  /** `pune`; with the state if two places share a name: `aurangabad-bihar`. */
  slug: string;
  name: string;
  type: 'state' | 'town';
  /** Its state; its own name if it is one. */
  state: string;
  lat?: number;
  lon?: number;
  hi?: string;
  /** Its Hindi name means something else first. */
  hiMeansOther?: true;
  aliases: readonly string[];
  /** Its names in other scripts of India. */
  scripts?: readonly string[];
}

/** Every place with a page: states and union territories first, then cities, then towns, larger before smaller. */
export const PLACES: readonly Place[] = namePlaces();

/** Finds places by any name, in Latin script or Devanagari. If a city and a state share a name, the city is meant. */
export const GAZETTEER: PlaceIndex<Place> = indexPlaces<Place>(
  [...PLACES].sort((a, b) => Number(a.type === 'state') - Number(b.type === 'state')),
);

const BY_SLUG = new Map(PLACES.map((place) => [place.slug, place]));

/** The place at a page's address; undefined if there is none. */
export const placeBySlug = (slug: string): Place | undefined => BY_SLUG.get(slug);

function namePlaces(): Place[] {
  const taken = new Set<string>();
  const named = (place: Omit<Place, 'slug'>): Place => {
    const short = slugify(place.name);
    const slug = taken.has(short) ? `${short}-${slugify(place.state)}` : short;
    taken.add(slug);
    return { ...place, slug };
  };
  const town = ({ name, state, lat, lon, hi, hiMeansOther, aliases }: City) => {
    const inScripts = SCRIPTS[`${name}, ${state}`];
    return named({
      name,
      type: 'town',
      state,
      lat,
      lon,
      aliases,
      ...(inScripts ? { scripts: inScripts } : {}),
      ...(hi ? { hi } : {}),
      ...(hiMeansOther ? { hiMeansOther } : {}),
    });
  };
  // Chandigarh, Delhi and Puducherry are both city and territory and get one page.
  const cities = CITIES.map(town);
  const towns = TOWNS.map(town);
  const states = STATES.filter(({ name }) => !taken.has(slugify(name))).map(({ name, hi, aliases = [] }) =>
    named({ name, type: 'state', state: name, aliases, ...(hi ? { hi } : {}) }),
  );
  return [...states, ...cities, ...towns];
}

/** Slugs of places' other names, with the place each leads to: `bombay`. Two-letter codes are left out. */
export function listPlaceRedirects(): { slug: string; place: Place }[] {
  const taken = new Set(PLACES.map(({ slug }) => slug));
  return PLACES.flatMap((place) => place.aliases.map((alias) => ({ slug: slugify(alias), place }))).filter(({ slug }) => {
    if (slug.length < 3 || taken.has(slug)) return false;
    taken.add(slug);
    return true;
  });
}
