import { SLUG_PATH } from '../../../store/forms.ts';
import { defineSnapshot, integer, type TablesOf, table, text } from '../../../store/table.ts';

/** data/fuel-lpg.sqlite: a price a state and month. */
export const LPG_SNAPSHOT = defineSnapshot({
  name: 'fuel-lpg',
  version: 1,
  about: 'Prices of LPG cylinders in states of India: 14.2 kg for homes, 19 kg for shops.',
  sources: [
    { name: 'goodreturns.in', url: 'https://www.goodreturns.in/lpg-price.html' },
    { name: 'cardekho.com', url: 'https://www.cardekho.com/lpg-price' },
  ],
  tables: {
    lpg: table({
      renewedBy: 'list',
      about: 'What a cylinder costs in a state: the price of its capital, without subsidy.',
      source: 'Oil marketing companies, by way of the two publishers',
      columns: {
        place: text('The state: state/kerala', { form: SLUG_PATH }),
        as_of: text('Day that the price was checked', { unit: 'YYYY-MM-DD' }),
        domestic_paise: integer('A cylinder of 14.2 kg for homes', {
          called: { en: 'Cylinder for homes', hi: 'घरेलू सिलेंडर' },
          unit: 'paise',
          check: 'domestic_paise > 0',
        }),
        commercial_paise: integer('A cylinder of 19 kg; null where none was printed', {
          called: { en: 'Cylinder of 19 kg', hi: '19 किलो का सिलेंडर' },
          unit: 'paise',
          null: true,
        }),
        source: text('Who published it'),
      },
      key: ['place', 'as_of'],
    }),
  },
});

export type LpgTables = TablesOf<typeof LPG_SNAPSHOT>;
export type LpgRow = LpgTables['lpg'];

/** Oil companies set prices on the first of a month. */
export const LPG_STALE = { staleAfterHours: 45 * 24 };
