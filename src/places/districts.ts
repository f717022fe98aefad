import { slugify } from '../text/fold.ts';
import hindi from './districts-hindi.json' with { type: 'json' };

/**
 * Hindi names of the districts of the PIN code directory, by name and state: from the Local Government Directory, whose machine translations (Solan as a
 * swan, Erode as "ended") were replaced, and GeoNames; every name was read by eye.
 */
/** By `Agra, Uttar Pradesh`. */
export const DISTRICTS_IN_HINDI: ReadonlyMap<string, string> = new Map(Object.entries(hindi));
const HINDI = new Map(Object.entries(hindi).map(([key, hi]) => [slugify(key), hi]));

/** The names of the district with this name in a state; just the name if the table does not have it. */
export function findDistrictName(name: string, state: string): { name: string; hi?: string } {
  const hi = HINDI.get(slugify(`${name}, ${state}`));
  return hi ? { name, hi } : { name };
}
