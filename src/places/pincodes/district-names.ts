import { formerDistrictNames } from '../renamed-districts.ts';
import districts from './district-names.json' with { type: 'json' };

/** Proper spellings of names that the directory has in capitals. Editorial. */
const TITLES: Readonly<Record<string, string>> = districts.titles;
/** Delhi's districts, which the directory calls by direction only. */
const DIRECTION = /^(CENTRAL|(NORTH|SOUTH)( (EAST|WEST))?|EAST|WEST)$/;

/** A district's name in normal case, from the directory's capitals. */
export function districtTitle(name: string, state: string): string {
  if (state === 'Delhi' && DIRECTION.test(name)) return `${capitalised(name)} Delhi`;
  return TITLES[name] ?? capitalised(name);
}

const capitalised = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s(.-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ');

/** Former and new names of districts and other spellings; with the state if another district shares the name. Editorial. */
const NAMES: Readonly<Record<string, readonly string[]>> = districts.names;

/** A district's names other than the directory's, for search. */
export function districtAliases(name: string, state: string): readonly string[] {
  const former = formerDistrictNames(name, state);
  const others = [name, ...former].flatMap((one) => NAMES[`${one}, ${state}`] ?? NAMES[one] ?? []);
  return [...new Set([...former, ...others])].filter((one) => one !== name);
}
