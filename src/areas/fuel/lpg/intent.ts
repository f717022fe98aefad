import { groupDigits } from '../../../i18n/format.ts';
import { eachLocale, inAllLocales, localName } from '../../../i18n/locale.ts';
import { findPlace } from '../../../places/find.ts';
import type { Place } from '../../../places/gazetteer.ts';
import { STATES } from '../../../places/states.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { confidence } from '../../../text/confidence.ts';
import { declinedAnswer, firstAnswers } from '../../first-answers.ts';
import type { DirectAnswer, Query } from '../../intent.ts';
import { answerOperation } from '../../quantities.ts';
import { asksWhere, type Quantity } from '../../quantity.ts';
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

/** What a question asks of cylinders. */
interface AskedLpg {
  query: Query;
  all: readonly LpgPrice[];
  isForShops: boolean;
  /** The state that is named, or stands for the country; the place in it as it is named. */
  state: Named;
  named: Named;
}

/** The price of a cylinder in a state, and operations over those of states: `lpg price in kerala`, `where is gas cheapest`. */
export async function answerLpg(query: Query): Promise<DirectAnswer[]> {
  const { entities, place } = query;
  const state = findPlace(STATE_INDEX, place?.state ?? place?.name ?? CAPITAL);
  if (!entities.includes('lpg') || !state) return [];
  const all = await withoutSnapshot(lpgPrices, []);
  return wayOf({ query, all, isForShops: entities.includes('commercial'), state, named: place ?? state });
}

const wayOf = firstAnswers<AskedLpg>(compared, ofOtherSize, ofState);

const pricedIn = ({ all }: AskedLpg, { state, name }: Pick<Place, 'state' | 'name'>): LpgPrice | undefined =>
  all.find((one) => one.place.id === findPlace(STATE_INDEX, state || name)?.id);

function compared(lpg: AskedLpg): DirectAnswer[] | Promise<DirectAnswer[]> {
  const { query, all, isForShops } = lpg;
  const { places, asked, text } = query;
  // `domestic vs commercial lpg`, `19 kg and 14.2 kg`: one of each.
  const kinds = isForShops && DOMESTIC.test(text) ? [false, true] : [isForShops];
  const named = places.flatMap((one) => {
    const price = pricedIn(lpg, one);
    return price ? kinds.flatMap((each) => cylinderAt(price, each, one) ?? []) : [];
  });
  if (named.length < places.length * kinds.length) return [];
  return answerOperation(kinds.length > 1 && asked.kind === 'value' ? { ...query, asked: { ...asked, kind: 'difference' } } : query, {
    named,
    all: async () => all.flatMap((one) => cylinderAt(one, isForShops) ?? []),
    ranking: (end) => inAllLocales(LPG, (t) => t.ranking(end, isForShops)),
    isOfAll: asksWhere(query),
    isList: places.length === 0 && ALL.test(text),
    url: PAGE,
    uses: ['place', 'time', ...(isForShops ? (['amount', 'other'] as const) : [])],
  });
}

const titleOf = ({ isForShops, named }: AskedLpg) =>
  inAllLocales(LPG, (t, locale) => (isForShops ? t.commercialIn : t.cylinderIn)(localName(locale, named)));

/** That a cylinder of another weight has no price on record. */
function ofOtherSize({ query, all, named }: AskedLpg): DirectAnswer[] {
  const size = OF_SIZE.exec(query.text)?.[1];
  if (all.length === 0 || size === undefined || SIZES.has(Number(size))) return [];
  return [
    declinedAnswer(
      inAllLocales(LPG, (t, locale) => t.cylinderIn(localName(locale, named))),
      inAllLocales(LPG, (t) => t.otherSize(size)),
      { url: PAGE, confidence: 0.95, uses: 'all' },
    ),
  ];
}

/** What a cylinder costs in a state, so many of them, or a kilogram. */
function ofState(lpg: AskedLpg): DirectAnswer[] | Promise<DirectAnswer[]> {
  const { query, all, isForShops, state, named } = lpg;
  const { place } = query;
  if (all.length === 0) return [];
  const price = pricedIn(lpg, { state: state.name, name: state.name });
  const one = price && cylinderAt(price, isForShops, named);
  const count = countIn(query) ?? 1;
  const frame = {
    title: titleOf(lpg),
    url: PAGE,
    confidence: confidence(query.unknownWords),
    uses: ['place', 'time', ...(isForShops || countIn(query) === 1 ? (['amount'] as const) : [])] as const,
    ...(place ? {} : { assumed: eachLocale((locale) => localName(locale, state)) }),
  };
  if (!one || !price) {
    const detail = inAllLocales(LPG, (t, locale) => t.noneOf(localName(locale, state)));
    return [declinedAnswer(frame.title, detail, frame)];
  }
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
