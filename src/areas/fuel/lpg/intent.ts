import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../../i18n/locale.ts';
import { findPlace } from '../../../places/find.ts';
import type { Place } from '../../../places/gazetteer.ts';
import { STATES } from '../../../places/states.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { confidence } from '../../../text/confidence.ts';
import { declinedAnswer } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { answerOperation } from '../../quantities.ts';
import { type AskedQuantities, asksWhere, type Quantity } from '../../quantity.ts';
import { valueAnswer } from '../../quantity-values.ts';
import { ALL } from '../frames.ts';
import { STATE_INDEX } from '../places.ts';
import { type LpgPrice, lpgPrices } from './values.ts';
import { LPG } from './wording.ts';

/** Stands for the country where no place is named. */
const CAPITAL = 'Delhi';
const PAGE = '/browse/fuel/lpg';

const capitalOf = (state: string): string | undefined => STATES.find(({ name }) => name === state)?.capital;

const MAX_CYLINDERS = 50;

/** Kilograms in the cylinders whose prices are printed, of homes and of shops. */
const SIZES: ReadonlySet<number> = new Set([14, 14.2, 19]);
const OF_SIZE = /(\d+(?:\.\d+)?)\s*(?:kgs?\b|kilos?\b|किलो)/iu;

/** How many cylinders are asked for: `3 cylinder price`; kilograms are no count. */
function countIn({ amounts, text }: Query): number | undefined {
  const [amount, other] = amounts;
  if (!amount || other || /\d\s*(?:kgs?\b|kilos?\b|किलो)/iu.test(text)) return undefined;
  const isCount = Number.isInteger(amount.value) && amount.value >= 1 && amount.value <= MAX_CYLINDERS;
  return isCount && amount.units.every((unit) => unit === 'lpg') ? amount.value : undefined;
}

const DOMESTIC = /\b(?:domestic|household|gharelu|14(?:\.2)? ?kgs?)\b|घरेलू/iu;
const PER_KG = /\b(?:per|a|ek|1) ?(?:kgs?|kilo)\b|प्रति किलो/iu;
const KG = { home: 14.2, shop: 19 };

type Named = Readonly<{ name: string; hi?: string }>;

/** What a cylinder for shops or for homes costs in a state; undefined where none is printed. */
function cylinderAt(
  { place, domestic, commercial, day, source }: LpgPrice,
  isForShops: boolean,
  named: Named = place,
): Quantity | undefined {
  const value = isForShops ? commercial : domestic;
  if (value === null) return undefined;
  return {
    title: inAllLocales(LPG, (t, locale) => (isForShops ? t.commercialIn : t.cylinderIn)(localName(locale, named))),
    name: eachLocale((locale) => localName(locale, named)),
    record: {
      newest: async (days) => (!days || (days.first <= day && day <= days.last) ? { day, value, source } : undefined),
      ends: async () => ({ first: day, last: day }),
    },
    show: (rupees) => inAllLocales(LPG, (t) => `₹${groupDigits(rupees, 2)} ${t.each}`),
    url: PAGE,
  };
}

/** The price of a cylinder in a state, and operations over those of states: `lpg price in kerala`, `where is gas cheapest`. */
export async function answerLpg(query: Query): Promise<DirectAnswer[]> {
  const { entities, places, place, unknownWords } = query;
  if (!entities.includes('lpg')) return [];
  const all = await withoutSnapshot(lpgPrices, []);
  const isForShops = entities.includes('commercial');
  // `domestic vs commercial lpg`, `19 kg and 14.2 kg`: one of each.
  const isOfBoth = isForShops && DOMESTIC.test(query.text);
  const pricedIn = ({ state, name }: Pick<Place, 'state' | 'name'>) =>
    all.find((one) => one.place.id === findPlace(STATE_INDEX, state || name)?.id);
  const quantities = (prices: readonly LpgPrice[]) => prices.flatMap((one) => cylinderAt(one, isForShops) ?? []);
  const named = places.flatMap((one) => {
    const price = pricedIn(one);
    return price ? (isOfBoth ? [false, true] : [isForShops]).flatMap((each) => cylinderAt(price, each, one) ?? []) : [];
  });
  const isDifference = isOfBoth && query.asked.kind === 'value';
  const asked: AskedQuantities = {
    named,
    all: async () => quantities(all),
    ranking: (end) => inAllLocales(LPG, (t) => t.ranking(end, isForShops)),
    isOfAll: asksWhere(query),
    isList: places.length === 0 && ALL.test(query.text),
    url: PAGE,
    uses: ['place', 'time', ...(isForShops ? (['amount', 'other'] as const) : [])],
  };
  const compared = await answerOperation(
    isDifference ? { ...query, asked: { ...query.asked, kind: 'difference' } } : query,
    named.length === places.length * (isOfBoth ? 2 : 1) ? asked : undefined,
  );
  if (compared.length > 0) return compared;
  const state = findPlace(STATE_INDEX, place?.state ?? place?.name ?? CAPITAL);
  if (!state || all.length === 0) return [];
  const size = OF_SIZE.exec(query.text)?.[1];
  if (size !== undefined && !SIZES.has(Number(size)))
    return [
      declinedAnswer(
        inAllLocales(LPG, (t, locale) => t.cylinderIn(localName(locale, place ?? state))),
        inAllLocales(LPG, (t) => t.otherSize(size)),
        { url: PAGE, confidence: 0.95, uses: 'all' },
      ),
    ];
  const price = pricedIn({ state: state.name, name: state.name });
  const one = price && cylinderAt(price, isForShops, place ?? state);
  const frame = {
    title: inAllLocales(LPG, (t, locale) => (isForShops ? t.commercialIn : t.cylinderIn)(localName(locale, place ?? state))),
    url: PAGE,
    confidence: confidence(unknownWords),
    uses: ['place', 'time', ...(isForShops || countIn(query) === 1 ? (['amount'] as const) : [])] as const,
    ...(place ? {} : { assumed: eachLocale((locale) => localName(locale, state)) }),
  };
  if (!one || !price) {
    const detail = inAllLocales(LPG, (t, locale) => t.noneOf(localName(locale, state)));
    return [declinedAnswer(frame.title, detail, frame)];
  }
  const count = countIn(query) ?? 1;
  const detail = inAllLocales(LPG, (t, locale) =>
    [
      ...(isForShops || price.commercial === null ? [] : [t.commercialIs(groupDigits(price.commercial, 2))]),
      ...(place?.type === 'town' && place.name !== state.name && ![place.name, ...place.aliases].includes(capitalOf(state.name) ?? '')
        ? [t.ofState(localName(locale, state), localName(locale, place))]
        : []),
    ].join('. '),
  );
  return valueAnswer(query, one, frame, (rupees) => {
    if (PER_KG.test(query.text))
      return {
        answer: inAllLocales(LPG, (t) => t.perKg(groupDigits(rupees / (isForShops ? KG.shop : KG.home), 2))),
        detail: one.show(rupees),
        uses: ['place', 'time', 'amount', 'other'],
      };
    if (count === 1) return { ...(detail.en && { detail }) };
    return {
      title: eachLocale((locale) => `${frame.title[locale]} × ${count}`),
      answer: `₹${groupDigits(rupees * count, 2)}`,
      detail: one.show(rupees),
      uses: ['place', 'time', 'amount'],
    };
  });
}
