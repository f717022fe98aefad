import { defineWording, template } from '../../i18n/locale.ts';
import type { Operator } from './filters.ts';
import texts from './wording.json' with { type: 'json' };

export const OPERATOR_WORDS = defineWording<Record<Operator, string>>(texts.operatorWords);

export const TABLES = defineWording({
  ...texts.tables,
  titleOf: template('Table {table}', 'तालिका {table}'),
  rows: template('{count} rows', '{count} पंक्तियाँ'),
  asOf: template('as of {day}', '{day} की जानकारी'),
});
