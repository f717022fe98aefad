import type { SnapshotMeaning } from '../dictionary.ts';
import type { GstTables } from './tables.ts';

/** What stands in data/gst.sqlite. */
export const GST_MEANING: SnapshotMeaning<GstTables> = {
  name: 'gst',
  about:
    'The codes of goods (HSN) and services (SAC) that invoices under GST carry. Taxpayers are asked for on request and are not on record.',
  sources: [
    { name: 'GST portal, list of codes', url: 'https://services.gst.gov.in/services/searchhsnsac' },
    { name: '@scrrum-labs/gst-india-utils', url: 'https://www.npmjs.com/package/@scrrum-labs/gst-india-utils', licence: 'ISC' },
  ],
  tables: {
    code: {
      about: 'A code of the nomenclature.',
      source: 'The list that the column source names',
      columns: {
        id: { about: 'Number of the row, by which code_text names it', source: 'Given here' },
        code: {
          about: 'The code, a text because chapters may begin with 0',
          unit: 'goods: 2 digits chapter, 4 heading, 6 subheading, 8 tariff item; services, which begin with 99: 2, 4 or 6 digits',
        },
        kind: { about: 'goods or services' },
        description: { about: 'The words of the list; null where it has none' },
        source: { about: 'The list: gst-portal-list or gst-india-utils' },
      },
    },
    code_text: {
      about: 'Index of the descriptions’ words (SQLite FTS5): where code_text match ?.',
      source: 'Made here from code',
      columns: {
        rowid: { about: 'id of the code' },
        description: { about: 'The description, searched' },
      },
    },
  },
};
