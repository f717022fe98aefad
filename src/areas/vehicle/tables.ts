import { SLUG } from '../../store/forms.ts';
import { defineSnapshot, integer, type TablesOf, table, text, unread } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/vehicle.sqlite. */
export const VEHICLE_SNAPSHOT = defineSnapshot({
  name: 'vehicle',
  version: 1,
  about:
    'Registering offices (RTO) of India and the codes on number plates, put together from nine lists. No vehicle and no owner ' +
    'is on record.',
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
    office: table({
      renewedBy: 'list',
      about: 'A registering office, a code that is no longer given, or an office number of the VAHAN dashboard.',
      source: 'The list that the column source names',
      columns: {
        id: unread(integer('Number of the row, by which office_text names it', { source: 'Given here', primary: true })),
        code: text('State, hyphen, number of at least two digits, and the letter of a unit office of Tamil Nadu: WB-20, TN-37Z', {
          unique: true,
          check: "code glob '[A-Z][A-Z]-[0-9][0-9]*'",
          form: SLUG,
        }),
        kind: text('office: on plates; legacy: no longer given; dashboard: a number of the VAHAN dashboard, mostly on no plate', {
          said: {
            office: { en: 'office', hi: 'दफ़्तर' },
            legacy: { en: 'no longer given', hi: 'अब नहीं दिया जाता' },
            dashboard: { en: 'of the dashboard', hi: 'डैशबोर्ड का' },
          },
          in: ['office', 'legacy', 'dashboard'],
        }),
        state_code: text('Two letters of the state on plates', {
          called: { en: 'State on plates', hi: 'प्लेट पर राज्य' },
          form: /^[A-Z]{2}$/,
        }),
        state: text('Name of the state or union territory'),
        office: text('Name of the office; null where no list says it', { called: { hi: 'दफ़्तर' }, null: true }),
        district: text('District; null where no list says it', { null: true }),
        type: text('RTO, ARTO, DTO and so on, as the lists abbreviate it; null where none says it', {
          called: { en: 'Kind of office', hi: 'दफ़्तर का प्रकार' },
          null: true,
        }),
        status: text('active, not-in-use, discontinued or legacy; null where no list says it', {
          said: {
            active: { en: 'in use', hi: 'चालू' },
            'not-in-use': { en: 'not in use', hi: 'चालू नहीं' },
            discontinued: { en: 'discontinued', hi: 'बंद' },
            legacy: { en: 'no longer given', hi: 'अब नहीं दिया जाता' },
          },
          null: true,
        }),
        current: text('The code that took its place; null where none did', {
          called: { en: 'Code of today', hi: 'आज का कोड' },
          null: true,
        }),
        note: text('Class of vehicles of the series; null where it has none', { null: true }),
        doubts: text('What is doubtful', {
          called: { hi: 'संदेह' },
          unit: 'JSON list of sentences',
          source: 'Found here by comparing the lists',
          longest: 2_000,
        }),
        source: text(
          'List that the name is from: vahan, vahan-list, vahan-districts, wiki2023, wiki2018, anoopt, aegis, india-codes or mic',
        ),
        as_of: text('Date of that list', { unit: 'YYYY-MM-DD' }),
        attested_by: text('Every list that has the code', {
          called: { en: 'Lists that have it', hi: 'किन सूचियों में है' },
          unit: 'JSON list',
          source: 'Found here by comparing the lists',
          longest: 1_000,
        }),
      },
      indexes: { office_state: 'state_code, kind, code' },
    }),
    office_text: table({
      about: 'Index of names and districts (SQLite FTS5): where office_text match ?.',
      source: 'Made here from office',
      columns: {
        rowid: integer('id of the office'),
        code: text('The code, searched'),
        office: text('The name, searched'),
        district: text('The district, searched'),
      },
      using: "fts5(code, office, district, content='office', content_rowid='id', tokenize='unicode61 remove_diacritics 2')",
    }),
  },
});

export type VehicleTables = TablesOf<typeof VEHICLE_SNAPSHOT>;
/** A registering office. Null is what no source says. */
export type OfficeRow = VehicleTables['office'];

/** Offices open and are renamed a few times a year; the list is read again on the 5th of each month. */
export const VEHICLE_SCHEDULE: Schedule = {
  cron: ['29 21 4 * *'],
  words: { en: 'once a month, on the 5th at 02:59 IST', hi: 'महीने में एक बार, 5 तारीख़ को रात 2:59 बजे' },
  staleAfterHours: 366 * 24,
  alarmAfterDays: 366,
};
