import { parseDay } from '../kernel/time.ts';
import type { Column, Table } from './table.ts';

/*
 * What a table takes. Publishers are strangers: a name of seven megabytes or an address with a slash in it breaks whatever is made of the
 * row. So every column has a longest text and a form, by its declaration in table.ts.
 */

/** One word of an address: `pm-kisan`. It becomes the name of a file. */
export const SLUG = /^[A-Za-z\d]+(?:-+[A-Za-z\d]+)*$/;
/** Words of an address: `city/kolkata`. */
export const SLUG_PATH = /^[A-Za-z\d]+(?:[-/][A-Za-z\d]+)*$/;
/** A web address. */
export const WEB_ADDRESS = /^https?:\/\/[^\s"<>\\]+$/;

/** Longest text of a column that declares none, in characters. */
const LONGEST_TEXT = 200;
/** Longest bytes of a column that declares none. */
const LONGEST_BYTES = 100_000;
/** Control characters, line and paragraph separators, and overrides of the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NOT_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** The same for texts of several lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NOT_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** The longest value of a column, in characters of text or bytes. */
export const longestOf = ({ longest, type }: Column): number => longest ?? (type === 'blob' ? LONGEST_BYTES : LONGEST_TEXT);

/**
 * Why a table does not take a row, as `column: reason`, or undefined if it does. Members that the row lacks are not judged: SQLite fills them
 * or refuses them.
 */
export function findMisfit({ columns }: Pick<Table, 'columns'>, row: object): string | undefined {
  for (const [name, column] of Object.entries(columns)) {
    const value = (row as Record<string, unknown>)[name];
    const fault = value === undefined ? undefined : faultOf(column, value);
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}

/** Sorts rows into those that a table takes and, in words for the report, those that it does not. */
export function keepFitting<Row extends object>(
  table: Pick<Table, 'columns'>,
  rows: readonly Row[],
): { fitting: Row[]; misfits: { row: Row; why: string }[] } {
  const fitting: Row[] = [];
  const misfits: { row: Row; why: string }[] = [];
  for (const row of rows) {
    const why = findMisfit(table, row);
    if (why === undefined) fitting.push(row);
    else misfits.push({ row, why });
  }
  return { fitting, misfits };
}

/** Most misfits that a note spells out. */
const MAX_TOLD = 3;

/** A note for the report: `2 left out: name: 7,000,000 characters, at most 500`; none for no misfits. */
export const describeMisfits = (whys: readonly string[]): string[] =>
  whys.length === 0 ? [] : [`${whys.length} left out: ${whys.slice(0, MAX_TOLD).join('; ')}${whys.length > MAX_TOLD ? ' ...' : ''}`];

function faultOf(column: Column, value: unknown): string | undefined {
  if (value === null) return column.null || column.primary ? undefined : 'is empty';
  if (column.type === 'text') return typeof value === 'string' ? faultOfText(column, value) : 'is no text';
  if (column.type === 'blob') return value instanceof Uint8Array ? faultOfLength(value.length, longestOf(column), 'bytes') : 'is no bytes';
  if (typeof value !== 'number' || !(column.type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)))
    return `is no ${column.type === 'integer' ? 'whole ' : ''}number`;
  return undefined;
}

function faultOfText(column: Column, value: string): string | undefined {
  const { form, in: among, unit, lines } = column;
  const tooLong = faultOfLength(value.length, longestOf(column), 'characters');
  if (tooLong) return tooLong;
  if (!value.isWellFormed() || (lines ? NOT_IN_LINES : NOT_IN_LINE).test(value)) return 'has control characters';
  if (among) return among.includes(value) ? undefined : `is ${quote(value)}, none of ${among.join(', ')}`;
  if (value !== '' && form && !form.test(value)) return `is ${quote(value)}, which has not its form`;
  if (unit?.includes('YYYY-MM-DD') && value !== '' && !isDay(value, unit)) return `is ${quote(value)}, no day`;
  if (unit?.startsWith('JSON') && !isJson(value, unit === 'JSON list')) return `is no ${unit}`;
  return undefined;
}

const faultOfLength = (length: number, longest: number, what: string): string | undefined =>
  length > longest ? `${length.toLocaleString('en')} ${what}, at most ${longest.toLocaleString('en')}` : undefined;

/** Whether a text is a day, or a month or a year where its unit names those too. */
const isDay = (value: string, unit: string): boolean =>
  [value, /YYYY-MM(?!-)/.test(unit) && `${value}-01`, /YYYY(?!-)/.test(unit) && `${value}-01-01`].some(
    (day) => day && parseDay(day) === day,
  );

function isJson(value: string, isList: boolean): boolean {
  try {
    const read: unknown = JSON.parse(value);
    return (
      !isList ||
      (Array.isArray(read) && read.every((one) => typeof one === 'string' && one.length <= LONGEST_TEXT && !NOT_IN_LINE.test(one)))
    );
  } catch {
    return false;
  }
}

const quote = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
