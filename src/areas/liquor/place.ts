import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type LocalizedText } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import type { PlaceSection } from '../place-part.ts';
import { AGES_AS_OF, describeConflict, findStateAge, formatAge, type StateAge } from './ages.ts';
import { loadCatalogue } from './catalogue.ts';
import { liquorDatabase } from './queries.ts';
import { AGES_SOURCE, LIQUOR } from './wording.ts';

const SALE = { en: 'Sale', hi: 'बिक्री' };
const AGES_PAGE = '/browse/liquor/drinking-age';

/** The legal drinking age of a place's state, and whether liquor is sold there; of a dry state no prices. */
export async function liquorAt({ state }: Place): Promise<PlaceSection | undefined> {
  const row = findStateAge(state);
  if (!row) return undefined;
  const title = { en: 'Liquor', hi: 'शराब' };
  const law = row.law ? { note: row.law } : {};
  const published = { asOf: AGES_AS_OF, source: AGES_SOURCE };
  const other = conflictWords(row);
  if (row.sale === 'prohibited') {
    const since = row.since ? ` since ${row.since.slice(0, 4)}` : '';
    return {
      title,
      facts: [
        { label: SALE, value: { en: `prohibited${since}`, hi: `बंद${row.since ? `, ${row.since.slice(0, 4)} से` : ''}` }, ...law },
        ...(row.note ? [{ label: { en: 'Exceptions', hi: 'छूट' }, value: row.note }] : []),
        ...(other ? [{ label: { en: 'Not agreed', hi: 'मतभेद' }, value: other }] : []),
      ],
      ...published,
      url: AGES_PAGE,
    };
  }
  const prices = await withoutSnapshot(() => countPrices(state), 0);
  return {
    title,
    facts: [
      {
        label: { en: 'Legal drinking age', hi: 'शराब पीने की क़ानूनी उम्र' },
        value: inAllLocales(LIQUOR, (t, locale) => formatAge(row, locale) ?? t.notOnRecord),
        ...(other ? { note: other } : {}),
      },
      { label: SALE, value: { en: 'allowed, where licensed', hi: 'लाइसेंस वाली दुकानों पर मिलती है' } },
      ...(prices > 0 ? [{ label: { en: 'Prices on record', hi: 'दर्ज दाम' }, value: groupDigits(prices), url: '/browse/liquor' }] : []),
    ],
    ...published,
    url: AGES_PAGE,
  };
}

/** Products with a price that holds in this state. */
async function countPrices(state: string): Promise<number> {
  const { products } = await loadCatalogue(await liquorDatabase());
  return products.filter(({ offers }) => offers.some((one) => one.state === state && one.price_paise !== null)).length;
}

/** What other sources say, where they say something else. */
const conflictWords = (row: StateAge): LocalizedText | undefined =>
  describeConflict(row) === undefined ? undefined : inAllLocales(LIQUOR, (_, locale) => describeConflict(row, locale) ?? '');
