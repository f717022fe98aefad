import type { Attribution } from './area.ts';

/** What a column of a snapshot holds. */
export interface ColumnMeaning {
  about: string;
  /** What its numbers count, or the form of its texts: `paise per litre`, `YYYY-MM-DD, day in India`. */
  unit?: string;
  /** Who says it, where that is not what the table says. */
  source?: string;
}

/** What a table holds. `Row` are its columns as the program types them; a table may have more, which are named too. */
export interface TableMeaning<Row = Record<string, unknown>> {
  about: string;
  /** Who says what stands in it. */
  source: string;
  columns: { [C in keyof Row]-?: ColumnMeaning } & Readonly<Record<string, ColumnMeaning>>;
}

/** What one file of an area's data holds: for those who download it. `Tables` are its tables as the program types them. */
export interface SnapshotMeaning<Tables = Record<string, Record<string, unknown>>> {
  /** Name of the file without its ending: `fuel`, `schemes-texts`. */
  name: string;
  about: string;
  /** Whose data is in it, with the licence where the publisher states one. */
  sources: readonly Attribution[];
  tables: { [T in keyof Tables]-?: TableMeaning<Tables[T]> };
}
