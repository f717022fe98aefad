import { type RawBuilder, sql } from 'kysely';
import { nearestNames } from '../../api/refusals.ts';
import { ApiError } from '../../kernel/errors.ts';
import { rowsQuery } from './schema.ts';
import type { ServedColumn, ServedTable } from './served.ts';

/** A filter's comparison: `price__lt=100`. Without an operator it is equality. */
export const OPERATORS = {
  exact: 'equal',
  not: 'not equal',
  lt: 'less',
  lte: 'less or equal',
  gt: 'greater',
  gte: 'greater or equal',
  contains: 'contains these letters, in any case',
  startswith: 'begins with these letters, in any case',
  in: 'one of several, with commas between',
  isnull: '1 where nothing is known, 0 where something is',
} as const;
export type Operator = keyof typeof OPERATORS;

export interface Filter {
  column: ServedColumn;
  operator: Operator;
  /** What a row must meet. */
  condition: RawBuilder<unknown>;
  /** Whether an index on the column can find those rows. */
  isIndexable: boolean;
}

/** Parameters of the address other than columns. */
const OWN_NAMES = Object.keys(rowsQuery.omit({ area: true, table: true }).shape);
/** Most comparisons of one call. */
export const MAX_FILTERS = 12;
const MAX_VALUES = 100;
const MAX_LENGTH = 200;
/** Between the members of a list, where it is given in words. */
export const LIST_SEPARATOR = '; ';
/** As SQLite's own: of the letters a to z alone. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const hasLetters = (text: string): boolean => /[a-z]/i.test(text);
/** Sorts after every text with the same beginning. */
const LAST = '\u{10FFFF}';
const refuse = (parameter: string, message: string, more: { suggestions?: string[]; available?: string[]; hint?: string } = {}) =>
  new ApiError('invalid_parameter', message, { ...more, extra: { parameter: parameter.slice(0, 60) } });

/** A column by name. Throws ApiError 400 with similar names, or all. */
export function requireColumn({ columns }: ServedTable, name: string, parameter: string): ServedColumn {
  const column = columns.find((one) => one.name === name);
  if (column) return column;
  const names = columns.map((one) => one.name);
  const near = nearestNames(name, names);
  const offer = near.length > 0 ? `: did you mean ${near.join(' or ')}?` : '';
  throw refuse(parameter, `${JSON.stringify(name.slice(0, 60))} is no column of this table${offer}`, {
    ...(near.length > 0 ? { suggestions: near } : { available: names }),
    hint: `Its columns are ${names.join(', ')}; beside filters there are ${OWN_NAMES.join(', ')} and format`,
  });
}

/** The column and the comparison in the name of a filter: `paise__lt`. */
function splitName(name: string): readonly [column: string, operator: string] {
  const at = name.lastIndexOf('__');
  return at > 0 && /^\w+$/.test(name.slice(at + 2)) ? [name.slice(0, at), name.slice(at + 2)] : [name, 'exact'];
}

/** Parses filters such as `district=Pune` and `paise__lt=10000`. Throws ApiError 400. */
export function readFilters(table: ServedTable, params: Readonly<Record<string, string>>): Filter[] {
  const all = Object.entries(params);
  if (all.length > MAX_FILTERS)
    throw refuse(all[MAX_FILTERS]?.[0] ?? '', `There are ${all.length} filters; at most ${MAX_FILTERS} are accepted`);
  return all.map(([name, value]) => {
    const [column, operator] = splitName(name);
    const meant = requireColumn(table, column, name);
    if (!Object.hasOwn(OPERATORS, operator))
      throw refuse(name, `${JSON.stringify(operator.slice(0, 40))} is no comparison`, { available: Object.keys(OPERATORS) });
    if (value.length > MAX_LENGTH * 10) throw refuse(name, `${name} is too long: at most ${MAX_LENGTH * 10} characters are accepted`);
    // Texts of numbers are looked up in a table of their own, and the numbers in the index.
    const isPlain = !meant.isComputed && !meant.isJson && !(operator === 'startswith' && hasLetters(value));
    const isIndexable = meant.means !== undefined || isPlain;
    return { column: meant, operator: operator as Operator, condition: conditionOf(meant, operator as Operator, value, name), isIndexable };
  });
}

