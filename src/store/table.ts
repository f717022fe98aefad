// A column is described once: its type in the program, its SQL and its line in the data dictionary come of the same words.
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

/** Who published some data. */
export interface Attribution {
  name: string;
  url?: string;
  licence?: string;
}

interface ColumnOptions {
  /** What its numbers count, or the form of its texts: `paise per litre`, `YYYY-MM-DD, day in India`. */
  unit?: string;
  /** Who says it, where that is not what the table says. */
  source?: string;
  /** Can it be null? */
  null?: true;
  /** Is it the primary key by itself? With `autoincrement` no number is given twice. */
  primary?: true | 'autoincrement';
  unique?: true;
  /** A condition in SQL that each value has to meet. */
  check?: string;
  /** `table(column)` that has its values. */
  references?: string;
  /** Whose text a number stands for: `district(id, name)`. The table API gives and takes that text. */
  means?: string;
  /** Packed for the program: it is in the file and in the dictionary, and in no row of the table API. */
  packed?: true;
}

interface TextOptions extends ColumnOptions {
  /** All values there are. */
  in?: readonly string[];
}

/** A column; `T` is the type of its values in the program, `never` for one that the program does not read. */
export interface Column<T = unknown> extends TextOptions {
  type: 'text' | 'integer' | 'real' | 'blob';
  /** What it holds, for those who download the data. */
  about: string;
  /** Of types only. */
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
/** A column that the program leaves to SQLite: it is in the file and in the dictionary, and in no row of the program. */
export const unread = (one: Column): Column<never> => one as Column<never>;

type Columns = Readonly<Record<string, Column>>;

/** A table, or with `using` an index that SQLite keeps as one (FTS5). */
export interface Table<C extends Columns = Columns> {
  about: string;
  /** Who says what stands in it. */
  source: string;
  columns: C;
  /** Columns of the primary key, where they are several: the table is kept in their order, without row numbers. */
  key?: readonly string[];
  /** Is it kept in the order of its key, without row numbers? True with a `key`. */
  withoutRowid?: true;
  /** Columns that no two rows have alike together. */
  unique?: readonly (readonly string[])[];
  /** Conditions over several columns. */
  checks?: readonly string[];
  /** Indexes by name: the columns they are sorted by. */
  indexes?: Readonly<Record<string, string>>;
  /** Module and arguments of a virtual table: `fts5(name, content='')`. */
  using?: string;
  /** Kept for the crawl itself: the table API does not list it. */
  internal?: true;
  /** Columns with the day on which a row was first recorded and since when it is gone, and those that say what it is: `/changes` tells of both. */
  lifetime?: { from: string; until: string; tells: readonly string[] };
}

/** Names of its columns, where a table names them again. */
interface Named<C> {
  key?: readonly (keyof C & string)[];
  unique?: readonly (readonly (keyof C & string)[])[];
}

/** Checks a table's types. */
export const table = <const C extends Columns>(one: Table<C> & Named<C>): Table<C> => one;

/** One database file of an area's data. */
export interface SnapshotSchema<T extends Readonly<Record<string, Table>> = Readonly<Record<string, Table>>> {
  /** Name of the file without its ending: `fuel`, `schemes-texts`. */
  name: string;
  /** The file's `user_version`; one more with each change of a table. */
  version: number;
  about: string;
  /** Whose data is in it, with the licence where the publisher states one. */
  sources: readonly Attribution[];
  tables: T;
}

export const defineSnapshot = <const T extends Readonly<Record<string, Table>>>(schema: SnapshotSchema<T>): SnapshotSchema<T> => schema;

type RowOf<C extends Columns> = {
  -readonly [N in keyof C as C[N] extends Column<never> ? never : N]: C[N] extends Column<infer V> ? V : never;
};

/** The rows of a snapshot's tables as the program types them, by table: for Kysely. */
export type TablesOf<S extends SnapshotSchema> = { -readonly [T in keyof S['tables']]: RowOf<S['tables'][T]['columns']> };

/** Statements that make what a file lacks of its tables and indexes. */
export const statementsOf = ({ tables }: SnapshotSchema): string[] =>
  Object.entries(tables).flatMap(([name, one]) => [
    one.using ? `create virtual table if not exists ${name} using ${one.using}` : createTable(name, one),
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
