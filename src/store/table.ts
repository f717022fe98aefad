// Snapshot schemas. A column is declared once; its TypeScript type, its SQL and its entry in the data dictionary follow from that.
//
//   export const FUEL = defineSnapshot({
//     name: 'fuel', version: 1, about: 'Retail prices ...', sources: [{ name: 'goodreturns.in' }],
//     tables: {
//       price: table({
//         about: 'The price of one fuel at one place on one day.', source: 'Its publisher',
//         columns: { place: text('city/kolkata'), fuel: text('Which', { in: FUELS }), paise: integer('Price', { check: 'paise > 0' }) },
//         key: ['place', 'fuel'],
//       }),
//     },
//   });
//   export type FuelTables = TablesOf<typeof FUEL>;     // { price: { place: string; fuel: 'petrol' | 'diesel'; paise: number } }
import type { LocalizedText } from '../i18n/locale.ts';

/** A publisher of data. */
export interface Attribution {
  name: string;
  url?: string;
  licence?: string;
}

/** A name for people: in English unless the column's own name in words will do, in Hindi in any case. */
export type Called = Partial<LocalizedText> & { hi: string };

export type Said = Readonly<Record<string, Required<LocalizedText>>>;
export const YES_OR_NO: Said = { 0: { en: 'no', hi: 'नहीं' }, 1: { en: 'yes', hi: 'हाँ' } };

interface ColumnOptions {
  /** How pages call it, where `common-columns.ts` does not say it. */
  called?: Called;
  /** How pages tell values that are words or numbers of ours: `{ petrol: { en: 'Petrol', hi: 'पेट्रोल' } }`. */
  said?: Said;
  /** The unit of its numbers or the format of its text: `paise per litre`, `YYYY-MM-DD, day in India`. */
  unit?: string;
  /** Its source, if not the table's. */
  source?: string;
  /** Nullable. */
  null?: true;
  /** The primary key on its own; `autoincrement` never reuses a number. */
  primary?: true | 'autoincrement';
  unique?: true;
  /** A SQL condition for each value. */
  check?: string;
  /** Foreign key: `table(column)`. */
  references?: string;
  /** The text that a number stands for: `district(id, name)`. The table API returns and accepts that text. */
  means?: string;
  /** The longest value that is taken, in characters of text or bytes: 200 and 100,000 unless said (forms.ts). */
  longest?: number;
  /** Packed data for the program: in the file and the dictionary, but not in the table API. */
  packed?: true;
  /** Being empty says something: no closing date, listed again. A crawl may empty it. */
  mayClear?: true;
  /** For a column that was added: what rows from before it have, as SQL over their columns: `'regular'`, `paise * 2`. Null unless said. */
  before?: string;
}

interface TextOptions extends ColumnOptions {
  /** All possible values. */
  in?: readonly string[];
  /** What its texts look like; an empty one is taken too. Units that are days or JSON say it by themselves. */
  form?: RegExp;
  /** It may have several lines. */
  lines?: true;
}

/** A column. `T` is the TypeScript type of its values, `never` if the program does not read it. */
export interface Column<T = unknown> extends TextOptions {
  type: 'text' | 'integer' | 'real' | 'blob';
  /** What it holds, for the data dictionary. */
  about: string;
  /** For types only. */
  readonly value?: T;
}

type OrNull<O> = O extends { null: true } ? null : never;
type TextOf<O> = (O extends { in: readonly (infer V)[] } ? V : string) | OrNull<O>;

const column =
  <T>(type: Column['type']) =>
  <const O extends ColumnOptions = object>(about: string, options?: O): Column<T | OrNull<O>> => ({ type, about, ...options });

export const text: <const O extends TextOptions = object>(about: string, options?: O) => Column<TextOf<O>> = column('text');
export const integer = column<number>('integer');
export const real = column<number>('real');
/** Bytes. */
export const blob = column<Uint8Array>('blob');
/** A column that only SQLite uses: in the file and the dictionary, but not in the program's rows. */
export const unread = (one: Column): Column<never> => one as Column<never>;

type Columns = Readonly<Record<string, Column>>;

/** A column of the table API that is not stored: as people know what the row has. */
export interface ComputedColumn {
  type: 'text' | 'integer' | 'real';
  about: string;
  called?: Called;
  unit?: string;
  null?: true;
  /** SQL over the row; columns of other tables in subqueries with their table's name. */
  sql: string;
}

