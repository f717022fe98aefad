import { groupDigits } from '../../lib/words.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { saysOneOf } from '../search/typed.ts';
import { whoseFuel } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { groupByPlace, recordOf } from './responses.ts';
import type { Fuel } from './tables.ts';

/** What people call the fuels; one slip in longer words is forgiven. */
const NAMES: Readonly<Record<Fuel, ReadonlySet<string>>> = {
  petrol: new Set(['petrol', 'gasoline', 'पेट्रोल', 'पैट्रोल']),
  diesel: new Set(['diesel', 'disel', 'deisel', 'डीजल', 'डीज़ल', 'डीज़ल']),
};
const BOTH = new Set(['fuel', 'ईंधन', 'indhan', 'tel']);
/** Whose price stands for the country's where no place is named. */
const CAPITAL = 'New Delhi';

/** The price of a fuel at a place: its own, or its state's where the place has none. */
export async function recogniseFuel({ words, place, rest }: Typed): Promise<DirectAnswer[]> {
  const named = (['petrol', 'diesel'] as const).filter((fuel) => saysOneOf(words, NAMES[fuel]));
  const fuels: readonly Fuel[] = named.length > 0 ? named : saysOneOf(words, BOTH) ? ['petrol', 'diesel'] : [];
  if (fuels.length === 0) return [];
  const found = whoseFuel(place?.name ?? CAPITAL, place?.state);
  if (!found) return [];
  const group = groupByPlace(await newestPrices(await fuelDatabase())).find((one) => one.place.id === found.id);
  if (!group) return [];
  const record = recordOf(group, fuels);
  return fuels.flatMap((fuel, at): DirectAnswer[] => {
    const cell = record[fuel];
    if (!cell) return [];
    const name = fuel === 'petrol' ? 'Petrol' : 'Diesel';
    return [
      {
        title: `${name} in ${place?.name ?? found.name}`,
        answer: `₹${groupDigits(cell.price, 2)} a litre`,
        ...(place && found.name !== place.name
          ? { detail: `The price of ${found.name}; ${place.name} has none of its own on record.` }
          : {}),
        as_of: record.as_of,
        source: record.source,
        url: place?.type === 'town' && found.type === 'state' ? `/place/${place.slug}` : `/browse/fuel/${found.id}`,
        sureness: sureness(rest.length - fuels.length) - at / 100,
      },
    ];
  });
}

/** Words that nobody understood make an answer less sure. */
const sureness = (strangers: number): number => (strangers <= 0 ? 1 : 0.9 / (1 + strangers));
