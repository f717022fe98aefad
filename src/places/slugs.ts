import { slugify } from '../text/fold.ts';
import { CITIES, TOWNS } from './cities.ts';
import { STATES } from './states.ts';

type Names = Readonly<{ name: string; hi?: string }>;
const INDIA: Names = { name: 'India', hi: 'भारत' };
let names: ReadonlyMap<string, Names> | undefined;

/** The names of the place that a path of words of addresses ends with: of `city/new-delhi`, `state/kerala`, `pune` and `india`; undefined for any other. */
export function nameOfSlugPath(path: string): Names | undefined {
  // Of places of one name a state goes before a city, and the larger town before the smaller.
  names ??= new Map([
    ['india', INDIA],
    ...[...STATES, ...CITIES, ...TOWNS].toReversed().map((one): [string, Names] => [slugify(one.name), one]),
  ]);
  return names.get(path.slice(path.lastIndexOf('/') + 1));
}
