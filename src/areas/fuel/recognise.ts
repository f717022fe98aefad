import { bothOf, type Locale, nameIn } from '../../lib/locale.ts';
import { groupDigits } from '../../lib/words.ts';
import type { Amount, DirectAnswer, Typed } from '../area.ts';
import { sureOf } from '../search/typed.ts';
import { whoseFuel } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { groupByPlace, recordOf } from './responses.ts';
import type { Fuel } from './tables.ts';
import { FUEL } from './wording.ts';

/** What people call the fuels and their measures. */
export const FUEL_WORDS = {
  petrol: ['petrol', 'gasoline', 'petroleum', 'पेट्रोल', 'पैट्रोल', 'पेट्रोलियम'],
  diesel: ['diesel', 'disel', 'deisel', 'डीजल', 'डीज़ल', 'डिजल'],
  both: ['fuel', 'fuels', 'ईंधन', 'इंधन', 'indhan', 'eendhan', 'tel', 'तेल', 'petrol pump', 'पेट्रोल पंप', 'pump'],
  litre: ['litre', 'liter', 'litres', 'liters', 'ltr', 'ltrs', 'lit', 'l', 'लीटर', 'लिटर'],
  rupee: ['rupee', 'rupees', 'rs', 'inr', '₹', 'rupaye', 'rupay', 'रुपये', 'रुपए', 'रुपया', 'रु'],
} as const;

/** Whose price stands for the country's where no place is named. */
const CAPITAL = 'New Delhi';

/** The price of a fuel at a place: its own, or its state's where the place has none; of so many litres, or what so many rupees buy. */
export async function recogniseFuel({ says, place, amounts, strangers }: Typed): Promise<DirectAnswer[]> {
  const named = (['petrol', 'diesel'] as const).filter((fuel) => says.includes(fuel));
  const fuels: readonly Fuel[] = named.length > 0 ? named : says.includes('both') ? ['petrol', 'diesel'] : [];
  if (fuels.length === 0) return [];
  const found = whoseFuel(place?.name ?? CAPITAL, place?.state);
  if (!found) return [];
  const group = groupByPlace(await newestPrices(await fuelDatabase())).find((one) => one.place.id === found.id);
  if (!group) return [];
  const record = recordOf(group, fuels);
  const isOfState = place?.type === 'town' && found.type === 'state' && place.name !== found.name;
  return fuels.flatMap((fuel, at): DirectAnswer[] => {
    const cell = record[fuel];
    if (!cell) return [];
    return [
      {
        ...priceOf(fuel, place ?? found, cell.price, amounts),
        ...(isOfState ? { detail: bothOf(FUEL, (t, locale) => t.priceOfState(nameIn(locale, found), nameIn(locale, place))) } : {}),
        as_of: record.as_of,
        source: record.source,
        url: isOfState ? `/place/${place.slug}` : `/browse/fuel/${found.id}`,
        sureness: sureOf(strangers) - at / 100,
      },
    ];
  });
}

type Named = Readonly<{ name: string; hi?: string }>;

/** The price of a fuel at a place, of so many litres, or what so many rupees buy. */
function priceOf(fuel: Fuel, place: Named, perLitre: number, amounts: readonly Amount[]): Pick<DirectAnswer, 'title' | 'answer'> {
  const asked = amounts.find(({ value, of }) => value > 0 && (of.includes('litre') || of.includes('rupee')));
  const inWords = (text: (t: (typeof FUEL)[Locale], title: string, each: string) => string) =>
    bothOf(FUEL, (t, locale) => text(t, t.fuelIn(t[fuel], nameIn(locale, place)), t.perLitre(groupDigits(perLitre, 2))));
  if (!asked) return { title: inWords((_, title) => title), answer: inWords((_, __, each) => each) };
  const { value, of } = asked;
  if (of.includes('rupee'))
    return {
      title: inWords((t, title) => t.forRupees(title, groupDigits(value))),
      answer: inWords((t, _, each) => t.litresAt(groupDigits(value / perLitre, 2), each)),
    };
  return {
    title: inWords((t, title) => t.ofLitres(title, groupDigits(value, Number.isInteger(value) ? 0 : 2))),
    answer: inWords((t, _, each) => t.rupeesAt(groupDigits(value * perLitre, 2), each)),
  };
}
