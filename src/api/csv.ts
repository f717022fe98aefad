import { stringify } from 'csv-stringify/sync';

export type Row = Readonly<Record<string, unknown>>;

/** A text that is a number cannot be a formula, even if it starts with a minus. No other number begins as one. */
const BELOW_ZERO = /^-\d+(\.\d+)?$/;
const plain = (value: string) => (value.startsWith('-') && BELOW_ZERO.test(value) ? { value, escape_formulas: false } : value);

/**
 * Rows as CSV (RFC 4180): a header, one record per line, UTF-8 without a BOM. Nested members become columns with a dot (`petrol.price`),
 * lists of plain values one cell with semicolons; unknown values are empty. Columns stand in order of first appearance. A text that a
 * spreadsheet would run as a formula gets an apostrophe. Without rows, the header has the columns of `empty`, rows of the table's shape.
 * `header`: false for rows that follow others.
 */
export function toCsv(rows: readonly Row[], empty: () => readonly Row[], header = true): string {
  const flat = rows.map((row) => flatten(row));
  const named = flat.length > 0 ? flat : empty().map((row) => flatten(row));
  const columns = new Set<string>();
  for (const row of named) for (const name in row) columns.add(name);
  return stringify(flat, {
    header,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: String,
      number: (value) => plain(String(value)),
      string: plain,
    },
  });
}

/** A row with its nested members as columns with a dot. */
export function flatten(row: Row, prefix = ''): Readonly<Record<string, unknown>> {
  if (prefix === '' && Object.values(row).every(isPlain)) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const column = `${prefix}${name}`;
      if (Array.isArray(value)) return [[column, value.every(isPlain) ? value.join('; ') : JSON.stringify(value)]];
      return isPlain(value) ? [[column, value]] : Object.entries(flatten(value as Row, `${column}.`));
    }),
  );
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
