import { ordinal } from '../../../i18n/format.ts';
import { CITIES } from '../../../places/cities.ts';
import { fold, normaliseDevanagari } from '../../../text/fold.ts';
import { inEnglish, inRoman } from '../../../text/number-names.ts';
import { STOP_WORDS } from '../../../text/stop-words.ts';
import { latinAsSpoken } from '../../../text/transliterate.ts';
import { type Bank, findMember, idsOf, type Register } from '../banks/register.ts';
import { type FoundBranch, findBranchByCode, findBranchesByMicr, type IfscDatabase, listBranches, readAddresses } from '../queries.ts';

/** A branch of the list. Null means that the list does not say. */
export interface ListedBranch extends Omit<FoundBranch, 'micr' | 'branch_group' | 'id'> {
  /** All eleven characters. */
  code: string;
  bank: Bank;
  /** The bank behind the code, if it clears through another. */
  member: string | null;
  state: string | null;
  address: string | null;
  contact: string | null;
  /** Nine digits. */
  micr: string | null;
}

const MICR_LENGTH = 9;

/** Adds addresses, bank and state to branches. */
export async function withDetails(
  db: IfscDatabase,
  { groups, banks }: Register,
  branches: readonly FoundBranch[],
): Promise<ListedBranch[]> {
  const addresses = await readAddresses(
    db,
    branches.map(({ id }) => id),
  );
  return branches.flatMap(({ id, branch_group, micr, ...branch }) => {
    const group = groups.get(branch_group);
    const bank = banks.get(group?.bank ?? '');
    if (!group || !bank) return [];
    return {
      ...branch,
      code: `${bank.code}0${branch.code}`,
      bank,
      member: findMember(bank, branch.code),
      state: group.state,
      micr: micr === null ? null : String(micr).padStart(MICR_LENGTH, '0'),
      ...(addresses.get(id) ?? { address: null, contact: null }),
    };
  });
}

/** A code's branch; undefined if it is not in the list. */
export async function findListedBranch(db: IfscDatabase, register: Register, bank: Bank, code: string): Promise<ListedBranch | undefined> {
  const branch = await findBranchByCode(db, code, idsOf(bank.groups));
  return branch && (await withDetails(db, register, [branch]))[0];
}

/** Branches of any bank with a MICR code (nine digits). */
export const findListedByMicr = async (db: IfscDatabase, register: Register, micr: number): Promise<ListedBranch[]> =>
  withDetails(db, register, await findBranchesByMicr(db, micr));

/** Longer texts do not name a branch. */
const MAX_WORDS = 8;

/** The words of a text that can identify a branch, without those that only surround a name. */
export const branchWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(normaliseDevanagari(word)))
    .slice(0, MAX_WORDS);

/**
 * An index query: every word or prefix, in Latin letters as in the list. Undefined without words. Characters of other scripts are split
 * into words at their marks, as in the index, which refuses several in one.
 */
export function matchOf(words: readonly string[], short: Readonly<Record<string, string>> = {}): string | undefined {
  const parts = words.flatMap((word) => latinAsSpoken(word).match(/[\p{L}\p{N}]+/gu) ?? []);
  const termOf = (part: string, at: number) => {
    const [, figures] = /^(\d{1,3})(?:st|nd|rd|th)?$/.exec(part) ?? [];
    if (figures) return numberTerm(figures);
    // An initial before a name is no beginning of one: T Nagar.
    if (part.length === 1 && at < parts.length - 1) return `"${part}"`;
    // Nor are several: MG Road, M G Road.
    if (INITIALS.test(part) && at < parts.length - 1) return `("${part}" OR (${[...part].map((letter) => `"${letter}"`).join(' AND ')}))`;
    return short[part] ? `("${part}"* OR "${short[part]}")` : `"${part}"*`;
  };
  return parts.length === 0 ? undefined : parts.map(termOf).join(' AND ');
}

/** A number as lists write it: Sector 18, Sector XVIII, Sector Eighteen, 4th Block. */
function numberTerm(figures: string): string {
  const number = Number(figures);
  const words =
    number < 100
      ? inEnglish(number)
          .split('-')
          .map((word) => `"${word}"`)
      : [];
  const roman = inRoman(number);
  const forms = [`"${figures}"`, ...(roman.length > 1 ? [`"${roman}"`] : []), ...(words.length > 0 ? [`(${words.join(' AND ')})`] : [])];
  return `(${[...forms, `"${ordinal(number, 'en')}"`].join(' OR ')})`;
}

