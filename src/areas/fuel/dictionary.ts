import type { SnapshotMeaning } from '../dictionary.ts';
import type { FuelTables } from './tables.ts';

/** What stands in data/fuel.sqlite. */
export const FUEL_MEANING: SnapshotMeaning<FuelTables> = {
  name: 'fuel',
  about:
    'Retail prices of petrol and diesel in states and cities of India, one a day as they were published. Days without a price are absent.',
  sources: [
    { name: 'goodreturns.in', url: 'https://www.goodreturns.in/petrol-price.html' },
    { name: 'OpenFuel', url: 'https://github.com/SHN2004/OpenFuel', licence: 'MIT' },
    { name: 'cardekho.com', url: 'https://www.cardekho.com/fuel-price' },
    { name: 'ndtv.com', url: 'https://www.ndtv.com/fuel-prices' },
  ],
  tables: {
    price: {
      about: 'The price of one fuel at one place on one day.',
      source: 'The publisher that the column source names',
      columns: {
        place: { about: 'The place: city/kolkata or state/west-bengal. A state has the price that its publisher gives for it' },
        fuel: { about: 'petrol or diesel' },
        day: { about: 'Day that the price is for', unit: 'YYYY-MM-DD, day in India' },
        paise: { about: 'Retail price', unit: 'paise per litre' },
        change_pct: {
          about: 'Change against the day before; null where that day is unknown',
          unit: 'per cent',
          source: 'Computed from our own row of the day before, else as the publisher gives it',
        },
        source: { about: 'Who published the price: goodreturns, cardekho or ndtv' },
        observed_at: {
          about: 'When it was read at its publisher',
          unit: 'ISO 8601, UTC',
          source: 'The crawl, or who recorded the page before the first crawl',
        },
      },
    },
  },
};
