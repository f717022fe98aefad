import { fold } from '../../text/fold.ts';
import { editDistance, phoneticKey } from '../../text/spelling.ts';
import { findPlace, searchPlaces } from '../find.ts';
import { GAZETTEER } from '../gazetteer.ts';
import { STATES } from '../states.ts';
import { type Atlas, type District, requireDistrict } from './atlas.ts';
import { type OfficeFound, officesByLetters, type PincodeDatabase } from './queries.ts';
import { spokenNames } from './spoken-names.ts';
import { HEAD } from './tables.ts';

export interface OfficeSearch {
  offices: OfficeFound[];
  /** Whether all matches are by similar spelling. */
  fuzzy: boolean;
  /** Whether they differ from the text in their gaps alone. */
  apart?: true;
}

/** Most candidates read for ranking. */
const MIN_CANDIDATES = 400;
const LETTERS = 3;
/** Shorter names are no two words in one. */
const MIN_JOINED = 8;
/** Shorter words are too similar to too many others to be corrected. */
const MIN_FUZZY_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** No name is longer, and correcting one would cost more than the answer is worth. */
const MAX_FUZZY_LENGTH = 32;
/** Only so many of a name's trigrams are queried, the rarest: the others cost more than they exclude. */
const MAX_TRIGRAMS = 4;
/** One slip breaks three trigrams, two swapped letters four; every second window of five contains them all. */
const TRIGRAMS_PER_EDIT = 5;
const STEP = 2;
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
  const apart = offices.filter(({ name }) => whole.startsWith(normalise(name.replace(BRACKETS, ' ')).replaceAll(' ', '')));
  if (apart.length > 0) return { offices: apart, fuzzy: true, apart: true };
  if (offices.length > 0) return { offices, fuzzy: true };
  return searchSpoken(db, atlas, spokenNames(text), limit);
}

/** Offices of a name that was typed in Hindi: what sounds so is called so, however English writes it (करोल बाग, Karol Bagh). */
async function searchSpoken(db: PincodeDatabase, atlas: Atlas, names: readonly string[], limit: number): Promise<OfficeSearch> {
  let similar: OfficeSearch = { offices: [], fuzzy: false };
  for (const name of names) {
    const found = await searchOffices(db, atlas, name, limit);
    const sound = phoneticKey(fold(name));
    const isAlike = (one: OfficeFound | undefined) => one !== undefined && sound.startsWith(phoneticKey(fold(one.name)));
    const offices = found.offices.toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
    if (isAlike(offices[0]) || (offices.length > 0 && !found.fuzzy)) return { offices, fuzzy: false };
    if (similar.offices.length === 0) similar = found;
  }
  return similar;
}

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
const once = (offices: readonly OfficeFound[]): OfficeFound[] => [...new Map(offices.map((office) => [office.id, office])).values()];

/** The results of the first reading that finds anything. */
async function first(list: readonly NameSplit[], find: (reading: NameSplit) => Promise<OfficeFound[]>): Promise<OfficeFound[]> {
  for (const reading of list) {
    const offices = await find(reading);
    if (offices.length > 0) return offices;
  }
  return [];
}

