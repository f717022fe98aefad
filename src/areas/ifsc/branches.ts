import { fold, normaliseDevanagari } from '../../text/fold.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { latinAsSpoken } from '../../text/transliterate.ts';
import { type FoundBranch, findBranchByCode, findBranchesByMicr, type IfscDatabase, listBranches, readAddresses } from './queries.ts';
import { type Bank, findMember, idsOf, type Register } from './register.ts';

/** A branch of the list. Null is what the list does not say. */
export interface ListedBranch extends Omit<FoundBranch, 'micr' | 'branch_group' | 'id'> {
  /** All eleven characters. */
  code: string;
  bank: Bank;
  /** The bank behind the code where it clears through another. */
  member: string | null;
  state: string | null;
  address: string | null;
  contact: string | null;
  /** Nine digits. */
  micr: string | null;
}

const MICR_LENGTH = 9;

/** Branches with their addresses, and the bank and state that they belong to. */
export async function withDetails(db: IfscDatabase, { groups, banks }: Register, found: readonly FoundBranch[]): Promise<ListedBranch[]> {
  const addresses = await readAddresses(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, branch_group, micr, ...branch }) => {
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

/** The branch of a code; undefined where the list has none. */
export async function findListedBranch(db: IfscDatabase, register: Register, bank: Bank, code: string): Promise<ListedBranch | undefined> {
  const found = await findBranchByCode(db, code, idsOf(bank.groups));
  return found && (await withDetails(db, register, [found]))[0];
}

/** Branches with a MICR code (a number of nine digits), of any bank. */
export const findListedByMicr = async (db: IfscDatabase, register: Register, micr: number): Promise<ListedBranch[]> =>
  withDetails(db, register, await findBranchesByMicr(db, micr));

/** Longer texts name no branch. */
const MAX_WORDS = 8;

/** The words of a text by which a branch can be found: without those that only stand around a name. */
export const branchWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(normaliseDevanagari(word)))
    .slice(0, MAX_WORDS);

/**
 * A question to the index: every word, or the beginning of one, in Latin letters as the list has them. Undefined where there are no words. What stands
 * between marks of other scripts is a word for itself, as to the index, which refuses several in one.
 */
export function matchOf(words: readonly string[]): string | undefined {
  const parts = words.flatMap((word) => latinAsSpoken(word).match(/[\p{L}\p{N}]+/gu) ?? []);
  return parts.length === 0 ? undefined : parts.map((part) => `"${part}"*`).join(' ');
}

/** Candidates read for ranking. */
const MAX_CANDIDATES = 400;

/**
 * Branches of which name, centre, city and district have all words of a text, of one bank or of all. Those called just so come first, then those with the
 * fewest other words in their name. Where none has the words as they are written, they are tried as one word: `salt lake`, Saltlake.
 */
export async function searchBranches(db: IfscDatabase, register: Register, words: readonly string[], bank?: Bank): Promise<FoundBranch[]> {
  const ids = bank ? idsOf(bank.groups) : idsOf([...register.groups.values()]);
  for (const some of words.length > 1 ? [words, [words.join('')]] : [words]) {
    const match = matchOf(some);
    const found = match ? await listBranches(db, { ...ids, words: match }, MAX_CANDIDATES) : [];
    if (found.length > 0) return found.toSorted((a, b) => distance(a, some) - distance(b, some) || a.id - b.id);
  }
  return [];
}

/** How far a branch's name is from some words: 0 for the very words, more for each word that the name lacks, and a little for each it has besides. */
function distance({ name }: FoundBranch, words: readonly string[]): number {
  const own = fold(name ?? '').split(' ');
  const lacking = words.filter((word) => !own.includes(word)).length;
  return lacking * 100 + Math.max(0, own.length - words.length);
}
