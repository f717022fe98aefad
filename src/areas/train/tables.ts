import { doubtColumn } from '../../store/doubts.ts';
import { SLUG, WEB_ADDRESS } from '../../store/forms.ts';
import { defineSnapshot, integer, real, type TablesOf, table, text, YES_OR_NO } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

export const TRAIN_SNAPSHOT = defineSnapshot({
  name: 'train',
  version: 3,
  about:
    'Stations and trains as the National Train Enquiry System published them about 9 November 2025, and newer feeds since; each row tells when it was so. ' +
    'Live positions, fares and tickets are asked for on request and are not on record.',
  sources: [
    { name: 'National Train Enquiry System, as recorded by indianrailways-gtfs', url: 'https://github.com/Neo2308/indianrailways-gtfs' },
    { name: 'DataMeet railways', url: 'https://github.com/datameet/railways', licence: 'CC0 1.0' },
    { name: 'indian-railway-station-search', url: 'https://github.com/ProgrammerNomad/indian-railway-station-search' },
  ],
  tables: {
    source: table({
      about: 'Where rows are from.',
      source: 'Written here',
      columns: {
        name: text('The word by which other tables name it', { primary: true }),
        title: text('What it is', { called: { en: 'What it is', hi: 'क्या है' } }),
        url: text('Its address', { form: WEB_ADDRESS }),
        licence: text('Its licence; null where it states none', { called: { hi: 'लाइसेंस' }, null: true }),
      },
      withoutRowid: true,
    }),
    station: table({
      page: '/browse/train/station?code={code}',
      renewedBy: { column: 'as_of' },
      about: 'A station.',
      source: 'The source that the row names',
      columns: {
        code: text('Code of one to five letters: NDLS', {
          primary: true,
          check: "length(code) between 1 and 5 and code not glob '*[^A-Z]*'",
          form: SLUG,
        }),
        name: text('Name'),
        name_hi: text('Name in Hindi, in one spelling and corrected by hand where the source’s was wrong; null where unknown', {
          null: true,
          mayClear: true,
        }),
        state: text('State as the source says it; null where it does not', { null: true }),
        zone: text('Railway zone; null where unknown', { called: { en: 'Railway zone', hi: 'रेलवे ज़ोन' }, null: true }),
        division: text('Division of the zone; null where unknown', { null: true }),
        lat: real('Latitude; null where unknown', { unit: 'degrees north, WGS 84', null: true }),
        lon: real('Longitude; null where unknown', { unit: 'degrees east, WGS 84', null: true }),
        point_source: text('Source of its point, by its name in the table source; null for the row’s own', {
          called: { en: 'Source of the point', hi: 'स्थान का स्रोत' },
          null: true,
          mayClear: true,
        }),
        aliases: text('Former codes and other names', { unit: 'JSON list', longest: 1_000 }),
        source: text('Its source, by its name in the table source', { references: 'source(name)' }),
        as_of: text('When it was so', { unit: 'a day, a month or a year: YYYY-MM-DD, YYYY-MM, YYYY' }),
        doubt: doubtColumn,
      },
      withoutRowid: true,
      checks: ['(lat is null) = (lon is null)'],
    }),
    rake: table({
      about: 'Coaches in order, which many trains have alike.',
      source: 'The source that the train names',
      columns: {
        id: integer('Number of the row, by which a train names it', { source: 'Given here', primary: true }),
        coaches: text('Coaches from the engine at the first station', {
          called: { en: 'Coaches from the engine', hi: 'इंजन से कोच' },
          unit: 'separated by spaces: class:id, or what stands for both; 1A+2A for a coach of two classes',
          unique: true,
          longest: 500,
        }),
      },
    }),
    train: table({
      renewedBy: { column: 'as_of' },
      about: 'A train, as its newest record says it.',
      source: 'The source that the row names',
      columns: {
        number: text('Number', { unit: 'five digits', primary: true, form: /^\d{5}$/, check: "number glob '[0-9][0-9][0-9][0-9][0-9]'" }),
        name: text('Name'),
        name_hi: text('Name in Hindi; null where unknown', {
          source: 'Made here of the Hindi names of its ends and the words for its kind, or from a list of names',
          null: true,
          mayClear: true,
        }),
        type: text('Kind of train as people write it; null where unknown', { null: true }),
        days_runs: text('Days on which it starts at its first station; null where unknown', {
          called: { en: 'Days, Monday first', hi: 'दिन, सोमवार से' },
          unit: 'seven 0 or 1, Monday first',
          null: true,
          check: "days_runs is null or (length(days_runs) = 7 and days_runs not glob '*[^01]*')",
        }),
        classes: text('Classes; empty where unknown', { called: { hi: 'श्रेणियाँ' }, unit: 'separated by commas' }),
        pantry: integer('Has it a pantry car? Null where unknown', {
          called: { en: 'Pantry car', hi: 'पैंट्री कार' },
          said: YES_OR_NO,
          unit: '1 or 0',
          null: true,
          check: 'pantry in (0, 1)',
        }),
        railway: text('Code of the railway that owns it; null where unknown', { called: { en: 'Railway', hi: 'रेलवे' }, null: true }),
        distance_km: integer('From end to end; null where unknown', {
          called: { en: 'Distance', hi: 'दूरी' },
          unit: 'kilometres',
          null: true,
        }),
        valid_from: text('First day on which it starts; null without one', {
          called: { en: 'Runs from', hi: 'कब से चलती है' },
          unit: 'YYYY-MM-DD',
          null: true,
        }),
        valid_to: text('Last day on which it starts; null without one', {
          called: { en: 'Runs until', hi: 'कब तक चलती है' },
          unit: 'YYYY-MM-DD',
          null: true,
          check: 'valid_to >= valid_from',
        }),
        rake: integer('Its coaches, by their row in the table rake; null where unknown', {
          called: { en: 'Row of its coaches', hi: 'कोच क्रम की पंक्ति' },
          null: true,
          references: 'rake(id)',
        }),
        stops: text('Its stops in order', {
          called: { hi: 'ठहराव' },
          unit:
            'separated by spaces; each: code of the station, minutes from the time before to the arrival, minutes from there to the departure, kilometres ' +
            'from the stop before, platform, separated by commas; empty where unknown; the time before the first is 00:00 IST of the day on which it starts',
          longest: 5_000,
        }),
        aliases: text('Other names', { unit: 'JSON list', longest: 1_000 }),
        source: text('Its source, by its name in the table source', { references: 'source(name)' }),
        as_of: text('When it was so', { unit: 'a day, a month or a year: YYYY-MM-DD, YYYY-MM, YYYY' }),
        note: text('What is missing or doubtful in the record, in the source’s terms; null for nothing', { null: true, longest: 1_000 }),
        doubt: doubtColumn,
      },
      withoutRowid: true,
    }),
    former_train: table({
      about: 'A train of an earlier timetable whose number is in none of the newest.',
      source: 'The timetables before the newest',
      columns: {
        number: text('Number', { unit: 'five digits', primary: true, form: /^\d{5}$/ }),
        name: text('Name in that timetable'),
        as_of: text('Of which timetable', { unit: 'a day, a month or a year: YYYY-MM-DD, YYYY-MM, YYYY' }),
      },
      withoutRowid: true,
    }),
  },
});

export type TrainTables = TablesOf<typeof TRAIN_SNAPSHOT>;
/** The sources of rows; every train and station names one. */
export type SourceRow = TrainTables['source'];

export type StationRow = TrainTables['station'];

export type TrainRow = TrainTables['train'];

/** A train of an earlier timetable whose number is not in the newest. */
export type FormerTrainRow = TrainTables['former_train'];

/** Timetables are made once a year and rarely published, so they are checked monthly. */
export const TRAIN_SCHEDULE: Schedule = {
  cron: ['29 21 3 * *'],
  words: { en: 'once a month, on the 4th at 02:59 IST', hi: 'महीने में एक बार, 4 तारीख़ को रात 2:59 बजे' },
  staleAfterHours: 366 * 24,
  alarmAfterDays: 200,
};