/** One reading of a text: an office's name, and where it must be. */
interface NameSplit {
  name: string;
  within?: (district: District) => boolean;
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

/** A text's trigrams, as indexed. */
function trigrams(text: string): string[] {
  const runs = new Set<string>();
  for (let at = 0; at + LETTERS <= text.length; at += 1) runs.add(text.slice(at, at + LETTERS));
  return [...runs];
}

/** An expression for offices whose names contain these trigrams, by the rarest; undefined if some trigram occurs in no name. */
function rarestMatch({ letters }: Atlas, runs: readonly string[], most = MAX_TRIGRAMS): string | undefined {
  const counted = runs.map((run) => ({ run, names: letters.get(run) ?? 0 })).sort((a, b) => a.names - b.names);
  if (counted.length === 0 || counted[0]?.names === 0) return undefined;
  return counted
    .slice(0, most)
    .map(({ run }) => `"${run.replaceAll('"', '""')}"`)
    .join(' AND ');
}

/** Candidates: offices whose name starts with or contains the text. */
async function readByName(db: PincodeDatabase, atlas: Atlas, name: string, limit: number): Promise<OfficeFound[]> {
  const most = Math.max(limit, MIN_CANDIDATES);
  const read = async (text: string, trigramsRead?: number) => {
    const match = rarestMatch(atlas, trigrams(text), trigramsRead);
    return match === undefined ? [] : officesByLetters(db, match, most);
  };
  const begun = name.length >= LETTERS ? await read(` ${name}`) : [];
  // If there are too many to read all, exact names are added, by all of their letters: Nagari is none of the many Nagars.
  return name.length < LETTERS || begun.length === most ? once([...(await read(` ${name} `, name.length + 2)), ...begun]) : begun;
}

/** Those whose name starts with or contains the text. */
const matchByName = (atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] =>
  rank(
    filterOffices(atlas, read, within, (one) => ` ${one}`.includes(` ${name}`)),
    (one) => (one === name ? 0 : one.startsWith(`${name} `) ? 1 : ` ${one} `.includes(` ${name} `) ? 2 : 3),
  );

/** Candidates by trigrams: offices whose name may differ by a slip or two. */
async function readFuzzy(db: PincodeDatabase, atlas: Atlas, name: string): Promise<OfficeFound[]> {
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  const runs = trigrams(` ${name} `);
  // The trigrams left after a slip at any one position must match.
  const left = runs
    .flatMap((_, at) => (at % STEP ? [] : [runs.filter((_run, one) => one < at || one >= at + TRIGRAMS_PER_EDIT)]))
    .filter((some) => some.length > 0);
  const matches = new Set(left.map((some) => rarestMatch(atlas, some)).filter((match) => match !== undefined));
  const match = [...matches].map((some) => `(${some})`).join(' OR ');
  return match === '' ? [] : officesByLetters(db, match, MIN_CANDIDATES * 5);
}

/** Those whose name, or its first words, differ by a slip or two. */
function matchFuzzy(atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] {
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  const most = name.length < TWO_EDITS_LENGTH ? 1 : 2;
  const words = name.split(' ').length;
  // One extra word, since a missing space is a slip too.
  const slips = (one: string): number => {
    const parts = one.split(' ');
    return Math.min(...[words, words + 1].map((many) => editDistance(name, parts.slice(0, many).join(' '), most)));
  };
  return rank(
    filterOffices(atlas, read, within, (one) => slips(one) <= most),
    (one) => slips(one) * 2 + (one.split(' ').length > words ? 1 : 0),
  );
}

/** An office with its folded name, without text in brackets, which is the directory's own note to tell offices apart. */
interface Candidate {
  office: OfficeFound;
  plain: string;
}

/** Centres of delivery bear the names of localities, but nobody means them. */
const CENTRE = /\bNDC\b|\beCOM\b|\bNodal Delivery\b/;
export const isCentre = ({ name }: Pick<OfficeFound, 'name'>): boolean => CENTRE.test(name);
const BRACKETS = /\([^)]*\)?/g;

function filterOffices(
  atlas: Atlas,
  offices: readonly OfficeFound[],
  within: NameSplit['within'],
  good: (name: string) => boolean,
): Candidate[] {
  return offices.flatMap((office) => {
    if (within && !within(requireDistrict(atlas, office.district))) return [];
    const whole = fold(office.name);
    const plain = office.name.includes('(') ? fold(office.name.replace(BRACKETS, ' ')) || whole : whole;
    return good(plain) || (plain !== whole && good(whole)) ? [{ office, plain }] : [];
  });
}

function rank(kept: readonly Candidate[], of: (name: string) => number): OfficeFound[] {
  return kept
    .map(({ office, plain }) => ({ office, rank: of(plain) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(isCentre(a.office)) - Number(isCentre(b.office)) ||
        (a.office.type ?? 3) - (b.office.type ?? 3) ||
        a.office.name.length - b.office.name.length ||
        a.office.pin - b.office.pin,
    )
    .map(({ office }) => office);
}
