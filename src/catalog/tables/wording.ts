import { defineWording, template } from '../../i18n/locale.ts';
import type { Operator } from './filters.ts';
import texts from './wording.json' with { type: 'json' };

export const OPERATOR_WORDS = defineWording<Record<Operator, string>>(texts.operatorWords);

const ABOUT_IN_HINDI: Readonly<Record<string, string>> = texts.aboutInHindi;

/** Units that a reader needs beside a figure; others say how a value is written. */
export const UNITS = defineWording<Record<string, string>>(texts.units);

export const TABLES = defineWording({
  /** What a row of a table is, by its path (`fuel/price`); in English where it is not told in Hindi. */
  aboutOf: { en: (_path: string, about: string) => about, hi: (path, about) => ABOUT_IN_HINDI[path] ?? about },
  ...texts.tables,
  rows: template('{count} rows', '{count} पंक्तियाँ'),
  asOf: template('as of {day}', '{day} की जानकारी'),
});
