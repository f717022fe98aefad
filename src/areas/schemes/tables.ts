/** Schema version of data/schemes.sqlite. */
export const SCHEMES_VERSION = 1;
/** Schema version of data/schemes-texts.sqlite. */
export const TEXTS_VERSION = 1;

export const LEVELS = ['central', 'state'] as const;
export type Level = (typeof LEVELS)[number];

/** What is on record of a scheme: only its name, ministry and perhaps its states; or all that the publisher's listing shows. */
export type Known = 'name' | 'listing';

/** A scheme as listed. Null is unknown; an empty text or list is known to be empty. */
export interface SchemeRow {
  id: number;
  /** Publisher's word in its address; schemes are matched by it. */
  slug: string;
  /** Publisher's identifier; empty until a crawl gives it. */
  upstream_id: string;
  name: string;
  short_title: string | null;
  level: Level;
  scheme_for: string | null;
  ministry: string | null;
  /** JSON array of names of states, or of `All`. */
  states: string | null;
  /** JSON array of the publisher's category labels. */
  categories: string | null;
  /** JSON array. */
  tags: string | null;
  brief: string | null;
  /** Who wrote the brief: the publisher, or this project. */
  brief_source: 'myscheme' | 'jaankari' | null;
  /** YYYY-MM-DD; null when there is none or none is known. */
  close_date: string | null;
  known: Known;
  /** When the publisher's listing showed it so: YYYY-MM-DD, or YYYY-MM where only the month is recorded. */
  recorded: string;
  /** Day or month in which it was first recorded here. */
  first_recorded: string;
  /** Day since which the publisher no longer lists it; null while it does. */
  gone_since: string | null;
  /** Folded name: what names are sorted and compared by. */
  name_key: string;
  /** Short title and slug without spaces and marks, each between spaces. */
  short_keys: string;
}

/** The searched texts of a scheme, folded, under its id. The index holds words only. */
export interface SchemeTextRow {
  rowid: number;
  short: string;
  name: string;
  tags: string;
  brief: string;
  place: string;
}

export interface SchemeTables {
  scheme: SchemeRow;
  scheme_state: { state: string; scheme: number };
  scheme_category: { category: string; scheme: number };
  scheme_text: SchemeTextRow;
  scheme_word: { term: string; doc: number };
}

export const CREATE_SCHEME_TABLES = [
  `create table if not exists scheme (
    id integer primary key,
    slug text not null unique,
    upstream_id text not null,
    name text not null,
    short_title text,
    level text not null check (level in ('central', 'state')),
    scheme_for text,
    ministry text,
    states text,
    categories text,
    tags text,
    brief text,
    brief_source text check (brief_source in ('myscheme', 'jaankari')),
    close_date text check (close_date glob '????-??-??'),
    known text not null check (known in ('name', 'listing')),
    recorded text not null,
    first_recorded text not null,
    gone_since text,
    name_key text not null,
    short_keys text not null
  )`,
  'create index if not exists scheme_by_name on scheme (name_key, id)',
  'create table if not exists scheme_state (state text not null, scheme integer not null, primary key (state, scheme)) without rowid',
  'create table if not exists scheme_category (category text not null, scheme integer not null, primary key (category, scheme)) without rowid',
  // Texts come folded, so the tokenizer is the plain one: `unicode61` would cut Hindi words at their vowel signs.
  `create virtual table if not exists scheme_text using fts5(short, name, tags, brief, place,
    content='', contentless_delete=1, tokenize='ascii')`,
  `create virtual table if not exists scheme_word using fts5vocab('scheme_text', 'row')`,
] as const;

/** A scheme's long texts: a file of their own, which changes far less often than the listing. */
export interface TextRow {
  slug: string;
  /** Brotli of the JSON of SchemeTexts. */
  body: Uint8Array;
  /** Day on which they were first read so, or last read after a change of the listing, YYYY-MM-DD. */
  read_on: string;
}

/**
 * How far the reading of all texts has come. It goes through the schemes by slug once a week, over several crawls if need be; a text that is
 * as it was leaves no trace, so that a week without news adds next to nothing to the repository.
 */
export interface PassRow {
  id: 1;
  /** Day on which this reading began, YYYY-MM-DD. */
  began: string;
  /** The last slug that was read. */
  through: string;
}

export interface TextTables {
  text: TextRow;
  pass: PassRow;
}

export const CREATE_TEXT_TABLES = [
  'create table if not exists text (slug text primary key, body blob not null, read_on text not null)',
  'create table if not exists pass (id integer primary key check (id = 1), began text not null, through text not null)',
] as const;
