import { CITIES, type City } from '../../lib/places/cities.ts';
import { indexPlaces } from '../../lib/places/find.ts';

/** The contract's twelve, in its order. */
const NAMES = ['Kolkata', 'Mumbai', 'Delhi', 'Chennai', 'Bangalore', 'Hyderabad', 'Pune', 'Jaipur', 'Lucknow', 'Ahmedabad', 'Guwahati', 'Bhopal'] as const;

export interface WeatherCity extends City {
  /** The name in addresses and bodies: lower case. */
  slug: string;
}

export const WEATHER_CITIES: readonly WeatherCity[] = NAMES.map((name) => {
  const city = CITIES.find((one) => one.name === name);
  if (!city) throw new Error(`${name} is missing from the table of cities`);
  return { ...city, slug: name.toLowerCase() };
});
export const WEATHER_INDEX = indexPlaces(WEATHER_CITIES);