/** How lists shorten words of branches' names. */
const SHORT: Readonly<Record<string, string>> = {
  sector: 'sec',
  road: 'rd',
  point: 'pt',
  nagar: 'ngr',
  colony: 'col',
  extension: 'extn',
  market: 'mkt',
  street: 'st',
  station: 'stn',
  industrial: 'ind',
  estate: 'est',
  main: 'mn',
};

const CITY_NAMES = CITIES.flatMap(({ name, aliases }) => [name, ...aliases].map(fold)).filter((name) => /^[a-z]{4,}$/.test(name));

/** An index query for names that lists run together with the city: Mumbainariman Point. */
function joinedToTown(words: readonly string[]): string | undefined {
  const withoutCity = words.filter((word) => !CITY_NAMES.includes(word));
  const cities = words.length > withoutCity.length ? words.filter((word) => CITY_NAMES.includes(word)) : CITY_NAMES;
  const [first, ...others] = withoutCity;
  if (first === undefined || !/^[a-z]{3,}$/.test(first)) return undefined;
  const joined = `(${cities.map((city) => `"${city}${first}"*`).join(' OR ')})`;
  return [joined, ...others.flatMap((word) => matchOf([word]) ?? [])].join(' AND ');
}

/** Fewest candidates read for ranking. */
const MIN_CANDIDATES = 400;
/** So few are looked at once more for others whose names are run together with a city. */
const FEW = 3;

/**
 * Branches whose name, centre, city and district contain all words, of one bank or all. Exact names first, then those with the fewest other
 * words. If nothing matches, neighbouring words are tried as one: `salt lake`, Saltlake; and, of one bank, run together with a city as lists have them.
 */
export async function searchBranches(
  db: IfscDatabase,
  register: Register,
  words: readonly string[],
  { bank, typed = words, limit = 0 }: { bank?: Bank | undefined; typed?: readonly string[]; limit?: number } = {},
): Promise<FoundBranch[]> {
  const ids = bank ? idsOf(bank.groups) : idsOf([...register.groups.values()]);
  const joined = bank && joinedToTown(words);
  const list = async (match: string | undefined) =>
    match === undefined ? [] : listBranches(db, { ...ids, words: match }, Math.max(limit, MIN_CANDIDATES));
  const asOne = words.slice(1).map((word, at) => matchOf([...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)], SHORT));
  const matches = [matchOf(words, SHORT), ...asOne, joined];
  for (const match of matches) {
    const listed = inOrder(await list(match), words);
    if (listed.length === 0) continue;
    // Another may bear the words run together with its city: of two branches neither is told as the only one.
    const others = listed.length <= FEW && match !== joined ? await list(joined) : [];
    return sortByDistance([...listed, ...others.filter((one) => listed.every(({ id }) => id !== one.id))], words, typed);
  }
  return [];
}

const INITIALS = /^[b-df-hj-np-tv-z]{2,3}$/;
/** Those that have initials in the order in which they are asked for, where any has: KR Puram is not R K Puram. */
function inOrder(branches: readonly FoundBranch[], words: readonly string[]): readonly FoundBranch[] {
  const initials = words.filter((word, at) => INITIALS.test(word) && at < words.length - 1);
  const kept = branches.filter(({ name, centre }) => {
    const squeezed = fold(`${name} ${centre}`).replaceAll(' ', '');
    return initials.every((one) => squeezed.includes(one));
  });
  return kept.length > 0 ? kept : branches;
}

/** The nearest first. `typed` are the words before those that say little (`main`) were left out. */
export function sortByDistance(branches: readonly FoundBranch[], words: readonly string[], typed: readonly string[]): FoundBranch[] {
  const measured = branches.map((branch) => ({ branch, far: distance(branch, words, typed) }));
  return measured.sort((a, b) => a.far - b.far || a.branch.id - b.branch.id).map(({ branch }) => branch);
}

/**
 * Distance of a branch from some words: 0 for its very name, in a town of these words. A word that its name lacks counts most, then a town
 * that is none of the words, then each word that only one of the two has.
 */
function distance({ name, centre, city, district }: FoundBranch, words: readonly string[], typed: readonly string[]): number {
  const nameWords = fold(name ?? '').split(' ');
  const town = fold([city ?? centre, district].join(' ')).split(' ');
  const lacking = words.filter((word) => !nameWords.includes(word)).length;
  const isElsewhere = !words.some((word) => town.includes(word));
  const apart = nameWords.filter((word) => !typed.includes(word)).length + typed.filter((word) => !nameWords.includes(word)).length;
  return lacking * 100 + (isElsewhere ? 50 : 0) + apart;
}
