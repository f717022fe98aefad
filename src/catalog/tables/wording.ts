import { defineWording } from '../../i18n/locale.ts';
import type { Operator } from './filters.ts';
import texts from './wording.json' with { type: 'json' };

export const OPERATOR_WORDS = defineWording<Record<Operator, string>>(texts.operatorWords);

export const TABLES = defineWording({
  ...texts.tables,
  titleOf: { en: (table: string) => `Table ${table}`, hi: (table) => `तालिका ${table}` },
  rows: { en: (count: string) => `${count} rows`, hi: (count) => `${count} पंक्तियाँ` },
  asOf: { en: (day: string) => `as of ${day}`, hi: (day) => `${day} की जानकारी` },
});
