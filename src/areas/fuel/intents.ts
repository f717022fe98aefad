import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName } from '../../i18n/locale.ts';
import { townOfWord } from '../../places/pincodes/town-of-word.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { confidence } from '../../text/confidence.ts';
import { normaliseDevanagari, wordSet } from '../../text/fold.ts';
import { valueOnRecord } from '../asked-time.ts';
import { firstAnswers } from '../first-answers.ts';
import type { Amount, DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { fuelQuantities, isOfNoCity } from './frames.ts';
import { answerLpg } from './lpg/intent.ts';
import { allDaysOnRecord, lastPriceEver } from './metros/values.ts';
import { findFuelPlace } from './places.ts';
import { FUELS, type Fuel } from './tables.ts';
import { readTrip, type Trip } from './trip.ts';
import { FUEL } from './wording.ts';

/** Represents the country if no place is named. */
const CAPITAL = 'New Delhi';

const BEFORE_TOWN = new Set(['in', 'at']);
const BEHIND_TOWN = wordSet('me mein main में');

/** A town known only by its post office: for `petrol price in kotdwar`, where no list has the word. */
async function findSmallTown({
  place,
  words,
  unclaimedWords: [word, ...more],
}: Query): Promise<{ name: string; state: string } | undefined> {
  if (place || !word || more.length > 0) return undefined;
  const at = words.indexOf(word);
  const isTown = BEFORE_TOWN.has(words[at - 1] ?? '') || BEHIND_TOWN.has(normaliseDevanagari(words[at + 1] ?? ''));
  return isTown ? withoutSnapshot(() => townOfWord(word), undefined) : undefined;
}

/** A fuel's price at a place, its own or its state's: per litre, for some litres, or what an amount buys; that of a cylinder. */
export const answerFuel = firstAnswers(answerLpg, answerLitres);

async function answerLitres(query: Query): Promise<DirectAnswer[]> {
  const trip = readTrip(query.text);
  // Which car goes how far is no price.
  if (!trip && query.entities.includes('way')) return [];
  // `18 ka average` is no mean.
  if (isOfNoCity(query)) return [];
  const compared = await answerOperation(query, trip ? undefined : fuelQuantities(query));
  if (compared.length > 0) return compared;
  const { entities, place, amounts, unknownWords } = query;
  const named = FUELS.filter((fuel) => entities.includes(fuel));
  const fuels: readonly Fuel[] = named.length > 0 ? named : entities.includes('both') ? FUELS : [];
  if (fuels.length === 0) return [];
  const small = await findSmallTown(query);
  const priced = findFuelPlace(place?.name ?? small?.state ?? CAPITAL, place?.state);
  if (!priced) return [];
  const town = small ?? place;
  const isOfState = small !== undefined || (place?.type === 'town' && priced.type === 'state' && place.name !== priced.name);
  const answers = fuels.map(async (fuel, at): Promise<DirectAnswer[]> => {
    const value = await valueOnRecord(query, {
      newest: (days) => lastPriceEver(priced, fuel, days),
      ends: () => allDaysOnRecord(priced, fuel),
      says: ({ paise }) => inAllLocales(FUEL, (t) => t.perLitre(groupDigits(paise / 100, 2))),
    });
    if (!value) return [];
    const frame = {
      url: isOfState && place ? `/place/${place.slug}` : `/browse/fuel/${priced.id}`,
      confidence: confidence(small ? [] : unknownWords) - at / 100,
      uses: [
        'place',
        'time',
        ...(trip || countedIn(amounts) ? (['amount'] as const) : []),
        ...(trip ? (['operation'] as const) : []),
        ...(small ? (['word'] as const) : []),
      ] as const,
      ...(town ? {} : { assumed: inAllLocales(FUEL, (_, locale) => localName(locale, priced)) }),
    };
    const title = inAllLocales(FUEL, (t, locale) => t.fuelIn(t[fuel], localName(locale, town ?? priced)));
    if ('declined' in value) return [{ title, ...value.declined, ...frame }];
    const { paise, day, source } = value.row;
    const answer = trip ? answerTrip(fuel, town ?? priced, paise / 100, trip) : answerPrice(fuel, town ?? priced, paise / 100, amounts);
    if (!isOfState || !town) return [{ ...answer, as_of: day, source, ...frame }];
    const detail = inAllLocales(FUEL, (t, locale) => t.priceOfState(localName(locale, priced), localName(locale, town)));
    return [{ ...answer, detail, as_of: day, source, ...frame }];
  });
  return (await Promise.all(answers)).flat();
}

const countedIn = (amounts: readonly Amount[]): Amount | undefined =>
  amounts.find(({ value, units }) => value > 0 && (units.includes('litre') || units.includes('rupee')));

type Named = Readonly<{ name: string; hi?: string }>;

/** What a way costs by the price of a place. */
const answerTrip = (
  fuel: Fuel,
  place: Named,
  perLitre: number,
  { km, kmPerLitre }: Trip,
): Pick<DirectAnswer, 'title' | 'answer' | 'rupees'> => ({
  rupees: (km / kmPerLitre) * perLitre,
  title: inAllLocales(FUEL, (t, locale) =>
    t.ofTrip(t.fuelIn(t[fuel], localName(locale, place)), groupDigits(km), groupDigits(kmPerLitre, Number.isInteger(kmPerLitre) ? 0 : 1)),
  ),
  answer: inAllLocales(FUEL, (t) => {
    const litres = km / kmPerLitre;
    return t.tripCosts(groupDigits(litres, 1), t.rupeesAt(groupDigits(litres * perLitre, 2), t.perLitre(groupDigits(perLitre, 2))));
  }),
});

/** A fuel's price at a place: for some litres, or what an amount buys. */
function answerPrice(
  fuel: Fuel,
  place: Named,
  perLitre: number,
  amounts: readonly Amount[],
): Pick<DirectAnswer, 'title' | 'answer' | 'rupees'> {
  const amount = countedIn(amounts);
  const inWords = (text: (t: (typeof FUEL)[Locale], title: string, each: string) => string) =>
    inAllLocales(FUEL, (t, locale) => text(t, t.fuelIn(t[fuel], localName(locale, place)), t.perLitre(groupDigits(perLitre, 2))));
  if (!amount) return { title: inWords((_, title) => title), answer: inWords((_, __, each) => each), rupees: perLitre };
  const { value, units } = amount;
  if (units.includes('rupee'))
    return {
      title: inWords((t, title) => t.forRupees(title, groupDigits(value))),
      answer: inWords((t, _, each) => t.litresAt(groupDigits(value / perLitre, 2), each)),
    };
  return {
    title: inWords((t, title) => t.ofLitres(title, groupDigits(value, Number.isInteger(value) ? 0 : 2))),
    answer: inWords((t, _, each) => t.rupeesAt(groupDigits(value * perLitre, 2), each)),
    rupees: value * perLitre,
  };
}
