import { formatDay, groupDigits, sourceInWords } from '../../i18n/format.ts';
import { localName } from '../../i18n/locale.ts';
import { rupeeText } from '../../kernel/money.ts';
import { findStateName } from '../../places/states.ts';
import type { SearchRecord } from '../intent.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { groupByPlace, type PlacePrices } from './responses.ts';
import { FUELS } from './tables.ts';
import { FUEL } from './wording.ts';

const HINDI_WORDS = ['पेट्रोल', 'डीज़ल', 'भाव', 'कीमत', 'दाम'];

/** Every place with prices, and the page of them all, as search finds them. */
export async function fuelSearchable(): Promise<SearchRecord[]> {
  const groups = groupByPlace(await newestPrices(await fuelDatabase()));
  return [
    {
      url: '/browse/fuel',
      title: 'Petrol and diesel prices in India',
      description: `Prices of ${groups.length} states, union territories and cities, with history.`,
      names: ['fuel', 'price', 'rate', 'today', 'ईंधन', 'भारत', ...HINDI_WORDS],
    },
    ...groups.map(toSearchRecord),
  ];
}

function toSearchRecord({ place, rows }: PlacePrices): SearchRecord {
  const known = FUELS.flatMap((fuel) => rows.filter((row) => row.fuel === fuel));
  const prices = known.map(
    ({ fuel, paise, day, source }) => `${fuel} ₹${rupeeText(paise)} a litre (${formatDay(day)}, ${sourceInWords(source)})`,
  );
  const t = FUEL.hi;
  const inHindi = known.map(
    ({ fuel, paise, day, source }) =>
      `${t[fuel]} ${t.perLitre(groupDigits(paise / 100, 2))} (${formatDay(day, true, 'hi')}, ${sourceInWords(source, 'hi')})`,
  );
  const state = place.name === place.state ? '' : `${localName('hi', findStateName(place.state))}: `;
  return {
    url: `/browse/fuel/${place.id}`,
    title: `Petrol and diesel price in ${place.name}`,
    description: `${place.name === place.state ? '' : `${place.state}: `}${prices.join('; ')}`,
    hi: { title: t.placeTitle(place.hi), description: state + inHindi.join('; ') },
    names: [place.name, place.hi, ...place.aliases, 'fuel', 'rate', 'today', ...HINDI_WORDS],
  };
}
