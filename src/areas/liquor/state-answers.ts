import { groupDigits } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, localName } from '../../i18n/locale.ts';
import type { Place } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { normaliseDevanagari, slugify, wordSet } from '../../text/fold.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import type { PlaceSection } from '../place-section.ts';
import { QUANTITIES } from '../quantity-wording.ts';
import { AGES_AS_OF, describeConflict, findStateAge, formatAge, lawInHindi, noteInHindi, STATE_AGES, type StateAge } from './ages.ts';
import { drinkIn } from './asked-bottles.ts';
import { catalogueOfState, liquorCatalogue } from './catalogue.ts';
import { AGES_SOURCE, LIQUOR } from './wording.ts';

const SALE = { en: 'Sale', hi: 'बिक्री' };
const AGES_PAGE = '/browse/liquor/drinking-age';

/** The legal drinking age of a place's state, and whether liquor is sold there; of a dry state no prices. */
export async function liquorAt({ state }: Place): Promise<PlaceSection | undefined> {
  const row = findStateAge(state);
  if (!row) return undefined;
  const title = { en: 'Liquor', hi: 'शराब' };
  const law = row.law ? { note: { en: row.law, hi: lawInHindi(row.state) ?? row.law } } : {};
  const published = { asOf: AGES_AS_OF, source: AGES_SOURCE };
  const other = conflictWords(row);
  if (row.sale === 'prohibited') {
    const since = row.since ? ` since ${row.since.slice(0, 4)}` : '';
    return {
      title,
      facts: [
        { label: SALE, value: { en: `prohibited${since}`, hi: `बंद${row.since ? `, ${row.since.slice(0, 4)} से` : ''}` }, ...law },
        ...(row.note ? [{ label: { en: 'Exceptions', hi: 'छूट' }, value: { en: row.note, hi: noteInHindi(row.state) ?? row.note } }] : []),
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
      ...(prices > 0
        ? [{ label: { en: 'Prices on record', hi: 'दर्ज दाम' }, value: groupDigits(prices), url: `/browse/liquor/state/${slugify(state)}` }]
        : []),
    ],
    ...published,
    url: AGES_PAGE,
  };
}

/** Products with a price that holds in this state. */
async function countPrices(state: string): Promise<number> {
  return catalogueOfState(await liquorCatalogue(), state).products.length;
}

/** What other sources say, where they say something else. */
const conflictWords = (row: StateAge): LocalizedText | undefined =>
  describeConflict(row) === undefined ? undefined : eachLocale((locale) => describeConflict(row, locale) ?? '');

/** Words for drink of any kind, by which alone the law of a state is asked for. */
const ANY_DRINK = wordSet('sharab sharaab daru daaru alcohol liquor booze शराब दारू');

/** On which days shops are shut is not on record. */
export function dryDayAnswer({ entities, day, month, place, unknownWords }: Query): DirectAnswer[] {
  const shut = entities.includes('drink') && entities.includes('sale') && (day !== undefined || month !== undefined) && !place;
  if (!entities.includes('dry day') && !shut) return [];
  return [
    declinedAnswer(
      inAllLocales(LIQUOR, (t) => t.dryDays),
      inAllLocales(LIQUOR, (t) => t.dryDaysAbout),
      { url: AGES_PAGE, confidence: unknownWords.length > 1 ? 0.5 : 0.96, uses: ['time', 'place', 'other'] },
    ),
  ];
}

const CAN = /\b(?:can|may|old|allowed|sakt[aei])\b|सकत[ाेी]/iu;
/** Ages that people ask about. */
const isAge = (value: number): boolean => value >= 10 && value < 100;

export function ageAnswer({ text, entities, place, unknownWords, contentWords, words, amounts, asked }: Query): DirectAnswer[] {
  const isOfLaw =
    words.some((word) => ANY_DRINK.has(normaliseDevanagari(word))) &&
    contentWords.length === 1 &&
    !/\b(?:rate|price|dam|daam|bhav|kimat|mrp|cost)\b|दाम|भाव|कीमत/i.test(text);
  const [years, other] = amounts.map(({ value }) => value);
  const isOfAge = years !== undefined && isAge(years) && other === undefined && (asked.isQuestion || CAN.test(text));
  const asks =
    isOfLaw ||
    (entities.includes('drink') && (isOfAge || entities.includes('age') || entities.includes('sale'))) ||
    /\bdry\b|शराबबंदी|sharab ?bandi|drinking age/i.test(text);
  if (!place || !asks || unknownWords.length > 1) return [];
  return isOfAge ? lawAnswer(place, years, { isLeast: CAN.test(text), isBeer: drinkIn(words)?.name === 'Beer' }) : lawAnswer(place);
}

/** That no liquor is sold in a place's state, if that is its law. */
export const prohibitionAnswer = (place: Place | undefined): DirectAnswer[] =>
  place && findStateAge(place.state)?.sale === 'prohibited' ? lawAnswer(place) : [];

/** The law of a place's state; of an age that is named, whether it is that of the law, or old enough. */
function lawAnswer(place: Place, years?: number, { isLeast = false, isBeer = false } = {}): DirectAnswer[] {
  const row = findStateAge(place.state);
  if (!row) return [];
  const uses = years === undefined ? (['place', 'other'] as const) : (['place', 'other', 'amount', 'word'] as const);
  const frame = { as_of: AGES_AS_OF, source: AGES_SOURCE, url: AGES_PAGE, confidence: 0.95, uses };
  const inRow = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('; ');
  const inHindi = inRow(lawInHindi(row.state) ?? row.law, describeConflict(row, 'hi'), noteInHindi(row.state));
  const detail = { en: inRow(row.law, describeConflict(row), row.note), ...(inHindi ? { hi: inHindi } : {}) };
  const more = detail.en ? { detail } : {};
  const state = findStateName(row.state);
  if (row.sale === 'prohibited') {
    const title = inAllLocales(LIQUOR, (t, locale) => t.liquorIn(localName(locale, state)));
    return [{ title, answer: inAllLocales(LIQUOR, (t) => t.saleIsProhibited), ...more, ...frame }];
  }
  const title = inAllLocales(LIQUOR, (t, locale) => t.ageIn(localName(locale, state)));
  const age = (isBeer && row.by_beverage?.beer) || row.age;
  const isSo = years !== undefined && age !== null && (isLeast ? years >= age : years === age);
  const answer =
    formatAge(row) === undefined
      ? null
      : inAllLocales(LIQUOR, (t, locale) => {
          const told = t.years(formatAge(row, locale) ?? '');
          if (years === undefined || age === null) return told;
          return (isSo ? QUANTITIES[locale].yes : QUANTITIES[locale].no)(told);
        });
  return [{ title, answer, ...more, ...frame }];
}

const STATES_ASKED =
  /\b(?:which|how many|list|kaun|kis|kitne|all)\b.*\b(?:states?|rajyo?n?)\b|\bstates?\b.*\b(?:where|with|ban\w*|list)\b|\bdry states\b|(?:किन|कौन|किस|कितने).*राज्य/iu;

/** The states in which liquor is banned, those of an age, and the ages of two states. */
export function lawsOf({ text, entities, places, amounts, asked }: Query): DirectAnswer[] {
  const isOfAge = entities.includes('age') && entities.includes('drink');
  const isOfBan =
    /\b(?:ban(?:ned|s)?|dry|prohibit\w*|bandi|not allowed|illegal)\b|बंदी|मना/iu.test(text) &&
    (entities.includes('drink') || /\bdry states?\b|\bprohibition\b|sharab ?bandi|शराब ?बंदी/iu.test(text));
  const common = {
    as_of: AGES_AS_OF,
    source: AGES_SOURCE,
    url: '/browse/liquor/drinking-age',
    confidence: 0.98,
    uses: ['place', 'other', 'amount', 'operation', 'word'],
  } as const;
  const names = (rows: readonly { state: string }[]) =>
    eachLocale((locale) => rows.map(({ state }) => localName(locale, findStateName(state))).join(', '));
  const counted = (rows: readonly { state: string }[]) =>
    eachLocale((locale) => (asked.also.includes('count') ? `${rows.length}: ${names(rows)[locale]}` : names(rows)[locale]));
  if (places.length === 0 && isOfBan && STATES_ASKED.test(text)) {
    const rows = STATE_AGES.filter(({ sale }) => sale === 'prohibited');
    return [{ title: inAllLocales(LIQUOR, (t) => t.bannedIn), answer: counted(rows), ...common }];
  }
  const age = amounts.find(({ value }) => value >= 18 && value <= 25)?.value;
  if (places.length === 0 && isOfAge && (STATES_ASKED.test(text) || asked.kind === 'least' || asked.kind === 'most')) {
    const ages = STATE_AGES.flatMap((row) => (row.age === null || row.sale === 'prohibited' ? [] : [{ ...row, age: row.age }]));
    const askedAge =
      age ??
      (asked.kind === 'least'
        ? Math.min(...ages.map((one) => one.age))
        : asked.kind === 'most'
          ? Math.max(...ages.map((one) => one.age))
          : undefined);
    if (askedAge === undefined) return [];
    return [
      { title: inAllLocales(LIQUOR, (t) => t.ageIs(askedAge)), answer: counted(ages.filter((one) => one.age === askedAge)), ...common },
    ];
  }
  const [one, other] = places;
  if (!isOfAge || !one || !other) return [];
  const rows = [one, other].flatMap((place) => findStateAge(place.state) ?? []);
  if (rows.length < 2) return [];
  return [
    {
      title: inAllLocales(LIQUOR, (t, locale) => t.ageIn(rows.map(({ state }) => localName(locale, findStateName(state))).join(', '))),
      answer: inAllLocales(LIQUOR, (t, locale) =>
        rows
          .map(
            (row) =>
              `${localName(locale, findStateName(row.state))}: ${row.sale === 'prohibited' ? t.saleIsProhibited : t.years(formatAge(row, locale) ?? '?')}`,
          )
          .join('; '),
      ),
      ...common,
    },
  ];
}