/** A table, or with `using` a virtual table such as an FTS5 index. */
export interface Table<C extends Columns = Columns> {
  about: string;
  /** The source of its rows. */
  source: string;
  columns: C;
  /** A primary key of several columns; the table is then WITHOUT ROWID and sorted by them. */
  key?: readonly string[];
  /** WITHOUT ROWID; implied by `key`. */
  withoutRowid?: true;
  /** Unique combinations of columns. */
  unique?: readonly (readonly string[])[];
  /** SQL conditions over several columns. */
  checks?: readonly string[];
  /** Indexes: name and columns. */
  indexes?: Readonly<Record<string, string>>;
  /** Module and arguments of a virtual table: `fts5(name, content='')`. */
  using?: string;
  /** Used by the crawl only: not in the table API. */
  internal?: true;
  /** Columns of the table API that are computed of the stored ones, by name: SQL over a row. */
  computed?: Readonly<Record<string, ComputedColumn>>;
  /** The site's page about a row, with names of its columns in braces: `/browse/gst/codes?q={code}`. */
  page?: string;
  /**
   * How a crawl shows that a row it writes is newer than the one on record: the column with the row's own time, which must grow; or `list` for a
   * list that is only replaced whole, by an edition as new. Without it, no crawl may empty a column of a row (`crawl/filled-columns.ts`).
   */
  renewedBy?: { column: string } | 'list';
  /** For `/changes`: the columns with the days on which a row was first recorded and went, and those that describe it. */
  lifetime?: { from: string; until: string; tells: readonly string[] };
}

/** Keys of a table, checked against its column names. */
interface Named<C> {
  key?: readonly (keyof C & string)[];
  unique?: readonly (readonly (keyof C & string)[])[];
}

/** Checks a table's types. */
export const table = <const C extends Columns>(one: Table<C> & Named<C>): Table<C> => one;

/** One SQLite file of an area. */
export interface SnapshotSchema<T extends Readonly<Record<string, Table>> = Readonly<Record<string, Table>>> {
  /** File name without extension: `fuel`, `schemes-texts`. */
  name: string;
  /** The file's `user_version`; raise it with every change of a table, and run `npm run migrate -- <area>` (crawl/migrate.ts). */
  version: number;
  about: string;
  /** The publishers of its data, with a licence if they state one. */
  sources: readonly Attribution[];
  tables: T;
}

export const defineSnapshot = <const T extends Readonly<Record<string, Table>>>(schema: SnapshotSchema<T>): SnapshotSchema<T> => schema;

type RowOf<C extends Columns> = {
  -readonly [N in keyof C as C[N] extends Column<never> ? never : N]: C[N] extends Column<infer V> ? V : never;
};

/** The row types of a snapshot's tables, for Kysely. */
export type TablesOf<S extends SnapshotSchema> = { -readonly [T in keyof S['tables']]: RowOf<S['tables'][T]['columns']> };

/** SQL that creates one table, if it is missing. */
export const statementOf = (name: string, one: Table): string =>
  one.using ? `create virtual table if not exists ${name} using ${one.using}` : createTable(name, one);

/** SQL that creates missing tables and indexes. */
export const statementsOf = ({ tables }: SnapshotSchema): string[] =>
  Object.entries(tables).flatMap(([name, one]) => [
    statementOf(name, one),
    ...Object.entries(one.indexes ?? {}).map(([index, columns]) => `create index if not exists ${index} on ${name} (${columns})`),
  ]);

function createTable(name: string, { columns, key, unique = [], checks = [], withoutRowid }: Table): string {
  const lines = [
    ...Object.entries(columns).map(([column, one]) => columnInSql(column, one)),
    ...checks.map((check) => `check (${check})`),
    ...(key ? [`primary key (${key.join(', ')})`] : []),
    ...unique.map((one) => `unique (${one.join(', ')})`),
  ];
  return `create table if not exists ${name} (\n  ${lines.join(',\n  ')}\n)${key || withoutRowid ? ' without rowid' : ''}`;
}

function columnInSql(name: string, column: Column): string {
  const among = column.in && `${name} in (${column.in.map((value) => `'${value}'`).join(', ')})`;
  return [
    name,
    column.type,
    column.primary ? 'primary key' : column.null ? '' : 'not null',
    column.primary === 'autoincrement' ? 'autoincrement' : '',
    column.unique ? 'unique' : '',
    ...[among, column.check].map((check) => (check ? `check (${check})` : '')),
    column.references ? `references ${column.references}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
