import { FIELD } from '../areas/field-wording.ts';
import { eachLocale, inAllLocales, type Locale, localName } from '../i18n/locale.ts';
import type { Place } from '../places/gazetteer.ts';
import { nameWords } from '../text/asks-name.ts';
import type { RankedAnswer } from './area-answer.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isThing } from './tokens.ts';

const SURE = 0.97;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What the one place of a question is called, and what besides: `new name of allahabad`. Which of its names are older is not on record. */
export function namesOf({ text, places: [place, other], unknownWords, tokens }: ParsedQuery): RankedAnswer[] {
  const asking = nameWords(text);
  const isOfThing = tokens.some(({ word, kind, senses }) => kind === 'name' && !asking?.has(word) && senses.some(isThing));
  if (!asking || !place || other || isOfThing || !unknownWords.every((word) => asking.has(word))) return [];
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => t.namesOf(localName(locale, place))),
      answer: eachLocale((locale) => [localName(locale, place), ...otherNames(place, locale)].join(', ')),
      url: `/place/${place.slug}`,
      area: 'places',
      confidence: SURE,
    },
  ];
}

/** Other names in the letters of a language; in Latin ones where Hindi has none. */
function otherNames({ aliases }: Place, locale: Locale): readonly string[] {
  const [hindi, latin] = [aliases.filter((one) => DEVANAGARI.test(one)), aliases.filter((one) => !DEVANAGARI.test(one))];
  return locale === 'hi' && hindi.length > 0 ? hindi : latin;
}
