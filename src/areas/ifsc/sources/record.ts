import type { BankRow, BranchRow } from '../tables.ts';

/** A branch as a list has it. Null is what it does not say. */
export interface SourceBranch extends Pick<BranchRow, 'name' | 'micr' | 'swift' | 'ways'> {
  /** All eleven characters. */
  code: string;
  centre: string | null;
  city: string | null;
  /** As it is called here. */
  state: string | null;
  address: string | null;
  contact: string | null;
}

/** Which edition a list of branches is. */
export interface ListEdition {
  version: string;
  /** Day of the list, YYYY-MM-DD. */
  day: string;
  /** SHA-256 of its file. */
  digest: string;
}

/** An edition of the list of codes: its version, and the day (YYYY-MM-DD) on which it was published, null where nobody says. */
export interface CodeEdition {
  version: string;
  published: string | null;
}

/** What the sources give: banks with their codes and which edition of the list they are from; branches and theirs. */
export type IfscRecord = { bank: BankRow } | { edition: CodeEdition } | { branch: SourceBranch } | { list: ListEdition };
