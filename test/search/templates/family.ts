import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const LANGUAGES = ['en', 'hi', 'hinglish'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The values of a pattern's slots, and what a right answer says: a text or pattern in its title, answer, detail or address. */
export type Filled = Readonly<Record<string, string | RegExp>> & { readonly says: string | RegExp };

/**
 * Questions of one kind: patterns such as `{fuel} (price|rate) in {place}`, filled with records. In Hindi a slot takes the record's value of the same
 * name with `_hi` where there is one.
 */
export interface Family {
  area: string;
  records: () => readonly Filled[];
  patterns: Readonly<Partial<Record<Language, readonly string[]>>>;
}

export type Row = Record<string, string | number | null>;
/** Rows of a snapshot by a plain query. */
export function read(name: string, sql: string, ...values: (string | number)[]): Row[] {
  const db = new DatabaseSync(join(process.env.DATA_DIR ?? '', `${name}.sqlite`), { readOnly: true });
  try {
    return db.prepare(sql).all(...values) as Row[];
  } finally {
    db.close();
  }
}

/** A number with Indian grouping. */
export const grouped = (value: number, digits = 0): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** The text as a pattern that matches it whole, not as a part of a longer number or word. */
export const whole = (text: string): RegExp =>
  new RegExp(`(?<![\\w,.])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w]|[.,]\\d)`, 'i');
