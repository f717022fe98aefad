import { SLUG_PATH } from '../../store/forms.ts';
import { defineSnapshot, integer, real, type Said, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

export const METALS = ['gold', 'silver', 'platinum'] as const;
const METALS_SAID: Said = {
  gold: { en: 'Gold', hi: 'सोना' },
  silver: { en: 'Silver', hi: 'चाँदी' },
  platinum: { en: 'Platinum', hi: 'प्लैटिनम' },
};
export type Metal = (typeof METALS)[number];

/** Units of the contract; prices are always for this many grams. */
export const UNITS = {
  gold: { unit: 'per_gram_24k', grams: 1, words: 'per gram of 24 karat' },
  silver: { unit: 'per_10g', grams: 10, words: 'per 10 g' },
  platinum: { unit: 'per_gram', grams: 1, words: 'per gram' },
} as const satisfies Record<Metal, { unit: string; grams: number; words: string }>;

export const COMMODITIES_SNAPSHOT = defineSnapshot({
  name: 'commodities',
  version: 2,
  about:
    'Published prices of gold, silver and platinum by place, the international price in rupees, and how far the first stood ' +
    'above the second. The estimates that the service gives for other places are made from these and are not on record.',
  sources: [
    { name: 'goodreturns.in', url: 'https://www.goodreturns.in/gold-rates/' },
    { name: 'ibjarates.com', url: 'https://ibjarates.com' },
    { name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' },
  ],
  tables: {
    quote: table({
      renewedBy: { column: 'observed_at' },
      about: 'A price that was published for a place on a day.',
      source: 'The publisher that the column source names',
      columns: {
        metal: text('gold, silver or platinum', { in: METALS, said: METALS_SAID }),
        place: text('Slug of the place; india for the national price', { form: SLUG_PATH }),
        day: text('Day that the price is for', { unit: 'YYYY-MM-DD, day in India', check: "day glob '????-??-??'" }),
        paise: integer('Price; gold of 24 karat, of ibja before 7 October 2026 its rate of 916 divided by 0.916', {
          unit: 'paise; per gram of gold or platinum, per 10 grams of silver',
          check: 'paise > 0',
        }),
        paise_22k: integer('Gold of 22 karat; null where none was published', {
          called: { en: '22 karat', hi: '22 कैरट' },
          unit: 'paise per gram',
          null: true,
        }),
        paise_18k: integer('Gold of 18 karat; null where none was published', {
          called: { en: '18 karat', hi: '18 कैरट' },
          unit: 'paise per gram',
          null: true,
        }),
        source: text('Who published it: goodreturns, ibjarates or ibja'),
        observed_at: text('When it was read at its publisher', { unit: 'ISO 8601, UTC', source: 'The crawl' }),
      },
      // A crawl adds rows of one day: adjacent rows change few pages, which keeps git's deltas small.
      key: ['metal', 'day', 'place'],
    }),
    spot: table({
      about: 'The international price on a day, in rupees: without duty, tax or the margin of a jeweller.',
      source: 'currency-api',
      columns: {
        metal: text('gold, silver or platinum', { in: METALS, said: METALS_SAID }),
        day: text('Day by which the publisher dates it', { unit: 'YYYY-MM-DD', check: "day glob '????-??-??'" }),
        paise: integer('Price', { unit: 'paise; per gram of gold or platinum, per 10 grams of silver', check: 'paise > 0' }),
        source: text('Who published it'),
      },
      key: ['metal', 'day'],
    }),
    premium: table({
      about: 'How far quotes in India stood above the international price of the same days: what estimates rest on.',
      source: 'Computed here from quote and spot',
      columns: {
        metal: text('gold, silver or platinum', { in: METALS, said: METALS_SAID }),
        measured_on: text('Day of the newest quote that was measured', {
          called: { en: 'Measured until', hi: 'किस दिन तक मापा' },
          unit: 'YYYY-MM-DD',
        }),
        from_day: text('Day of the oldest quote that was measured', {
          called: { en: 'Measured from', hi: 'किस दिन से मापा' },
          unit: 'YYYY-MM-DD',
        }),
        ratio: real('Median of quote over international price of the same day', {
          called: { en: 'Times the international price', hi: 'अंतरराष्ट्रीय भाव का कितना गुना' },
          unit: 'ratio',
          check: 'ratio > 0',
        }),
        ratio_22k: real('Median of the 22 karat over the 24 karat quote; null for other metals and where none was quoted', {
          called: { en: '22 karat to 24', hi: '22 कैरट, 24 के मुक़ाबले' },
          unit: 'ratio',
          null: true,
        }),
        ratio_18k: real('Median of the 18 karat over the 24 karat quote; null for other metals and where none was quoted', {
          called: { en: '18 karat to 24', hi: '18 कैरट, 24 के मुक़ाबले' },
          unit: 'ratio',
          null: true,
        }),
        quotes: integer('How many quotes were measured', { called: { en: 'Prices measured', hi: 'कितने भाव मापे' }, unit: 'quotes' }),
        places: text('Slugs of the places that they are for', { called: { hi: 'जगहें' }, unit: 'separated by commas', longest: 5_000 }),
        source: text('Who published the quotes'),
      },
      key: ['metal', 'measured_on'],
    }),
  },
});

export type CommoditiesTables = TablesOf<typeof COMMODITIES_SNAPSHOT>;
export type QuoteRow = CommoditiesTables['quote'];
/** A metal's international price on a day, in rupees: one row for all places. */
export type SpotRow = CommoditiesTables['spot'];
/** How far Indian retail quotes were above spot, measured from quotes between `from_day` and `measured_on`. */
export type PremiumRow = CommoditiesTables['premium'];

/** Twice a day, off the hour: after the morning and evening rates (12:13 and 19:43 IST). */
export const COMMODITIES_SCHEDULE: Schedule = {
  cron: ['43 6 * * *', '13 14 * * *'],
  words: { en: 'twice a day, at 12:13 and 19:43 IST', hi: 'दिन में दो बार, दोपहर 12:13 और शाम 7:43 बजे' },
  staleAfterHours: 48,
  alarmAfterDays: 3,
};

/** Common weights in grams. */
export const WEIGHTS: Readonly<Record<Metal, readonly number[]>> = {
  gold: [1, 8, 10, 100],
  silver: [1, 10, 100, 1000],
  platinum: [1, 10, 100],
};

/** The weight in grams for which prices are usually given: ten grams of gold, a kilogram of silver. */
export const USUAL_GRAMS: Readonly<Record<Metal, number>> = { gold: 10, silver: 1000, platinum: 1 };
