import { formatDay, formatInstant, groupDigits } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** What is written in capitals in the name of a column. */
const CAPITALS = /^(abv|hcm|hi|id|ifsc|inr|km|lat|lcv|lon|micr|ml|pct|rdap|sku|url|usd)$|^[h\d]+\d[k]?$/;
/** Units that a reader needs beside a figure: not how a date or a list is written. */
const WRITTEN = /YYYY|ISO|JSON|separated|spaces|digits|ids|address|,|;/;

/** How people read the name of a column: `change_pct` is `Change PCT`, `valid_from` is `Valid from`. */
export function columnInWords(name: string): string {
  const words = name.split('_').map((word) => (CAPITALS.test(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The unit to show under the name of a column; undefined where it tells how a value is written. */
export const unitToShow = (unit: string | null): string | undefined => (unit && !WRITTEN.test(unit) ? unit : undefined);

type Value = string | number | null | undefined;

/** A value of a row as people read it: days and moments in words, rupees in their groups; undefined where it is unknown. */
export function valueInWords(value: Value, unit: string | null, locale: Locale): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return unit?.startsWith('rupees') ? groupDigits(value, 2) : String(value).replace('-', '−');
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, true, locale);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatInstant(value, locale) : value;
}
