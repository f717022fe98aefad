import { memoizeAsync } from '../../kernel/memoize.ts';
import { findPlace, indexPlaces, searchPlaces, suggestPlaces } from '../../places/find.ts';
import { districtAliases } from '../../places/pincodes/district-names.ts';
import { STATES } from '../../places/states.ts';
import { createWordCounter, ftsQuery } from '../../store/fts-query.ts';
import { fold } from '../../text/fold.ts';
import { findOffice, listOfficeNames, officesByText, officesIn, type VehicleDatabase } from './queries.ts';
import { currentCode, formerCodes, lettersOf } from './state-codes.ts';
import type { OfficeRow } from './tables.ts';

/** States by name, other names and code, those of before included. */
const STATE_INDEX = indexPlaces(
  STATES.flatMap(({ name, hi, aliases }) => {
    const code = lettersOf(name);
    return code ? [{ name, hi, code, aliases: [...aliases, code, ...formerCodes(code)] }] : [];
  }),
);

/** A state by its name or its code on plates; undefined for none. */
export const findState = (text: string): { name: string; code: string } | undefined => findPlace(STATE_INDEX, text);
export const suggestStates = (text: string): string[] => suggestPlaces(STATE_INDEX, text);

/** A code as people write it (`wb20`, `WB 20`, `WB-1`) as the lists do: `WB-20`, `WB-01`. Undefined for what is none. */
export function readOfficeCode(text: string): string | undefined {
  const [, state = '', number = '', letter = ''] = /^([A-Z]{2})[\s-]*(\d{1,3})[\s-]*([A-Z]?)$/.exec(text.trim().toUpperCase()) ?? [];
  return state ? `${state}-${number.padStart(2, '0')}${letter}` : undefined;
}

/** The office of a code, or of the code that its state's letters became: `UA-07` is `UK-07` today. */
export async function findCurrentOffice(db: VehicleDatabase, code: string): Promise<OfficeRow | undefined> {
  const today = currentCode(code.slice(0, 2)) + code.slice(2);
  return (await findOffice(db, code)) ?? (today === code ? undefined : findOffice(db, today));
}

/** How alike a name has to be to be searched in the place of a misspelt one. */
const MIN_SIMILARITY = 0.6;

/**
 * Offices whose code, name or district has all the words; where there are none, those of the nearest spelling, with that spelling. `spelling` is
 * undefined for what was found as it was written.
 */
export async function searchOffices(
  db: VehicleDatabase,
  text: string,
  limit: number,
): Promise<{ offices: OfficeRow[]; spelling?: string }> {
  const offices = await findOfficesByName(db, text, limit);
  return offices.length > 0 ? { offices } : findOfficesFuzzy(db, text, limit);
}

const countWords = createWordCounter('office_text');

/** Offices whose code, name or district has all the words. */
export async function findOfficesByName(db: VehicleDatabase, text: string, limit: number): Promise<OfficeRow[]> {
  const code = readOfficeCode(text);
  const exact = code && (await findCurrentOffice(db, code));
  if (exact) return [exact];
  const match = ftsQuery(text);
  return match && (await countWords(db, text)) > 0 ? officesByText(db, match, limit) : [];
}

/** Offices of the name that is nearest to a text, with that name. */
export async function findOfficesFuzzy(
  db: VehicleDatabase,
  text: string,
  limit: number,
): Promise<{ offices: OfficeRow[]; spelling?: string }> {
  const [spelling] = await findSimilarNames(db, text);
  const match = spelling && ftsQuery(spelling);
  return match ? { offices: await officesByText(db, match, limit), spelling } : { offices: [] };
}

const officeNameIndex = memoizeAsync(async (db: VehicleDatabase) => indexPlaces((await listOfficeNames(db)).map((name) => ({ name }))));

/** Names of towns and districts that are like a text, nearest first. */
export async function findSimilarNames(db: VehicleDatabase, text: string): Promise<string[]> {
  return searchPlaces(await officeNameIndex(db), text, 5)
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .map(({ place }) => place.name);
}

/** Offices of a town: those of its state whose name or district is it, or begins with it. */
export async function findTownOffices(
  db: VehicleDatabase,
  town: { name: string; state: string; aliases: readonly string[] },
): Promise<OfficeRow[]> {
  const names = [town.name, ...town.aliases].map(fold);
  const fits = (text: string | null) => text !== null && names.some((name) => ` ${fold(text)} `.includes(` ${name} `));
  const here = await openOffices(db, town.state);
  // Delhi, Chandigarh and Puducherry: every office of the territory is the city's.
  if (town.name === town.state) return here;
  const fitting = here.filter(({ office }) => fits(office));
  return fitting.length > 0 ? fitting : here.filter(({ district }) => fits(district));
}

const openOffices = async (db: VehicleDatabase, state: string): Promise<OfficeRow[]> =>
  (await officesIn(db, state)).filter(({ status }) => status === 'active' || status === null);

/** The offices of a district by any of its names. */
export async function findDistrictOffices(
  db: VehicleDatabase,
  { district, state }: { district: string; state: string },
): Promise<OfficeRow[]> {
  const names = [district, ...districtAliases(district, state)].map(fold);
  return (await openOffices(db, state)).filter((one) => one.district !== null && names.includes(fold(one.district)));
}
