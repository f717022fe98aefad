import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName, translate } from '../../i18n/locale.ts';
import { townOfWord } from '../../places/pincodes/town-of-word.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { confidence } from '../../text/confidence.ts';
import { normaliseDevanagari, wordSet } from '../../text/fold.ts';
import { firstAnswers } from '../first-answers.ts';
import type { Amount, DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { amountsFor, type Quantity } from '../quantity.ts';
import { valueAnswer } from '../quantity-values.ts';
import { fuelQuantities, fuelsIn, isOfNoCity, priceAt } from './frames.ts';
import { answerLpg } from './lpg/intent.ts';
import { findFuelPlace } from './places.ts';
import { FUELS } from './tables.ts';
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
  const { entities, place, unknownWords } = query;
  const fuels = FUELS.filter((fuel) => fuelsIn(entities).includes(fuel));
  if (fuels.length === 0) return [];
  const small = await findSmallTown(query);
  const priced = findFuelPlace(place?.name ?? small?.state ?? CAPITAL, place?.state);
  if (!priced) return [];
  const town = small ?? place;
  const isOfState = small !== undefined || (place?.type === 'town' && priced.type === 'state' && place.name !== priced.name);
  const answers = fuels.map((fuel, at) => {
    const price = priceAt(fuel, priced, town ?? priced);
    const amounts = amountsFor(query, fuelsIn(entities), fuel);
    const frame = {
      ...(isOfState && place && { url: `/place/${place.slug}` }),
      confidence: confidence(small ? [] : unknownWords) - at / 100,
      uses: [
        'place',
        'time',
        ...(trip || countedIn(amounts) ? (['amount'] as const) : []),
        ...(trip ? (['operation'] as const) : []),
        ...(small ? (['word'] as const) : []),
      ] as const,
      ...(town ? {} : { assumed: eachLocale((locale) => localName(locale, priced)) }),
    };
    return valueAnswer(query, price, frame, (perLitre) => ({
      ...(trip ? tripTold(price, perLitre, trip) : sumTold(price, perLitre, amounts)),
      ...(isOfState &&
        town && { detail: inAllLocales(FUEL, (t, locale) => t.priceOfState(localName(locale, priced), localName(locale, town))) }),
    }));
  });
  return (await Promise.all(answers)).flat();
}

const countedIn = (amounts: readonly Amount[]): Amount | undefined =>
  amounts.find(({ value, units }) => value > 0 && (units.includes('litre') || units.includes('rupee')));

/** What a way costs by the price of a place. */
const tripTold = ({ title, show }: Quantity, perLitre: number, { km, kmPerLitre }: Trip): Partial<DirectAnswer> => ({
  rupees: (km / kmPerLitre) * perLitre,
  title: inAllLocales(FUEL, (t, locale) =>
    t.ofTrip(translate(title, locale), groupDigits(km), groupDigits(kmPerLitre, Number.isInteger(kmPerLitre) ? 0 : 1)),
  ),
  answer: inAllLocales(FUEL, (t, locale) => {
    const litres = km / kmPerLitre;
    return t.tripCosts(groupDigits(litres, 1), t.rupeesAt(groupDigits(litres * perLitre, 2), translate(show(perLitre), locale)));
  }),
});

/** What some litres cost, or what an amount buys; a litre where nothing is counted. */
function sumTold({ title, show }: Quantity, perLitre: number, amounts: readonly Amount[]): Partial<DirectAnswer> {
  const amount = countedIn(amounts);
  if (!amount) return { rupees: perLitre };
  const { value, units } = amount;
  const inWords = (text: (t: (typeof FUEL)[Locale], title: string, each: string) => string) =>
    inAllLocales(FUEL, (t, locale) => text(t, translate(title, locale), translate(show(perLitre), locale)));
  if (units.includes('rupee'))
    return {
      title: inWords((t, fuel) => t.forRupees(fuel, groupDigits(value))),
      answer: inWords((t, _, each) => t.litresAt(groupDigits(value / perLitre, 2), each)),
    };
  return {
    title: inWords((t, fuel) => t.ofLitres(fuel, groupDigits(value, Number.isInteger(value) ? 0 : 2))),
    answer: inWords((t, _, each) => t.rupeesAt(groupDigits(value * perLitre, 2), each)),
    rupees: value * perLitre,
  };
}
