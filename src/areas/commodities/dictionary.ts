import type { SnapshotMeaning } from '../dictionary.ts';
import type { CommoditiesTables } from './tables.ts';

const METAL = { about: 'gold, silver or platinum' };

/** What stands in data/commodities.sqlite. */
export const COMMODITIES_MEANING: SnapshotMeaning<CommoditiesTables> = {
  name: 'commodities',
  about:
    'Published prices of gold, silver and platinum by place, the international price in rupees, and how far the first stood above the second. ' +
    'The estimates that the service gives for other places are made from these and are not on record.',
  sources: [
    { name: 'goodreturns.in', url: 'https://www.goodreturns.in/gold-rates/' },
    { name: 'ibjarates.com', url: 'https://ibjarates.com' },
    { name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' },
  ],
  tables: {
    quote: {
      about: 'A price that was published for a place on a day.',
      source: 'The publisher that the column source names',
      columns: {
        metal: METAL,
        place: { about: 'Slug of the place; india for the national price' },
        day: { about: 'Day that the price is for', unit: 'YYYY-MM-DD, day in India' },
        paise: { about: 'Price; gold of 24 karat', unit: 'paise; per gram of gold or platinum, per 10 grams of silver' },
        paise_22k: { about: 'Gold of 22 karat; null where none was published', unit: 'paise per gram' },
        paise_18k: { about: 'Gold of 18 karat; null where none was published', unit: 'paise per gram' },
        source: { about: 'Who published it: goodreturns or ibjarates' },
        observed_at: { about: 'When it was read at its publisher', unit: 'ISO 8601, UTC', source: 'The crawl' },
      },
    },
    spot: {
      about: 'The international price on a day, in rupees: without duty, tax or the margin of a jeweller.',
      source: 'currency-api',
      columns: {
        metal: METAL,
        day: { about: 'Day by which the publisher dates it', unit: 'YYYY-MM-DD' },
        paise: { about: 'Price', unit: 'paise; per gram of gold or platinum, per 10 grams of silver' },
        source: { about: 'Who published it' },
      },
    },
    premium: {
      about: 'How far quotes in India stood above the international price of the same days: what estimates rest on.',
      source: 'Computed here from quote and spot',
      columns: {
        metal: METAL,
        measured_on: { about: 'Day of the newest quote that was measured', unit: 'YYYY-MM-DD' },
        from_day: { about: 'Day of the oldest quote that was measured', unit: 'YYYY-MM-DD' },
        ratio: { about: 'Median of quote over international price of the same day', unit: 'ratio' },
        ratio_22k: {
          about: 'Median of the 22 karat over the 24 karat quote; null for other metals and where none was quoted',
          unit: 'ratio',
        },
        ratio_18k: {
          about: 'Median of the 18 karat over the 24 karat quote; null for other metals and where none was quoted',
          unit: 'ratio',
        },
        quotes: { about: 'How many quotes were measured', unit: 'quotes' },
        places: { about: 'Slugs of the places that they are for', unit: 'separated by commas' },
        source: { about: 'Who published the quotes' },
      },
    },
  },
};
