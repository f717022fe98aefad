import { flatten } from '../../api/csv.ts';

/** How far to cut long tables. */
interface Cut {
  /** Most rows. */
  rows: number;
  /** How many of the widest columns to drop; never the first ones, which identify a record, nor days and figures. */
  columns: number;
}

const WHOLE: Cut = { rows: Number.POSITIVE_INFINITY, columns: 0 };
const ROWS = [300, 150, 80, 40, 20, 10, 5, 2, 1];
const LEADING_COLUMNS = 2;
/** A day or a figure. */
export const FACT = /^-?[\d.]{1,8}$|^\d{4}-\d\d-\d\d$/;
/** The Hindi version of another column: the first to drop. */
const IN_HINDI = /_hi$/;
const IN_HINDI_WEIGHT = 100;
const MAX_DROPPED = 12;
const MAX_BLOCKS = 5;
/** If a text exceeds the limit by more than this factor, dropping columns cannot make it fit. */
const HOPELESS = 5;

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A body as short text: one member per line, and lists of records as tables with their common values in front. Beyond `longest`, tables
 * drop their widest columns if all rows then fit, else rows; the text says so.
 */
export function bodyAsText(body: unknown, longest: number): string {
  const whole = write(body, WHOLE).join('\n');
  if (whole.length <= longest) return whole;
  if (whole.length <= longest * HOPELESS)
    for (let columns = 1; columns <= MAX_DROPPED; columns += 1) {
      const text = write(body, { ...WHOLE, columns }).join('\n');
      if (text.length <= longest) return text;
    }
  for (const rows of ROWS) {
    const text = write(body, { rows, columns: 0 }).join('\n');
    if (text.length <= longest) return text;
  }
  return `${write(body, { rows: 1, columns: 0 }).join('\n').slice(0, longest)} …`;
}

function write(value: unknown, cut: Cut): string[] {
  if (Array.isArray(value)) return value.some(isMembers) ? writeRecords(value, cut) : [writeList(value, cut)];
  if (!isMembers(value)) return typeof value === 'string' && LINE_BREAK.test(value) ? quote(value) : [String(value)];
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    if (typeof member === 'string' && LINE_BREAK.test(member)) return [`${name}, in others’ words:`, ...quote(member)];
    const lines = write(member, cut);
    if (!isNested(member)) return [`${name}: ${lines.join('\n')}`];
    return lines.length === 0 ? [] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
  });
}

/** Everything that a reader may take for the end of a line. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A text of several lines as a block of which none begins as one of ours: it is somebody else's, and could say anything. */
const quote = (text: string): string[] => text.split(LINE_BREAK).map((line) => `> ${line}`);

/** A text on one line. */
export const toLine = (text: string): string => text.replace(new RegExp(`\\s*(?:${LINE_BREAK.source})\\s*`, 'g'), ' ');

const isNested = (value: unknown): boolean => (Array.isArray(value) ? value.some(isMembers) : isMembers(value));

function writeList(list: readonly unknown[], { rows }: Cut): string {
  const most = rows * 3;
  const left = list.length - most;
  return list.length === 0 ? 'none' : list.slice(0, most).map(inCell).join(', ') + (left > 0 ? ` … ${left} more` : '');
}

/** A single record, or a few with nested records, is written member by member; others as a table. */
function writeRecords(list: readonly unknown[], cut: Cut): string[] {
  const deep = list.some((one) => isMembers(one) && Object.values(one).some((member) => Array.isArray(member) && member.some(isMembers)));
  if (list.length > (deep ? MAX_BLOCKS : 1)) return writeTable(list, cut);
  return list.flatMap((one) => write(one, cut).map((line, at) => `${at === 0 ? '-' : ' '} ${line}`));
}

/** Records as rows: `name | date`, with common values first and null as an empty cell. */
function writeTable(list: readonly unknown[], { rows: most, columns: dropped }: Cut): string[] {
  const rows = list
    .slice(0, most)
    .map((one) => (isMembers(one) ? cellsOf(one) : { value: inCell(one) }) as Readonly<Record<string, string>>);
  const names = columnsOf(rows);
  const isShared = (name: string) => rows.length > 1 && rows.every((row) => row[name] === rows[0]?.[name]);
  const shared = names.filter((name) => isShared(name) && rows[0]?.[name] !== '');
  const differing = names.filter((name) => !isShared(name));
  const width = (name: string) =>
    rows.reduce((sum, row) => sum + (row[name] ?? '').length, 0) * (IN_HINDI.test(name) ? IN_HINDI_WEIGHT : 1);
  const isFact = (name: string) => rows.every((row) => FACT.test(row[name] ?? ''));
  const wide = differing.filter((name, at) => IN_HINDI.test(name) || (at >= LEADING_COLUMNS && !isFact(name)));
  const left = wide.toSorted((a, b) => width(b) - width(a)).slice(0, dropped);
  const kept = differing.filter((name) => !left.includes(name));
  return [
    ...(shared.length > 0 ? [`of each: ${shared.map((name) => `${name} ${rows[0]?.[name]}`).join('; ')}`] : []),
    ...(left.length > 0 ? [`not shown here: ${left.join(', ')}`] : []),
    kept.join(' | '),
    ...rows.map((row) => kept.map((name) => row[name] ?? '').join(' | ')),
    ...(list.length > rows.length ? [`… ${list.length - rows.length} more`] : []),
  ];
}

/** The columns of records, in the order of those that have most: the first may lack some from their middle. */
export const columnsOf = (rows: readonly Members[]): string[] => [
  ...new Set(rows.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length).flatMap((row) => Object.keys(row))),
];

const cellsOf = (record: Members): Record<string, string> =>
  Object.fromEntries(Object.entries(flatten(record as never)).map(([name, value]) => [name, inCell(value)]));

const inCell = (value: unknown): string =>
  toLine(value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
