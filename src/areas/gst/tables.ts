import { defineSnapshot, integer, type TablesOf, table, text, unread } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/gst.sqlite. */
export const GST_SNAPSHOT = defineSnapshot({
  name: 'gst',
  version: 3,
  about:
    'The codes of goods (HSN) and services (SAC) that invoices under GST carry. Taxpayers are asked for on request and are ' +
    'not on record.',
  sources: [
    { name: 'GST portal, list of codes', url: 'https://services.gst.gov.in/services/searchhsnsac' },
    { name: '@scrrum-labs/gst-india-utils', url: 'https://www.npmjs.com/package/@scrrum-labs/gst-india-utils', licence: 'ISC' },
  ],
  tables: {
    code: table({
      page: '/browse/gst/codes?q={code}',
      renewedBy: 'list',
      about: 'A code of the nomenclature.',
      source: 'The list that the column source names',
      columns: {
        id: unread(integer('Number of the row, by which code_text names it', { source: 'Given here', primary: true })),
        code: text('The code, a text because chapters may begin with 0', {
          unit: 'goods: 2 digits chapter, 4 heading, 6 subheading, 8 tariff item; services, which begin with 99: 2, 4 or 6 digits',
          unique: true,
          check: "code glob '[0-9][0-9]*'",
        }),
        kind: text('goods or services', {
          called: { en: 'Goods or services', hi: 'वस्तु या सेवा' },
          said: { goods: { en: 'goods', hi: 'वस्तु' }, services: { en: 'services', hi: 'सेवा' } },
          in: ['goods', 'services'],
        }),
        description: text('The words of the list; null where it has none', { called: { hi: 'विवरण' }, null: true, longest: 4_000 }),
        source: text('The list: gst-portal-list, customs-tariff or gst-india-utils'),
      },
    }),
    code_text: table({
      about: 'Index of the descriptions’ words (SQLite FTS5): where code_text match ?.',
      source: 'Made here from code',
      columns: {
        rowid: integer('id of the code'),
        description: text('The description, searched'),
      },
      using: "fts5(description, content='code', content_rowid='id', tokenize='porter unicode61', detail='column')",
    }),
  },
});

export type GstTables = TablesOf<typeof GST_SNAPSHOT>;
/** A code of the goods (HSN) or services (SAC) nomenclature. */
export type CodeRow = GstTables['code'];

/** The nomenclature changes with the law, mostly in February and May: looked at on the 3rd of each month. */
export const GST_SCHEDULE: Schedule = {
  cron: ['29 5 3 * *'],
  words: { en: 'on the 3rd of each month at 10:59 IST', hi: 'हर महीने की 3 तारीख़ को सुबह 10:59 बजे' },
  staleAfterHours: 62 * 24,
  alarmAfterDays: 200,
};
