import { defineWording } from '../../i18n/locale.ts';
import type { Operator } from './filters.ts';

export const OPERATOR_WORDS = defineWording<Record<Operator, string>>({
  exact: { en: 'is', hi: 'है' },
  not: { en: 'is not', hi: 'नहीं है' },
  lt: { en: 'is less than', hi: 'से कम है' },
  lte: { en: 'is at most', hi: 'तक है' },
  gt: { en: 'is more than', hi: 'से अधिक है' },
  gte: { en: 'is at least', hi: 'या अधिक है' },
  contains: { en: 'contains', hi: 'में ये अक्षर हैं' },
  startswith: { en: 'begins with', hi: 'से शुरू होता है' },
  in: { en: 'is one of (commas between)', hi: 'इनमें से एक है (बीच में अल्पविराम)' },
  isnull: { en: 'is unknown (1) or known (0)', hi: 'अज्ञात (1) या ज्ञात (0) है' },
});

export const TABLES = defineWording({
  title: { en: 'Tables', hi: 'तालिकाएँ' },
  titleOf: { en: (table: string) => `Table ${table}`, hi: (table) => `तालिका ${table}` },
  lead: {
    en: 'Every table of the data, row by row: filter by any column, sort, count.',
    hi: 'डेटा की हर तालिका, पंक्ति दर पंक्ति: किसी भी स्तंभ से छाँटें, क्रम दें, गिनें।',
  },
  rows: { en: (count: string) => `${count} rows`, hi: (count) => `${count} पंक्तियाँ` },
  column: { en: 'Column', hi: 'स्तंभ' },
  comparison: { en: 'Comparison', hi: 'तुलना' },
  value: { en: 'Value', hi: 'मान' },
  filter: { en: 'Filter', hi: 'छाँटें' },
  filters: { en: 'Filters', hi: 'लगे हुए छन्ने' },
  without: { en: 'take away', hi: 'हटाएँ' },
  source: { en: 'Source', hi: 'स्रोत' },
  asOf: { en: (day: string) => `as of ${day}`, hi: (day) => `${day} की जानकारी` },
  mostFrequent: { en: 'Most frequent', hi: 'सबसे अधिक' },
  countBy: { en: 'Count by', hi: 'इससे गिनें' },
  unknown: { en: 'unknown', hi: 'अज्ञात' },
  next: { en: 'Next rows', hi: 'अगली पंक्तियाँ' },
  none: { en: 'No row is like that.', hi: 'ऐसी कोई पंक्ति नहीं है।' },
  forPrograms: { en: 'The same for programs', hi: 'प्रोग्रामों के लिए यही' },
});
