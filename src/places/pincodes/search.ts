import { fold } from '../../text/fold.ts';
import { editDistance } from '../../text/spelling.ts';
import { findPlace, searchPlaces } from '../find.ts';
import { GAZETTEER } from '../gazetteer.ts';
import { STATES } from '../states.ts';
import { type Atlas, type District, requireDistrict } from './atlas.ts';
import { type OfficeFound, officesByLetters, type PincodeDatabase } from './queries.ts';
import { HEAD } from './tables.ts';

export interface OfficeSearch {
  offices: OfficeFound[];
  /** Was anything found by another spelling only? */
  fuzzy: boolean;
}

/** Candidates read for ranking. */
const MAX_CANDIDATES = 400;
const LETTERS = 3;
/** Shorter words are too like too many others to be mended. */
const MIN_FUZZY_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** Longer names are nobody's, and mending them would cost more than the answer is worth. */
const MAX_FUZZY_LENGTH = 32;
/** Of the runs of a name so many are asked for, the rarest: the others cost more than they leave out. */
const MAX_TRIGRAMS = 4;
/** One slip spoils three runs of three letters, two swapped letters four; every second window of five has them all. */
const TRIGRAMS_PER_EDIT = 5;
const STEP = 2;
/** More words than these behind an office's name are no district and no state. */
const MAX_PLACE_WORDS = 4;
const MAX_TEXT_LENGTH = 100;
/** A district is as good as named from this likeness on. */
const MIN_DISTRICT_SCORE = 0.8;
const MAX_DISTRICTS = 5;

/** Districts that a text names, best first. */
export const districtsNamed = (atlas: Atlas, text: string): District[] =>
  searchPlaces(atlas.byName, fold(text).slice(0, MAX_TEXT_LENGTH), MAX_DISTRICTS)
    .filter(({ score }) => score >= MIN_DISTRICT_SCORE)
    .map(({ place }) => place);

