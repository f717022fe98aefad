import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales, type Locale, localName, translate } from '../../i18n/locale.ts';
import { confidence } from '../../text/confidence.ts';
import { slugify } from '../../text/fold.ts';
import { declinedAnswer, firstAnswers } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { answerOperation } from '../quantities.ts';
import { amountsFor } from '../quantity.ts';
import { valueAnswer } from '../quantity-values.ts';
import { dutyAnswer } from './duty-answer.ts';
import { metalQuantities, priceOf, withShares } from './frames.ts';
import { findCity, findGrams, findKarat, findNamedWeight, findSum, KARATS, nameIn, pageFor, weightIn } from './metal-price.ts';
import { METALS, type Metal, USUAL_GRAMS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** The price of some grams of each metal named, at a place; gold in 24, 22 or 18 karat. `8 g 22k mumbai` is gold without its name. */
export const answerMetal = firstAnswers(dutyAnswer, priceAnswer);

async function priceAnswer(query: Query): Promise<DirectAnswer[]> {
  const { entities } = query;
  const [charged] = CHARGES.test(query.text) && !query.asked.percents ? METALS.filter((one) => entities.includes(one)) : [];
  if (charged) return [{ ...NO_CHARGES, title: inAllLocales(METAL_WORDS, (t) => t[charged]) }];
  const ofOther = ofOtherKarat(query);
  if (ofOther.length > 0 && (entities.includes('gold') || METALS.every((one) => !entities.includes(one)))) return ofOther;
  const compared = await answerOperation(query, metalQuantities(query));
  if (compared.length > 0) return compared;
  const named = METALS.filter((one) => entities.includes(one));
  const isGold = findKarat(entities) || entities.includes('tola') || entities.includes('sovereign');
  const metals: readonly Metal[] = named.length > 0 ? named : isGold ? ['gold'] : [];
  const karats = Object.keys(KARATS).filter((one) => entities.includes(one));
  // `24k vs 22k`: one after the other.
  const readings =
    karats.length > 1
      ? karats.map((karat) => ({ ...query, entities: entities.filter((one) => one === karat || !karats.includes(one)) }))
      : [query];
  // A place abroad and one of India: each has its price.
  const ofPlaces =
    (query.place || HOME.test(query.text)) && entities.some((one) => one.startsWith('at ')) ? readings.flatMap(atBoth) : readings;
  // `gold 10 gram silver 1 kg`: each has its own weight.
  const inOrder = entities.filter((one) => metals.some((metal) => metal === one));
  const questions = ofPlaces.flatMap((reading) =>
    metals.map((metal) => ({ reading: { ...reading, amounts: amountsFor<string>(query, inOrder, metal) }, metal })),
  );
  return (await Promise.all(questions.map(({ reading, metal }, at) => answerOne(reading, metal, at)))).flat();
}

/** What jewellers take besides, of which nothing is on record. */
const CHARGES = /\b(?:making|hallmark(?:ing)?|wastage|labou?r)\b.*\bcharges?\b|\bcharges?\b.*\b(?:making|hallmark(?:ing)?)\b/iu;
const NO_CHARGES: Omit<DirectAnswer, 'title'> = {
  answer: null,
  declined: true,
  detail: inAllLocales(METAL_WORDS, (t) => t.noCharges),
  url: '/browse/commodities/gold',
  confidence: 0.97,
  uses: ['word', 'other', 'place', 'time', 'operation', 'amount'],
};

const HOME = /\b(?:india|bharat)\b|भारत/iu;

/** A question that names a place abroad and one of India, asked of each. */
const atBoth = (query: Query): Query[] => {
  const { place: _, ...abroad } = query;
  return [
    { ...abroad, places: [] },
    { ...query, entities: query.entities.filter((one) => !one.startsWith('at ')) },
  ];
};

/** A purity that no price is told of: `14 carat`. With `k` alone others than these are thousands. */
const OTHER_KARAT = /(?<![\d.])((?:8|9|1\d|2[0-3])(?=\s*-?(?:kt|ct|[kc]a(?:i)?ra?e?t|कै?रे?ट))|(?:9|14|21)(?=\s*k(?![\p{L}\p{M}])))/iu;

/** That no price of a purity is on record, where it is none of those that are. */
function ofOtherKarat({ text, entities }: Query): DirectAnswer[] {
  const karat = Number(OTHER_KARAT.exec(text)?.[1] ?? 24);
  if (findKarat(entities) || Object.values(KARATS).some((one) => one === karat)) return [];
  return [
    declinedAnswer(
      inAllLocales(METAL_WORDS, (t) => t.metalOfKarat(t.gold, t.karat(karat))),
      inAllLocales(METAL_WORDS, (t) => t.karatsOnRecord),
      { url: '/browse/commodities/gold', confidence: 0.97, uses: ['place', 'time', 'amount', 'operation', 'word'] },
    ),
  ];
}

/** The price of the metal that is named at this place, from 0. */
async function answerOne(query: Query, metal: Metal, at: number): Promise<DirectAnswer[]> {
  const { entities, place, amounts, unknownWords } = query;
  const karat = findKarat(entities);
  const counted = findGrams(amounts);
  const sum = counted === undefined ? findSum(amounts) : undefined;
  const grams = counted ?? (sum === undefined ? findNamedWeight(entities) : undefined) ?? USUAL_GRAMS[metal];
  const abroad = entities.find((one) => one.startsWith('at '));
  const city = findCity(metal, entities, place);
  // A place abroad without a price for this metal does not get India's.
  if (abroad && !place && city === 'india') return [];
  const price = priceOf({ metal, karat: metal === 'gold' ? karat : undefined, grams, city });
  const isFor = city === 'india' && place && place.name !== 'India';
  const whereIn = (locale: Locale) => (isFor ? METAL_WORDS[locale].indiaFor(localName(locale, place)) : translate(price.name, locale));
  const frame = {
    title: inAllLocales(METAL_WORDS, (t, locale) => t.weightIn(nameIn(metal, karat, locale), weightIn(grams, locale), whereIn(locale))),
    // A purity alone can belong to anything.
    confidence: confidence(unknownWords, METALS.some((one) => entities.includes(one)) || amounts.length > 0 ? 1 : 0.7) - at / 100,
    uses: ['place', 'time', ...(counted === undefined && sum === undefined ? [] : (['amount'] as const))] as const,
    ...(karat && metal !== 'gold' && !entities.includes('gold') ? { unused: [METAL_WORDS.en.karat(karat)] } : {}),
  };
  return valueAnswer(query, price, frame, (rupees) => {
    if (sum !== undefined) {
      const bought = Math.round((sum / rupees) * grams * 1000) / 1000;
      return {
        title: inAllLocales(METAL_WORDS, (t, locale) => t.forSum(nameIn(metal, karat, locale), groupDigits(sum), whereIn(locale))),
        answer: inAllLocales(METAL_WORDS, (t) => t.gramsAt(t.grams(bought), groupDigits(rupees / grams, 2))),
        url: pageFor(metal, city === 'india' ? city : slugify(city), bought, karat),
      };
    }
    const bill = withShares(query, rupees);
    if (!bill) return { rupees };
    return {
      answer: price.show(bill.total),
      rupees: bill.total,
      detail: inAllLocales(METAL_WORDS, (t, locale) => t.billOf(translate(price.show(rupees), locale), bill.making, bill.gst)),
      confidence: 1,
      uses: [...frame.uses, 'amount', 'other', 'operation'],
    };
  });
}
