import { formatDay, formatInstant, groupDigits } from '../../i18n/format.ts';
import { type Locale, translate } from '../../i18n/locale.ts';
import { nameOfSlugPath } from '../../places/slugs.ts';
import { findStateName } from '../../places/states.ts';
import { COMMON_COLUMNS } from '../../store/common-columns.ts';
import { SLUG_PATH } from '../../store/forms.ts';
import { LIST_SEPARATOR } from './filters.ts';
import type { ServedColumn } from './served.ts';
import { TABLES, UNITS } from './wording.ts';

type Value = string | number | null | undefined;

/** A column as pages tell it. */
export interface ColumnWords {
  name: string;
  title: string;
  /** The unit of its figures; undefined where a unit says how a value is written. */
  unit: string | undefined;
  isNumber: boolean;
  /** What orders and finds its rows: the stored column of one that is computed of it. */
  by: string;
  /** A value as people read it; undefined where it is unknown. */
  say: (value: Value) => string | undefined;
  /** Whether a value is told in the page's language. */
  isTranslated: (value: Value) => boolean;
}

/** How people read the name of a column that says no more: `valid_from` is `Valid from`. */
function nameInWords(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a column is called; `price_rupees` as the stored `price_paise` of which it is computed. */
export function titleOf({ name, of = name, column }: ServedColumn, locale: Locale): string {
  const { en = nameInWords(of), hi } = column.called ?? COMMON_COLUMNS[of] ?? {};
  return translate({ en, ...(hi && { hi }) }, locale);
}

const isState = ({ name }: ServedColumn) => name === 'state' || name === 'states';
const stateInWords = (name: string, locale: Locale) =>
  name === 'All'
    ? TABLES[locale].allStates
    : translate({ en: name, ...(findStateName(name).hi && { hi: findStateName(name).hi }) }, locale);

/** The names behind a value that is a word of ours, a place or a state; undefined for any other. */
function named(served: ServedColumn, value: string | number, locale: Locale): string | undefined {
  const said = served.column.said?.[value];
  if (said) return said[locale];
  if (typeof value !== 'string') return undefined;
  if (isState(served))
    return value
      .split(LIST_SEPARATOR)
      .map((one) => stateInWords(one, locale))
      .join(LIST_SEPARATOR);
  const place = served.column.form === SLUG_PATH ? nameOfSlugPath(value) : undefined;
  return place && translate({ en: place.name, ...(place.hi && { hi: place.hi }) }, locale);
}

function say(served: ServedColumn, value: Value, locale: Locale): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const name = named(served, value, locale);
  if (name !== undefined) return name;
  if (typeof value === 'number') return served.column.unit?.startsWith('rupees') ? groupDigits(value, 2) : String(value).replace('-', '−');
  if (/^\d{4}-\d\d(-\d\d)?$/.test(value)) return formatDay(value, true, locale);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatInstant(value, locale) : value;
}

/** Its words on pages in a language. */
export function describeWords(served: ServedColumn, locale: Locale): ColumnWords {
  const { name, column, type, of = name } = served;
  return {
    name,
    title: titleOf(served, locale),
    unit: column.unit && UNITS[locale][column.unit],
    isNumber: type !== 'text' && column.said === undefined,
    by: of,
    say: (value) => say(served, value, locale),
    isTranslated: (value) =>
      typeof value === 'number' ||
      (value !== null && value !== undefined && (named(served, value, locale) !== undefined || /^\d{4}-\d\d/.test(value))),
  };
}
