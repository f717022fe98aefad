import codes from './state-codes.json' with { type: 'json' };

/** The two letters with which a plate begins, and the state or union territory they stand for (Ministry's table, S.O. 444(E) of 12 June 1989 as amended). */
export const STATE_CODES: Readonly<Record<string, string>> = codes.states;

const LETTERS = new Map(Object.entries(STATE_CODES).map(([code, state]) => [state, code]));

/** The letters on the plates of a state, by its name; undefined for what is no state. */
export const lettersOf = (state: string): string | undefined => LETTERS.get(state);

/** A state code that another took the place of. */
export interface RenamedCode {
  old: string;
  new: string;
  state: string;
  /** As exactly as a source says: a year, a month or a day. */
  since: string;
  /** What says so. */
  source: string;
  /** Only for what was a part of the state; the old code goes on for the rest. */
  part?: boolean;
}

/** Plates with the old code stay valid; the number of the office is the same unless the code of a part was numbered anew. */
export const RENAMED_CODES: readonly RenamedCode[] = codes.renamed;

/** The renaming of a whole code (not of a part) that is no longer issued; undefined for a current code. */
export const findRenaming = (code: string): RenamedCode | undefined => RENAMED_CODES.find(({ old, part }) => old === code && !part);

/** The code that is used today in place of a code, however often it was renamed; the code itself if it is still used. */
export function currentCode(code: string): string {
  const renaming = findRenaming(code);
  return renaming ? currentCode(renaming.new) : code;
}

/** Codes that a state's offices had before: TS for Telangana. */
export const formerCodes = (code: string): string[] => RENAMED_CODES.filter((one) => one.new === code && !one.part).map(({ old }) => old);

/** The state of a code of today or of before; undefined for letters that are no state's. */
export const findStateByCode = (code: string): string | undefined => STATE_CODES[code] ?? findRenaming(code)?.state;

/** The letter after the office number of a Delhi plate. */
export const DELHI_CATEGORIES: Readonly<Record<string, string>> = codes.delhi;
