import type { BankRow, BranchRow } from '../tables.ts';

/** A branch in a list. Null means that the list does not say. */
export interface SourceBranch extends Pick<BranchRow, 'name' | 'micr' | 'swift' | 'ways'> {
  /** All eleven characters. */
  code: string;
  centre: string | null;
  city: string | null;
  /** Our name for it. */
  state: string | null;
  address: string | null;
  contact: string | null;
}

/** The edition of a list of branches. */
export interface ListEdition {
  version: string;
  /** Date of the list, YYYY-MM-DD. */
  day: string;
  /** SHA-256 of its file. */
  digest: string;
}

/** The edition of the list of codes: its version, and its publication day (YYYY-MM-DD), null if unknown. */
export interface CodeEdition {
  version: string;
  published: string | null;
}

/** Records from the sources: banks with their codes and the list's edition; branches and theirs. */
export type IfscRecord = { bank: BankRow } | { edition: CodeEdition } | { branch: SourceBranch } | { list: ListEdition };
