import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { AGES_AS_OF, describeConflict, findStateAge, formatAge } from './ages.ts';
import { AGES_SOURCE, LIQUOR } from './wording.ts';

/** Words for drink of any kind, by which alone the law of a state is asked for. */
const ANY_DRINK = new Set(['sharab', 'sharaab', 'daru', 'daaru', 'alcohol', 'liquor', 'booze', 'शराब', 'दारू'].map(normaliseDevanagari));

/** On which days shops are shut is not on record. */
export function dryDayAnswer({ entities, day, month, place, unknownWords }: Query): DirectAnswer[] {
  const shut = entities.includes('drink') && entities.includes('sale') && (day !== undefined || month !== undefined) && !place;
  if (!entities.includes('dry day') && !shut) return [];
  return [
    {
      title: inAllLocales(LIQUOR, (t) => t.dryDays),
      answer: null,
      detail: inAllLocales(LIQUOR, (t) => t.dryDaysAbout),
      declined: true,
      url: '/browse/liquor/drinking-age',
      confidence: unknownWords.length > 1 ? 0.5 : 0.96,
      uses: ['time', 'place', 'other'],
    },
  ];
}

export function ageAnswer({ text, entities, place, unknownWords, contentWords, words }: Query): DirectAnswer[] {
  const isOfLaw =
    words.some((word) => ANY_DRINK.has(normaliseDevanagari(word))) &&
    contentWords.length === 1 &&
    !/\b(?:rate|price|dam|daam|bhav|kimat|mrp|cost)\b|दाम|भाव|कीमत/i.test(text);
  const asks =
    isOfLaw ||
    (entities.includes('drink') && (entities.includes('age') || entities.includes('sale'))) ||
    /\bdry\b|शराबबंदी|sharab ?bandi|drinking age/i.test(text);
  if (!place || !asks || unknownWords.length > 1) return [];
  const row = findStateAge(place.state);
  if (!row) return [];
  const url = '/browse/liquor/drinking-age';
  const told = { as_of: AGES_AS_OF, source: AGES_SOURCE, url, confidence: 0.95, uses: ['place', 'other'] } as const;
  const inRow = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('; ');
  const inHindi = inRow(row.law, describeConflict(row, 'hi'));
  // Notes are in English alone; the page has them.
  const detail = { en: inRow(row.law, describeConflict(row), row.note), ...(inHindi ? { hi: inHindi } : {}) };
  const more = detail.en ? { detail } : {};
  const state = findStateName(row.state);
  if (row.sale === 'prohibited') {
    const title = inAllLocales(LIQUOR, (t, locale) => t.liquorIn(localName(locale, state)));
    return [{ title, answer: inAllLocales(LIQUOR, (t) => t.saleIsProhibited), ...more, ...told }];
  }
  const title = inAllLocales(LIQUOR, (t, locale) => t.ageIn(localName(locale, state)));
  const answer = formatAge(row) === undefined ? null : inAllLocales(LIQUOR, (t, locale) => t.years(formatAge(row, locale) ?? ''));
  return [{ title, answer, ...more, ...told }];
}
