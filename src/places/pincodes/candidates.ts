import type { Atlas } from './atlas.ts';
import { type OfficeFound, officesByLetters, type PincodeDatabase } from './queries.ts';

/** Most candidates read for ranking. */
const MIN_CANDIDATES = 400;
const LETTERS = 3;
/** Shorter words are too similar to too many others to be corrected. */
const MIN_FUZZY_LENGTH = 4;
/** No name is longer, and correcting one would cost more than the answer is worth. */
const MAX_FUZZY_LENGTH = 32;
/** Whether a name may be corrected. */
export const isCorrectable = ({ length }: string): boolean => length >= MIN_FUZZY_LENGTH && length <= MAX_FUZZY_LENGTH;
/** Only so many of a name's trigrams are queried, the rarest: the others cost more than they exclude. */
const MAX_TRIGRAMS = 4;
/** One slip breaks three trigrams, two swapped letters four; every second window of five contains them all. */
const TRIGRAMS_PER_EDIT = 5;
const STEP = 2;

export const once = (offices: readonly OfficeFound[]): OfficeFound[] => [...new Map(offices.map((office) => [office.id, office])).values()];

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
export async function readByName(db: PincodeDatabase, atlas: Atlas, name: string, limit: number): Promise<OfficeFound[]> {
  const most = Math.max(limit, MIN_CANDIDATES);
  const read = async (text: string, trigramsRead?: number) => {
    const match = rarestMatch(atlas, trigrams(text), trigramsRead);
    return match === undefined ? [] : officesByLetters(db, match, most);
  };
  const begun = name.length >= LETTERS ? await read(` ${name}`) : [];
  // If there are too many to read all, exact names are added, by all of their letters: Nagari is none of the many Nagars.
  return name.length < LETTERS || begun.length === most ? once([...(await read(` ${name} `, name.length + 2)), ...begun]) : begun;
}

/** Candidates by trigrams: offices whose name may differ by a slip or two. */
export async function readFuzzy(db: PincodeDatabase, atlas: Atlas, name: string): Promise<OfficeFound[]> {
  if (!isCorrectable(name)) return [];
  const runs = trigrams(` ${name} `);
  // The trigrams left after a slip at any one position must match.
  const left = runs
    .flatMap((_, at) => (at % STEP ? [] : [runs.filter((_run, one) => one < at || one >= at + TRIGRAMS_PER_EDIT)]))
    .filter((some) => some.length > 0);
  const matches = new Set(left.map((some) => rarestMatch(atlas, some)).filter((match) => match !== undefined));
  const match = [...matches].map((some) => `(${some})`).join(' OR ');
  return match === '' ? [] : officesByLetters(db, match, MIN_CANDIDATES * 5);
}
