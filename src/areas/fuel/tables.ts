import { SLUG_PATH } from '../../store/forms.ts';
import { defineSnapshot, integer, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

export const FUELS = ['petrol', 'diesel'] as const;
export type Fuel = (typeof FUELS)[number];

export const FUEL_SNAPSHOT = defineSnapshot({
  name: 'fuel',
  version: 1,
  about:
    'Retail prices of petrol and diesel in states and cities of India, one a day as they were published. Days without a price ' +
    'are absent.',
  sources: [
    { name: 'goodreturns.in', url: 'https://www.goodreturns.in/petrol-price.html' },
    { name: 'OpenFuel', url: 'https://github.com/SHN2004/OpenFuel', licence: 'MIT' },
    { name: 'FuelPrice', url: 'https://github.com/ajrnair/FuelPrice', licence: 'MIT' },
    { name: 'cardekho.com', url: 'https://www.cardekho.com/fuel-price' },
    { name: 'ndtv.com', url: 'https://www.ndtv.com/fuel-prices' },
  ],
  tables: {
    price: table({
      page: '/browse/fuel/{place}',
      renewedBy: { column: 'observed_at' },
      about: 'The price of one fuel at one place on one day.',
      source: 'The publisher that the column source names',
      columns: {
        place: text('The place: city/kolkata or state/west-bengal. A state has the price that its publisher gives for it', {
          form: SLUG_PATH,
        }),
        fuel: text('petrol or diesel', {
          called: { hi: 'ईंधन' },
          said: { petrol: { en: 'Petrol', hi: 'पेट्रोल' }, diesel: { en: 'Diesel', hi: 'डीज़ल' } },
          in: FUELS,
        }),
        day: text('Day that the price is for', { unit: 'YYYY-MM-DD, day in India', check: "day glob '????-??-??'" }),
        paise: integer('Retail price', { unit: 'paise per litre', check: 'paise > 0' }),
        change_pct: real('Change against the day before; null where that day is unknown', {
          called: { en: 'Change', hi: 'बदलाव' },
          unit: 'per cent',
          source: 'Computed from our own row of the day before, else as the publisher gives it',
          null: true,
        }),
        source: text('Who published the price: goodreturns, cardekho or ndtv'),
        observed_at: text('When it was read at its publisher', {
          unit: 'ISO 8601, UTC',
          source: 'The crawl, or who recorded the page before the first crawl; 00:00 where that says the day and no hour',
        }),
      },
      key: ['place', 'fuel', 'day'],
    }),
  },
});

export type FuelTables = TablesOf<typeof FUEL_SNAPSHOT>;
export type PriceRow = FuelTables['price'];

/** Five crawls a day between 05:30 and 10:30 IST (00:00 to 05:00 UTC), off the hour; rates change at 06:00 IST. */
export const FUEL_SCHEDULE: Schedule = {
  cron: ['7 0 * * *', '23 1 * * *', '37 2 * * *', '51 3 * * *', '53 4 * * *'],
  words: { en: 'five times a day between 05:30 and 10:30 IST', hi: 'दिन में पाँच बार, सुबह 5:30 से 10:30 बजे के बीच' },
  staleAfterHours: 36,
  alarmAfterDays: 2,
};
