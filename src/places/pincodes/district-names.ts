import districts from './district-names.json' with { type: 'json' };

/** Names of the directory in capitals that are written otherwise. Editorial. */
const TITLES: Readonly<Record<string, string>> = districts.titles;
/** Districts of Delhi that the directory calls by their direction alone. */
const DIRECTION = /^(CENTRAL|(NORTH|SOUTH)( (EAST|WEST))?|EAST|WEST)$/;

/** The name of a district as it is written, out of the directory's capitals. */
export function districtTitle(name: string, state: string): string {
  if (state === 'Delhi' && DIRECTION.test(name)) return `${capitalised(name)} Delhi`;
  return TITLES[name] ?? capitalised(name);
}

const capitalised = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s(.-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ');

/** Former and new names of districts and other spellings; with the state where another district is called so too. Editorial. */
const NAMES: Readonly<Record<string, readonly string[]>> = districts.names;

/** What a district is called besides its name in the directory, for finding it. */
export const districtAliases = (name: string, state: string): readonly string[] => NAMES[`${name}, ${state}`] ?? NAMES[name] ?? [];