/** Offices that a text names as they are written; where there are none, those of a near spelling. Best first. */
export async function searchOffices(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeSearch> {
  const named = await findOfficesByName(db, atlas, text, limit);
  if (named.length > 0) return { offices: named, fuzzy: false };
  const offices = await findOfficesFuzzy(db, atlas, text, limit);
  return { offices, fuzzy: offices.length > 0 };
}

const normalise = (text: string): string => fold(text).slice(0, MAX_TEXT_LENGTH);

/**
 * Offices that a text names: an office's name or a part of it, with a district or a state behind it or not (`karol bagh delhi`), or a town by any
 * of its names. Best first.
 */
export async function findOfficesByName(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeFound[]> {
  const wanted = normalise(text);
  if (wanted.length < 2) return [];
  const town = splitTownName(wanted);
  const [own, ...ofTowns] = await Promise.all([
    readByName(db, atlas, wanted),
    ...town.map(({ name }) => (name === wanted ? undefined : readByName(db, atlas, name))),
  ]);
  // A town is meant sooner than a village of its name elsewhere; its head office may be spelled otherwise.
  const ofTown = town.flatMap((reading, at) => matchByName(atlas, ofTowns[at] ?? own, reading));
  if (town.length > 0 && !ofTown.some(isHead)) ofTown.push(...town.flatMap((reading) => matchFuzzy(atlas, atlas.heads, reading)));
  const sure = [...ofTown.filter(isHead), ...matchByName(atlas, own, { name: wanted }), ...ofTown];
  const found =
    sure.length > 0
      ? sure
      : await first(splitPlaceName(atlas, wanted), async (reading) =>
          matchByName(atlas, await readByName(db, atlas, reading.name), reading),
        );
  return once(found).slice(0, limit);
}

/** Offices whose name is spelled nearly as a text, with a district or a state behind it or not. Best first. */
export async function findOfficesFuzzy(db: PincodeDatabase, atlas: Atlas, text: string, limit: number): Promise<OfficeFound[]> {
  const wanted = normalise(text);
  const readings = [{ name: wanted }, ...splitPlaceName(atlas, wanted)];
  return (await first(readings, async (reading) => matchFuzzy(atlas, await readFuzzy(db, atlas, reading.name), reading))).slice(0, limit);
}

const isHead = ({ type }: OfficeFound): boolean => type === HEAD;

const once = (offices: readonly OfficeFound[]): OfficeFound[] => [...new Map(offices.map((office) => [office.id, office])).values()];

/** What the first reading finds that finds anything. */
async function first(list: readonly NameSplit[], find: (reading: NameSplit) => Promise<OfficeFound[]>): Promise<OfficeFound[]> {
  for (const reading of list) {
    const offices = await find(reading);
    if (offices.length > 0) return offices;
  }
  return [];
}

/** One way to read a text: an office's name, and where it has to lie. */
interface NameSplit {
  name: string;
  within?: (district: District) => boolean;
}

/** The text as the name of a town, by each of its names. */
function splitTownName(wanted: string): NameSplit[] {
  const town = findPlace(GAZETTEER, wanted);
  if (town?.type !== 'town') return [];
  const names = new Set([town.name, ...town.aliases].map(fold).filter((name) => /^[a-z ]{3,}$/.test(name)));
  return [...names].map((name) => ({ name, within: ({ state }) => state === town.state }));
}

/** The text as a name with a district or a state behind it. */
function splitPlaceName(atlas: Atlas, wanted: string): NameSplit[] {
  const words = wanted.split(' ');
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

/** Runs of three letters of a text, as the index holds them. */
function trigrams(text: string): string[] {
  const runs = new Set<string>();
  for (let at = 0; at + LETTERS <= text.length; at += 1) runs.add(text.slice(at, at + LETTERS));
  return [...runs];
}

/** Offices whose names have these runs of letters, by the rarest of them; undefined where no name has one of them. */
function rarestMatch({ letters }: Atlas, runs: readonly string[]): string | undefined {
  const counted = runs.map((run) => ({ run, names: letters.get(run) ?? 0 })).sort((a, b) => a.names - b.names);
  if (counted.length === 0 || counted[0]?.names === 0) return undefined;
  return counted
    .slice(0, MAX_TRIGRAMS)
    .map(({ run }) => `"${run.replaceAll('"', '""')}"`)
    .join(' AND ');
}

/** Candidates for offices whose name begins so, or has all of it. */
async function readByName(db: PincodeDatabase, atlas: Atlas, name: string): Promise<OfficeFound[]> {
  const read = async (text: string) => {
    const match = rarestMatch(atlas, trigrams(text));
    return match === undefined ? [] : officesByLetters(db, match, MAX_CANDIDATES);
  };
  const begun = name.length >= LETTERS ? await read(` ${name}`) : [];
  // Of so many that some are left out, those with the whole name are not.
  return name.length < LETTERS || begun.length === MAX_CANDIDATES ? once([...(await read(` ${name} `)), ...begun]) : begun;
}

/** Those whose name begins so, or has all of it. */
const matchByName = (atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] =>
  rank(
    filterOffices(atlas, read, within, (one) => ` ${one}`.includes(` ${name}`)),
    (one) => (one === name ? 0 : one.startsWith(`${name} `) ? 1 : ` ${one} `.includes(` ${name} `) ? 2 : 3),
  );

/** Offices of which the name may differ by a slip or two: candidates by their letters. */
async function readFuzzy(db: PincodeDatabase, atlas: Atlas, name: string): Promise<OfficeFound[]> {
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  const runs = trigrams(` ${name} `);
  // What a slip at any one place leaves whole has to be there.
  const left = runs
    .flatMap((_, at) => (at % STEP ? [] : [runs.filter((_run, one) => one < at || one >= at + TRIGRAMS_PER_EDIT)]))
    .filter((some) => some.length > 0);
  const matches = new Set(left.map((some) => rarestMatch(atlas, some)).filter((match) => match !== undefined));
  const match = [...matches].map((some) => `(${some})`).join(' OR ');
  return match === '' ? [] : officesByLetters(db, match, MAX_CANDIDATES * 5);
}

/** Those whose name, or its first words, differs by a slip or two. */
function matchFuzzy(atlas: Atlas, read: readonly OfficeFound[], { name, within }: NameSplit): OfficeFound[] {
  if (name.length < MIN_FUZZY_LENGTH || name.length > MAX_FUZZY_LENGTH) return [];
  const most = name.length < TWO_EDITS_LENGTH ? 1 : 2;
  const words = name.split(' ').length;
  // One word more: a space that was left out is a slip too.
  const slips = (one: string): number => {
    const parts = one.split(' ');
    return Math.min(...[words, words + 1].map((many) => editDistance(name, parts.slice(0, many).join(' '), most)));
  };
  return rank(
    filterOffices(atlas, read, within, (one) => slips(one) <= most),
    (one) => slips(one) * 2 + (one.split(' ').length > words ? 1 : 0),
  );
}

/** An office, and its name folded without what stands in brackets: the directory's own note of which it is. */
interface Candidate {
  office: OfficeFound;
  plain: string;
}

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
        (a.office.type ?? 3) - (b.office.type ?? 3) ||
        a.office.name.length - b.office.name.length ||
        a.office.pin - b.office.pin,
    )
    .map(({ office }) => office);
}
