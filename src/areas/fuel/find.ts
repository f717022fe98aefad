import { type Locale, localName } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { datedText } from '../figure.ts';
import type { SearchRecord } from '../intent.ts';
import { LPG } from './lpg/wording.ts';
import { CITY_INDEX, FUEL_PLACES, pageOf, STATE_INDEX } from './places.ts';
import { fuelFigure, type PlacePrices, pricesAt } from './values.ts';
import { FUEL } from './wording.ts';

const HINDI_WORDS = ['पेट्रोल', 'डीज़ल', 'भाव', 'कीमत', 'दाम'];

/** Every place with prices, and the page of all of them, for the search. */
export async function fuelSearchable(): Promise<SearchRecord[]> {
  const all = await pricesAt(FUEL_PLACES);
  return [
    {
      url: '/browse/fuel',
      title: 'Petrol and diesel prices in India',
      description: `Prices of ${all.length} states, union territories and cities, with history.`,
      names: ['fuel', 'price', 'rate', 'today', 'ईंधन', 'भारत', ...HINDI_WORDS],
    },
    {
      url: '/browse/fuel/lpg',
      title: 'LPG cylinder prices by state',
      description: 'What a cylinder of 14.2 kg for homes and of 19 kg for shops costs in each state.',
      hi: { title: LPG.hi.title, description: LPG.hi.about },
      names: ['LPG', 'gas cylinder', 'cooking gas', 'रसोई गैस', 'सिलेंडर'],
    },
    ...all.map(toSearchRecord),
  ];
}

function toSearchRecord({ place, prices }: PlacePrices): SearchRecord {
  const describe = (locale: Locale) => {
    const state = place.name === place.state ? '' : `${localName(locale, findStateName(place.state))}: `;
    const texts = prices.map((price) => `${locale === 'en' ? price.fuel : FUEL.hi[price.fuel]} ${datedText(fuelFigure(price), locale)}`);
    return state + texts.join('; ');
  };
  return {
    url: pageOf(place),
    title: `Petrol and diesel price in ${place.name}`,
    description: describe('en'),
    hi: { title: FUEL.hi.placeTitle(place.hi), description: describe('hi') },
    names: [place.name, place.hi, ...place.aliases, 'fuel', 'rate', 'today', ...HINDI_WORDS],
  };
}

/** The page of a city or state by any name (`city/bombay`), or the place page of a town without a price of its own (`city/pune`). */
export function findFuelPage([type, text = '']: readonly string[]): string | undefined {
  const name = text.replaceAll('-', ' ');
  const priced = findPlace(type === 'state' ? STATE_INDEX : CITY_INDEX, name);
  if (priced) return pageOf(priced);
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
