/** Schema version of data/vehicle.sqlite. */
export const VEHICLE_VERSION = 1;

/** What a code stands for: a code on plates, one no longer given, or an office number of the VAHAN dashboard, which is mostly on no plate. */
export type OfficeKind = 'office' | 'legacy' | 'dashboard';

/** A registering office. Null is what no source says. */
export interface OfficeRow {
  /** State, hyphen, number of at least two digits, and the letter of a unit office of Tamil Nadu: `WB-20`, `TN-37Z`. */
  code: string;
  kind: OfficeKind;
  state_code: string;
  state: string;
  office: string | null;
  district: string | null;
  /** RTO, ARTO, DTO ..., as the sources abbreviate it. */
  type: string | null;
  /** active, not-in-use, discontinued or legacy. */
  status: string | null;
  /** The code that took its place. */
  current: string | null;
  /** Class of vehicles of the series. */
  note: string | null;
  /** What is doubtful, a JSON list of sentences. */
  doubts: string;
  /** Source of the name, and its date. */
  source: string;
  as_of: string;
  /** Every source that has the code, a JSON list. */
  attested_by: string;
}

export interface VehicleTables {
  office: OfficeRow;
  office_text: { rowid: number; code: string; office: string; district: string };
}

export const CREATE_VEHICLE_TABLES = [
  `create table if not exists office (
    id integer primary key,
    code text not null unique check (code glob '[A-Z][A-Z]-[0-9][0-9]*'),
    kind text not null check (kind in ('office', 'legacy', 'dashboard')),
    state_code text not null,
    state text not null,
    office text,
    district text,
    type text,
    status text,
    current text,
    note text,
    doubts text not null,
    source text not null,
    as_of text not null,
    attested_by text not null
  )`,
  'create index if not exists office_state on office (state_code, kind, code)',
  `create virtual table if not exists office_text using fts5(code, office, district, content='office', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`,
] as const;
