import { SLUG_PATH } from '../../../store/forms.ts';
import { defineSnapshot, integer, type TablesOf, table, text } from '../../../store/table.ts';

/** data/fuel-metros.sqlite: another publisher's series of years gone by, which the daily snapshot does not carry. */
export const METROS_SNAPSHOT = defineSnapshot({
  name: 'fuel-metros',
  version: 1,
  about: 'Daily retail prices of petrol and diesel in the four metros from June 2017 to March 2021.',
  sources: [
    { name: 'Petroleum Planning and Analysis Cell', url: 'https://ppac.gov.in/retail-selling-price-rsp-of-petrol-diesel-and-domestic-lpg' },
    { name: 'oil_prices_india', url: 'https://github.com/tushar-anand15/oil_prices_india', licence: 'MIT' },
  ],
  tables: {
    metro_price: table({
      renewedBy: 'list',
      about: 'The prices of one day in one of the four metros.',
      source: 'Petroleum Planning and Analysis Cell, as printed; days that its table lacks are absent',
      columns: {
        place: text('city/new-delhi, city/mumbai, city/chennai or city/kolkata', { form: SLUG_PATH }),
        day: text('Day that the prices are for', { unit: 'YYYY-MM-DD, day in India', check: "day glob '????-??-??'" }),
        petrol: integer('Petrol', { called: { hi: 'पेट्रोल' }, unit: 'paise per litre', check: 'petrol > 0' }),
        diesel: integer('Diesel', { called: { hi: 'डीज़ल' }, unit: 'paise per litre', check: 'diesel > 0' }),
      },
      key: ['place', 'day'],
    }),
  },
});

export type MetroTables = TablesOf<typeof METROS_SNAPSHOT>;
export type MetroRow = MetroTables['metro_price'];
