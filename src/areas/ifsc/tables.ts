/** Schema version of data/ifsc.sqlite. */
export const IFSC_VERSION = 1;

/** A bank whose four letters codes begin with. */
export interface BankRow {
  /** Four letters: `HDFC`. */
  code: string;
  /** Null where the source lists codes without a name. */
  name: string | null;
  /** The source's word for its kind (`PSB`, `RRB`, `O-UCB`); null where it says none. */
  kind: string | null;
  /** How many codes it has. */
  branches: number;
  /** The last six characters of all its codes, packed (`branch-codes.ts`). */
  codes: string;
  /** JSON: names of other banks that are reached by codes of this one, by the last six characters or by their beginning. */
  members: string;
}

export interface IfscTables {
  bank: BankRow;
  edition: { source: string; version: string };
}

/** 1,76,918 codes would be 2.3 MB as rows; as one text a bank they are 0.27 MB, and a process reads them once. */
export const CREATE_IFSC_TABLES = [
  `create table if not exists bank (
    code text primary key check (code glob '[A-Z][A-Z][A-Z][A-Z]'),
    name text,
    kind text,
    branches integer not null check (branches > 0),
    codes text not null,
    members text not null
  ) without rowid`,
  'create table if not exists edition (source text primary key, version text not null) without rowid',
] as const;
