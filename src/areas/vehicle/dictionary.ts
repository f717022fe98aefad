import type { SnapshotMeaning } from '../dictionary.ts';
import type { VehicleTables } from './tables.ts';

/** What stands in data/vehicle.sqlite. */
export const VEHICLE_MEANING: SnapshotMeaning<VehicleTables> = {
  name: 'vehicle',
  about:
    'Registering offices (RTO) of India and the codes on number plates, put together from nine lists. No vehicle and no owner is on record.',
  sources: [
    { name: 'VAHAN dashboard, lists of offices', url: 'https://vahan.parivahan.gov.in/' },
    {
      name: 'Wikipedia, list of RTO districts',
      url: 'https://en.wikipedia.org/wiki/List_of_Regional_Transport_Office_districts_in_India',
      licence: 'CC BY-SA 4.0',
    },
    { name: 'RTO Codes India', url: 'https://github.com/anoopt/rto-codes', licence: 'MIT' },
  ],
  tables: {
    office: {
      about: 'A registering office, a code that is no longer given, or an office number of the VAHAN dashboard.',
      source: 'The list that the column source names',
      columns: {
        id: { about: 'Number of the row, by which office_text names it', source: 'Given here' },
        code: { about: 'State, hyphen, number of at least two digits, and the letter of a unit office of Tamil Nadu: WB-20, TN-37Z' },
        kind: { about: 'office: on plates; legacy: no longer given; dashboard: a number of the VAHAN dashboard, mostly on no plate' },
        state_code: { about: 'Two letters of the state on plates' },
        state: { about: 'Name of the state or union territory' },
        office: { about: 'Name of the office; null where no list says it' },
        district: { about: 'District; null where no list says it' },
        type: { about: 'RTO, ARTO, DTO and so on, as the lists abbreviate it; null where none says it' },
        status: { about: 'active, not-in-use, discontinued or legacy; null where no list says it' },
        current: { about: 'The code that took its place; null where none did' },
        note: { about: 'Class of vehicles of the series; null where it has none' },
        doubts: { about: 'What is doubtful', unit: 'JSON list of sentences', source: 'Found here by comparing the lists' },
        source: {
          about: 'List that the name is from: vahan, vahan-list, vahan-districts, wiki2023, wiki2018, anoopt, aegis, india-codes or mic',
        },
        as_of: { about: 'Date of that list', unit: 'YYYY-MM-DD' },
        attested_by: { about: 'Every list that has the code', unit: 'JSON list', source: 'Found here by comparing the lists' },
      },
    },
    office_text: {
      about: 'Index of names and districts (SQLite FTS5): where office_text match ?.',
      source: 'Made here from office',
      columns: {
        rowid: { about: 'id of the office' },
        code: { about: 'The code, searched' },
        office: { about: 'The name, searched' },
        district: { about: 'The district, searched' },
      },
    },
  },
};
