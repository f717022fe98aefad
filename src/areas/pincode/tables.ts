/** Schema version of data/pincode.sqlite. */
export const PINCODE_VERSION = 1;

/** Kinds of post offices, the larger first; a row has the place in this list, null where no source says. */
export const OFFICE_TYPES = ['head', 'sub', 'branch'] as const;
export type OfficeType = (typeof OFFICE_TYPES)[number];
export const HEAD = OFFICE_TYPES.indexOf('head');

export interface DistrictRow {
  id: number;
  name: string;
  state: string;
  /** Path segment: `pune`; with the state where two share a name. */
  slug: string;
}

/** A postal division, with the region and the circle that it belongs to. */
export interface DivisionRow {
  id: number;
  name: string;
  region: string;
  circle: string;
}

export interface PinRow {
  /** Six digits as a number. */
  pin: number;
  /** Its offices are those with ids from `first` on, so many. */
  first: number;
  offices: number;
  /** The district of most of its offices. */
  district: number;
  /** Its largest office, or the one that is named first. */
  main: number;
  /** WGS 84, in hundred-thousandths of a degree; null where no point of it can be believed. */
  lat: number | null;
  lon: number | null;
}

export interface OfficeRow {
  id: number;
  pin: number;
  name: string;
  /** Place in OFFICE_TYPES. */
  type: number | null;
  district: number;
  division: number;
  taluk: number | null;
}

export interface PincodeTables {
  district: DistrictRow;
  division: DivisionRow;
  taluk: { id: number; name: string };
  pin: PinRow;
  office: OfficeRow;
  /** Folded names between spaces, under the office's id. The index holds three letters at a time and no text. */
  office_text: { rowid: number; name: string };
  edition: { source: string; version: string };
}

export const CREATE_PINCODE_TABLES = [
  'create table if not exists district (id integer primary key, name text not null, state text not null, slug text not null unique)',
  'create table if not exists division (id integer primary key, name text not null, region text not null, circle text not null)',
  'create table if not exists taluk (id integer primary key, name text not null unique)',
  `create table if not exists pin (
    pin integer primary key check (pin between 100000 and 999999),
    first integer not null,
    offices integer not null,
    district integer not null,
    main integer not null,
    lat integer,
    lon integer
  )`,
  'create index if not exists pin_by_district on pin (district, pin)',
  `create table if not exists office (
    id integer primary key,
    pin integer not null,
    name text not null,
    type integer check (type between 0 and 2),
    district integer not null,
    division integer not null,
    taluk integer
  )`,
  `create virtual table if not exists office_text using fts5(name, content='', detail='none', columnsize=0, tokenize='trigram')`,
  'create table if not exists edition (source text primary key, version text not null) without rowid',
] as const;
