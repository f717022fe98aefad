import type { SnapshotMeaning } from '../dictionary.ts';
import type { TrainTables } from './tables.ts';

const SOURCE = { about: 'Its source, by its name in the table source' };
const AS_OF = { about: 'When it was so', unit: 'a day, a month or a year: YYYY-MM-DD, YYYY-MM, YYYY' };

/** What stands in data/train.sqlite. */
export const TRAIN_MEANING: SnapshotMeaning<TrainTables> = {
  name: 'train',
  about:
    'Stations, trains and their stops as openly published timetables of 2015 to 2026 say them; each row tells when it was so. ' +
    'Live positions, fares and tickets are asked for on request and are not on record.',
  sources: [
    {
      name: 'Indian Railways Train Time Table, data.gov.in',
      url: 'https://data.gov.in/catalog/indian-railways-train-time-table-0',
      licence: 'GODL-India',
    },
    { name: 'DataMeet railways', url: 'https://github.com/datameet/railways', licence: 'CC0 1.0' },
    { name: 'indian-railway-station-search', url: 'https://github.com/ProgrammerNomad/indian-railway-station-search' },
  ],
  tables: {
    source: {
      about: 'Where rows are from.',
      source: 'Written here',
      columns: {
        name: { about: 'The word by which other tables name it' },
        title: { about: 'What it is' },
        url: { about: 'Its address' },
        licence: { about: 'Its licence; null where it states none' },
      },
    },
    station: {
      about: 'A station.',
      source: 'The source that the row names',
      columns: {
        code: { about: 'Code of one to five letters: NDLS' },
        name: { about: 'Name' },
        state: { about: 'State as the source says it; null where it does not' },
        zone: { about: 'Railway zone; null where unknown' },
        lat: { about: 'Latitude; null where unknown', unit: 'degrees north, WGS 84' },
        lon: { about: 'Longitude; null where unknown', unit: 'degrees east, WGS 84' },
        aliases: { about: 'Former codes and other names', unit: 'JSON list' },
        source: SOURCE,
        as_of: AS_OF,
      },
    },
    train: {
      about: 'A train, as its newest record says it.',
      source: 'The source that the row names',
      columns: {
        number: { about: 'Number', unit: 'five digits' },
        name: { about: 'Name' },
        type: { about: 'Kind of train as people write it; null where unknown' },
        days_runs: { about: 'Days on which it starts at its first station; null where unknown', unit: 'seven 0 or 1, Monday first' },
        classes: { about: 'Classes; empty where unknown', unit: 'separated by commas' },
        distance_km: { about: 'From end to end; null where unknown', unit: 'kilometres' },
        source: SOURCE,
        as_of: AS_OF,
        note: { about: 'What is missing or doubtful in the record, in the source’s terms; null for nothing' },
      },
    },
    stop: {
      about: 'A stop of a train.',
      source: 'The source that the train names',
      columns: {
        train: { about: 'Number of the train' },
        seq: { about: 'Which stop it is; 1 at the first station' },
        station: { about: 'Code of the station' },
        arrival: {
          about: 'Arrival; null at the first station and where unknown',
          unit: 'minutes after 00:00 IST of the day on which the train starts',
        },
        departure: {
          about: 'Departure; null at the last station and where unknown',
          unit: 'minutes after 00:00 IST of the day on which the train starts',
        },
        distance_km: { about: 'From the first station; null where unknown', unit: 'kilometres' },
      },
    },
  },
};
