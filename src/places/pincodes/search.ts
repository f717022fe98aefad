import { fold } from '../../text/fold.ts';
import { phoneticKey } from '../../text/spelling.ts';
import { findPlace, searchPlaces } from '../find.ts';
import { GAZETTEER } from '../gazetteer.ts';
import { STATES } from '../states.ts';
import type { Atlas, District } from './atlas.ts';
import { once, readByName, readFuzzy } from './candidates.ts';
import { BRACKETS, matchByName, matchFuzzy, type NameSplit } from './matching.ts';
import type { OfficeFound, PincodeDatabase } from './queries.ts';
import { spokenNames } from './spoken-names.ts';
import { HEAD } from './tables.ts';

export interface OfficeSearch {
  offices: OfficeFound[];
  /** Whether all matches are by similar spelling. */
  fuzzy: boolean;
  /** Whether they differ from the text in their gaps alone. */
  apart?: true;
}

/** Shorter names are no two words in one. */
const MIN_JOINED = 8;
const MAX_TEXT_LENGTH = 100;
/** More words than this after an office's name are not a district or state. */
const MAX_PLACE_WORDS = 4;
/** From this similarity on, a district counts as named. */
const MIN_DISTRICT_SCORE = 0.8;
const MAX_DISTRICTS = 5;

/** Districts that a text names, best first. */
export const districtsNamed = (atlas: Atlas, text: string): District[] =>
  searchPlaces(atlas.byName, fold(text).slice(0, MAX_TEXT_LENGTH), MAX_DISTRICTS)
    .filter(({ score }) => score >= MIN_DISTRICT_SCORE)
    .map(({ place }) => place);

/** Offices that a text names as written; if there are none, those with a similar spelling. Best first. */
export async function searchOffices(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeSearch> {
  const named = await findOfficesByName(db, atlas, text, limit);
  if (named.length > 0) return { offices: named, fuzzy: false };
  // `khatu shyam ji` is Khatushyamji.
  const whole = normalise(text).replaceAll(' ', '');
  const joined = whole.length >= MIN_JOINED && text.trim().includes(' ') ? await findOfficesByName(db, atlas, whole, limit) : [];
  if (joined.length > 0) return { offices: joined, fuzzy: false };
  const offices = await findOfficesFuzzy(db, atlas, text, limit);
  // `shivaji nagar pune` is Shivajinagar, `vijaynagar indore` Vijay Nagar.
  const begun = new Set(beginningsOf(normalise(text)).map((words) => words.replaceAll(' ', '')));
  const apart = offices.filter(({ name }) => begun.has(normalise(name.replace(BRACKETS, ' ')).replaceAll(' ', '')));
  if (apart.length > 0) return { offices: apart, fuzzy: true, apart: true };
  if (offices.length > 0) return { offices, fuzzy: true };
  return searchSpoken(db, atlas, spokenNames(text), limit);
}

/** Offices of a name that was typed in Hindi: what sounds so is called so, however English writes it (करोल बाग, Karol Bagh). */
async function searchSpoken(db: PincodeDatabase, atlas: Atlas, names: readonly string[], limit: number): Promise<OfficeSearch> {
  let similar: OfficeSearch = { offices: [], fuzzy: false };
  for (const name of names) {
    const found = await searchOffices(db, atlas, name, limit);
    const sounds = new Set(beginningsOf(fold(name)).map(phoneticKey));
    const isAlike = (one: OfficeFound | undefined) => one !== undefined && sounds.has(phoneticKey(fold(one.name.replace(BRACKETS, ' '))));
    const offices = found.offices.toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
    if (isAlike(offices[0]) || (offices.length > 0 && !found.fuzzy)) return { offices, fuzzy: false };
    if (similar.offices.length === 0) similar = found;
  }
  return similar;
}

/** The first word of a folded text, the first two, and so on: a locality's name with its town behind it begins so. */
export const beginningsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((_, at, words) => words.slice(0, at + 1).join(' '));

const normalise = (text: string): string => fold(text).slice(0, MAX_TEXT_LENGTH);

/**
 * Offices that a text names: an office's name or part of it, optionally followed by a district or state (`karol bagh delhi`), or a town by
 * any of its names. Best first.
 */
export async function findOfficesByName(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeFound[]> {
  const typed = normalise(text);
  if (typed.length < 2) return [];
  const town = splitTownName(typed);
  const [asTyped, ...ofTowns] = await Promise.all([
    readByName(db, atlas, typed, limit),
    ...town.map(({ name }) => (name === typed ? undefined : readByName(db, atlas, name, limit))),
  ]);
  // A town is more likely meant than a village of the same name elsewhere; its head office may be spelled differently.
  const ofTown = town.flatMap((reading, at) => matchByName(atlas, ofTowns[at] ?? asTyped, reading));
  if (town.length > 0 && !ofTown.some(isHead)) ofTown.push(...town.flatMap((reading) => matchFuzzy(atlas, atlas.heads, reading)));
  const sure = [...ofTown.filter(isHead), ...matchByName(atlas, asTyped, { name: typed }), ...ofTown];
  const offices =
    sure.length > 0
      ? sure
      : await first(splitPlaceName(atlas, typed), async (reading) =>
          matchByName(atlas, await readByName(db, atlas, reading.name, limit), reading),
        );
  return once(offices).slice(0, limit);
}

/** Offices with a name similar to the text, optionally followed by a district or state. Best first. */
export async function findOfficesFuzzy(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeFound[]> {
  const typed = normalise(text);
  const readings = [{ name: typed }, ...splitPlaceName(atlas, typed)];
  return (await first(readings, async (reading) => matchFuzzy(atlas, await readFuzzy(db, atlas, reading.name), reading))).slice(0, limit);
}

const isHead = ({ type }: OfficeFound): boolean => type === HEAD;

/** The results of the first reading that finds anything. */
async function first(list: readonly NameSplit[], find: (reading: NameSplit) => Promise<OfficeFound[]>): Promise<OfficeFound[]> {
  for (const reading of list) {
    const offices = await find(reading);
    if (offices.length > 0) return offices;
  }
  return [];
}

/** The text as a town's name, by each of its names. */
function splitTownName(typed: string): NameSplit[] {
  const town = findPlace(GAZETTEER, typed);
  if (town?.type !== 'town') return [];
  const names = new Set([town.name, ...town.aliases].map(fold).filter((name) => /^[a-z ]{3,}$/.test(name)));
  return [...names].map((name) => ({ name, within: ({ state }) => state === town.state }));
}

/** The text as a name followed by a district or state. */
function splitPlaceName(atlas: Atlas, typed: string): NameSplit[] {
  const words = typed.split(' ');
  return words.slice(1, MAX_PLACE_WORDS + 1).flatMap((_, at) => {
    const split = words.length - 1 - at;
    const within = placeTest(atlas, words.slice(split).join(' '));
    return within ? [{ name: words.slice(0, split).join(' '), within }] : [];
  });
}

const STATE_NAMES = new Map(STATES.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [fold(one), name] as const)));

function placeTest(atlas: Atlas, where: string): NameSplit['within'] {
  const state = STATE_NAMES.get(where);
  const district = findPlace(atlas.byName, where);
  const town = findPlace(GAZETTEER, where);
  if (!state && !district && !town) return undefined;
  return (one) =>
    one.state === state ||
    one.id === district?.id ||
    fold(one.name).includes(where) ||
    (town !== undefined && one.state === town.state && fold(one.name) === fold(town.name));
}