function conditionOf(column: ServedColumn, operator: Operator, value: string, parameter: string): RawBuilder<unknown> {
  const { own } = column;
  if (operator === 'isnull') {
    if (value !== '0' && value !== '1') throw refuse(parameter, `${parameter} must be 0 or 1; got ${JSON.stringify(value.slice(0, 40))}`);
    return value === '1' ? sql`${own} is null` : sql`${own} is not null`;
  }
  if (column.isJson && (operator === 'exact' || operator === 'not' || operator === 'in')) return amongMembers(own, operator, value);
  if (!column.means) return compare(own, column, operator, value, parameter);
  const { table, key, text } = column.means;
  return sql`${own} in (select ${sql.ref(key)} from ${sql.table(table)} where ${compare(sql.ref(text), column, operator, value, parameter)})`;
}

/** Of a list: whether it has this member, or one of several; or is the whole list, as answers write it. */
function amongMembers(list: RawBuilder<unknown>, operator: 'exact' | 'not' | 'in', value: string): RawBuilder<unknown> {
  const members = operator === 'in' ? value.split(',', MAX_VALUES).map((part) => part.trim()) : [value];
  const whole = JSON.stringify(value.split(LIST_SEPARATOR));
  const has = sql`(${list} = ${whole} or exists (select 1 from json_each(${list}) where json_each.value in (${sql.join(members)})))`;
  return operator === 'not' ? sql`not ${has}` : has;
}

function compare(
  expression: RawBuilder<unknown>,
  column: ServedColumn,
  operator: Operator,
  value: string,
  parameter: string,
): RawBuilder<unknown> {
  const one = () => readValue(column, value, parameter);
  switch (operator) {
    case 'not':
      return sql`${expression} <> ${one()}`;
    case 'lt':
      return sql`${expression} < ${one()}`;
    case 'lte':
      return sql`${expression} <= ${one()}`;
    case 'gt':
      return sql`${expression} > ${one()}`;
    case 'gte':
      return sql`${expression} >= ${one()}`;
    case 'contains':
      return sql`instr(lower(${expression}), ${lower(value)}) > 0`;
    case 'startswith':
      // An index can find what has no letters; of the others any case is meant.
      return hasLetters(value)
        ? sql`substr(lower(${expression}), 1, ${[...value].length}) = ${lower(value)}`
        : sql`(${expression} >= ${value} and ${expression} < ${value + LAST})`;
    case 'in': {
      const values = value.split(',').map((part) => readValue(column, part.trim(), parameter));
      if (values.length > MAX_VALUES)
        throw refuse(parameter, `${parameter} has ${values.length} values; at most ${MAX_VALUES} are accepted`);
      return sql`${expression} in (${sql.join(values)})`;
    }
    default:
      return sql`${expression} = ${one()}`;
  }
}

function readValue({ type }: ServedColumn, value: string, parameter: string): string | number {
  if (type === 'text') return value;
  const number = /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})(e[+-]?\d{1,3})?$/i.test(value) ? Number(value) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw refuse(parameter, `${parameter} must be a number; got ${JSON.stringify(value.slice(0, 40))}`);
}

/** Operators an index can use: equality on its first columns, and a range on one more. */
const EQUAL: readonly Operator[] = ['exact', 'in'];
const RANGE: readonly Operator[] = ['lt', 'lte', 'gt', 'gte', 'startswith'];

/** The filters each index can use, for indexes whose first column is filtered. */
export function filtersByIndex({ indexes }: ServedTable, filters: readonly Filter[]): Filter[][] {
  return indexes.flatMap((index) => {
    const used: Filter[] = [];
    for (const name of index) {
      const ofColumn = filters.filter(({ column, isIndexable }) => isIndexable && column.name === name);
      const equal = ofColumn.filter(({ column, operator }) => column.means || EQUAL.includes(operator));
      used.push(...(equal.length > 0 ? equal : ofColumn.filter(({ operator }) => RANGE.includes(operator))));
      if (equal.length === 0) break;
    }
    return used.length > 0 ? [used] : [];
  });
}
