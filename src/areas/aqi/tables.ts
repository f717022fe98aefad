import { defineSnapshot, integer, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';
import { POLLUTANTS } from './naqi.ts';

const indexOf = (column: string, from: string, until: string) =>
  integer(`The index of the newest reading between ${from} and ${until} IST; null where there is none`, {
    called: { en: `Between ${from} and ${until}`, hi: `${from} से ${until} के बीच` },
    unit: 'index of India, 0 to 500',
    null: true,
    check: `${column} >= 0`,
  });

export const AIR_SNAPSHOT = defineSnapshot({
  name: 'aqi',
  version: 1,
  about:
    'The air at the stations of the CPCB and the states, four times a day. Days before the first crawl, and hours without a reading, are absent: ' +
    'nothing is filled in. Figures of this hour are asked for on request.',
  sources: [{ name: 'Central Pollution Control Board', url: 'https://airquality.cpcb.gov.in/' }],
  tables: {
    station: table({
      about: 'A station that measures the air.',
      source: 'Central Pollution Control Board',
      columns: {
        id: integer('Number of the station, here alone', { primary: true }),
        name: text('Name as the CPCB writes it, mostly with its city and who runs it', { unique: true }),
        city: text('City as the CPCB writes it'),
        state: text('State or union territory'),
        lat: real('Latitude', { unit: 'degrees, WGS 84' }),
        lon: real('Longitude', { unit: 'degrees, WGS 84' }),
      },
    }),
    air: table({
      about:
        'The index of a station on a day, as it was published at up to four times: an average of the 24 hours before (8 for CO and ozone).',
      source: 'Central Pollution Control Board',
      columns: {
        day: text('Day in India', { unit: 'YYYY-MM-DD', check: "day glob '????-??-??'" }),
        station: integer('The station', { references: 'station(id)', means: 'station(id, name)' }),
        h00: indexOf('h00', '00:00', '05:59'),
        h06: indexOf('h06', '06:00', '11:59'),
        h12: indexOf('h12', '12:00', '17:59'),
        h18: indexOf('h18', '18:00', '23:59'),
        dominant: text('The pollutant that decides the newest of these; null where it is not said', {
          called: { en: 'Deciding pollutant', hi: 'मुख्य प्रदूषक' },
          in: POLLUTANTS,
          null: true,
        }),
      },
      // By day: a crawl then adds to the end of the file, and the repository grows by little.
      key: ['day', 'station'],
    }),
  },
});

export type AirTables = TablesOf<typeof AIR_SNAPSHOT>;
export type StationTableRow = AirTables['station'];
export type AirRow = AirTables['air'];

/** The columns of a day's readings, by the hour in India at which each part of the day begins. */
export const SLOTS = ['h00', 'h06', 'h12', 'h18'] as const;
export type Slot = (typeof SLOTS)[number];

/** Four times a day, off the hour, two hours and more into each part of the day: the feed may be more than an hour behind. */
export const AIR_SCHEDULE: Schedule = {
  cron: ['11 21 * * *', '11 3 * * *', '11 9 * * *', '11 15 * * *'],
  words: {
    en: 'four times a day, at 02:41, 08:41, 14:41 and 20:41 IST',
    hi: 'दिन में चार बार: रात 2:41, सुबह 8:41, दोपहर 2:41 और रात 8:41 बजे',
  },
  // Counted from the beginning of the newest day.
  staleAfterHours: 36,
  alarmAfterDays: 2,
};
