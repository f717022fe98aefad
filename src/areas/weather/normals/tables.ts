import { type Called, defineSnapshot, integer, real, type TablesOf, table, text, YES_OR_NO } from '../../../store/table.ts';
import type { Schedule } from '../../area.ts';

const measure = (about: string, unit: string, called: Called) => real(about, { called, unit, null: true, mayClear: true });
const day = (of: string, called: Called) => text(`First day of ${of}`, { called, unit: 'YYYY-MM-DD', null: true, mayClear: true });

/** data/weather.sqlite. */
export const NORMALS_SNAPSHOT = defineSnapshot({
  name: 'weather',
  version: 1,
  about:
    'Climate normals of 1991 to 2020 by month, with records, at stations of the India Meteorological Department. ODbL 1.0: share alike.',
  sources: [
    { name: 'India Meteorological Department, climatological normals 1991–2020', url: 'https://dsp.imdpune.gov.in' },
    { name: 'india-climatological-stats', url: 'https://github.com/Vonter/india-climatological-stats', licence: 'ODbL 1.0' },
  ],
  tables: {
    normal: table({
      renewedBy: 'list',
      about: 'A month of the year at a station: means of 1991 to 2020, and records over all its years.',
      source: 'India Meteorological Department, as parsed by india-climatological-stats (ODbL 1.0, share alike)',
      columns: {
        station: integer('Number of the station', { called: { en: 'Station’s number', hi: 'स्टेशन की संख्या' } }),
        month: integer('Month of the year', { called: { hi: 'महीना' }, unit: '1 to 12', check: 'month between 1 and 12' }),
        name: text('Name of the station'),
        state: text('State or union territory of today'),
        lat: real('Latitude; null where none is on record, or only to a tenth of a degree', { unit: 'degrees, WGS 84', null: true }),
        lon: real('Longitude', { unit: 'degrees, WGS 84', null: true }),
        altitude: real('Height above the sea', { called: { en: 'Height', hi: 'ऊँचाई' }, unit: 'metres', null: true }),
        max: measure('Mean of the days’ highest temperature', 'degrees Celsius', { en: 'Highest of a day', hi: 'दिन का अधिकतम' }),
        min: measure('Mean of the days’ lowest temperature', 'degrees Celsius', { en: 'Lowest of a day', hi: 'दिन का न्यूनतम' }),
        hottest: measure('Mean of each year’s hottest day', 'degrees Celsius', { en: 'Hottest day', hi: 'सबसे गर्म दिन' }),
        coldest: measure('Mean of each year’s coldest night', 'degrees Celsius', { en: 'Coldest night', hi: 'सबसे ठंडी रात' }),
        rain: measure('Mean rain of the month', 'millimetres', { hi: 'बारिश' }),
        rainy_days: measure('Mean number of days with 2.5 mm or more', 'days', { hi: 'बारिश के दिन' }),
        humidity_morning: measure('Mean humidity at 08:30 IST', 'per cent', { en: 'Humidity, morning', hi: 'नमी, सुबह' }),
        humidity_evening: measure('Mean humidity at 17:30 IST', 'per cent', { en: 'Humidity, evening', hi: 'नमी, शाम' }),
        wind: measure('Mean wind', 'kilometres an hour', { hi: 'हवा' }),
        record_high: measure('Highest temperature on record', 'degrees Celsius', { en: 'Highest on record', hi: 'अब तक का अधिकतम' }),
        record_high_on: day('that temperature', { en: 'Highest, when', hi: 'अधिकतम कब' }),
        record_low: measure('Lowest temperature on record', 'degrees Celsius', { en: 'Lowest on record', hi: 'अब तक का न्यूनतम' }),
        record_low_on: day('that temperature', { en: 'Lowest, when', hi: 'न्यूनतम कब' }),
        record_rain: measure('Most rain in 24 hours', 'millimetres', { en: 'Most rain in a day', hi: 'एक दिन की सबसे ज़्यादा बारिश' }),
        record_rain_on: day('that rain', { en: 'Most rain, when', hi: 'सबसे ज़्यादा बारिश कब' }),
        doubt: integer('1 where a record that contradicts the means was left out', {
          called: { en: 'A record left out', hi: 'एक रिकॉर्ड छोड़ा गया' },
          said: YES_OR_NO,
          check: 'doubt in (0, 1)',
        }),
        as_of: text('Day on which it was collected', { unit: 'YYYY-MM-DD' }),
      },
      key: ['station', 'month'],
    }),
  },
});

export type NormalTables = TablesOf<typeof NORMALS_SNAPSHOT>;
export type NormalRow = NormalTables['normal'];

/** Normals are made anew every ten years; the next are of 2001 to 2030. */
export const NORMALS_SCHEDULE: Schedule = {
  cron: ['11 6 8 * *'],
  words: { en: 'normals on the 8th of each month at 11:41 IST', hi: 'सामान्य आँकड़े हर महीने की 8 तारीख़ को सुबह 11:41 बजे' },
  staleAfterHours: 10 * 365 * 24,
  alarmAfterDays: 10 * 365,
};
