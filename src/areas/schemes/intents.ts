import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { DEFAULT_RESULTS, type DirectAnswer, type Query } from '../intent.ts';
import { isMeant, isTitledAlike } from './meant.ts';
import { searchSchemes, searchSchemesFuzzy, searchStateSchemes } from './search.ts';
import { SCHEMES } from './wording.ts';

/** Words by which people ask for schemes at all; what the schemes are for is found by their own index. */
export const SCHEME_WORDS = {
  scheme: [
    'scheme',
    'schemes',
    'yojana',
    'yojna',
    'yojanaye',
    'yojnaye',
    'yojanayen',
    'sarkari yojana',
    'government scheme',
    'government schemes',
    'govt scheme',
    'योजना',
    'योजनाएं',
    'योजनाएँ',
    'सरकारी योजना',
    'सरकारी योजनाएं',
  ],
  about: [
    'government',
    'govt',
    'sarkari',
    'apply',
    'eligibility',
    'benefit',
    'benefits',
    'list',
    'form',
    'registration',
    'sarkar',
    'सरकारी',
    'पात्रता',
    'लाभ',
    'आवेदन',
    'state',
    'central',
    'welfare',
  ],
} as const;

/** How sure a scheme is meant: by its name, by all the words, by words of which one says that a scheme is, by most of the words. */
const CONFIDENCE = { name: 0.95, words: 0.55, asked: 0.75, loosely: 0.45 } as const;
const MIN_WORDS = 2;

/** A scheme that is called so, or that all the words lead to; the schemes of a state. */
export async function answerSchemes({ entities, place, words, unknownWords, unclaimedWords, amounts }: Query): Promise<DirectAnswer[]> {
  const query = entities.includes('scheme');
  if (query && place && unknownWords.length === 0) {
    const url = `/browse/schemes/state/${slugify(place.state)}`;
    const title = inAllLocales(SCHEMES, (t, locale) => t.stateHeading(localName(locale, findStateName(place.state))));
    return [{ title, answer: null, detail: inAllLocales(SCHEMES, (t) => t.ofStateAbout), url, confidence: 0.95, uses: ['place'] }];
  }
  if (unknownWords.length === 0 || amounts.length > 0) return [];
  // One word beside a place is found in many texts.
  const [ofState] = place && (query || unknownWords.length > 1) ? await searchStateSchemes(place.state, unknownWords.join(' ')) : [];
  const text = words.join(' ');
  const written = ofState ? [ofState] : await searchSchemes(text, 1);
  // What people put around the words is in no text: `free gas connection`. A place is no such word.
  const [asWritten] = written.length > 0 || place ? written : await searchSchemes(unknownWords.join(' '), 1);
  // Other spellings make sure enough where schemes are asked for, or a word is nobody's.
  const [hit] =
    asWritten || !(query || unclaimedWords.length > 0)
      ? [asWritten]
      : (await searchSchemesFuzzy(text, DEFAULT_RESULTS)).filter(({ title }) => isTitledAlike(title, unknownWords));
  if (!hit || !(hit.exact || (await isMeant(hit, unknownWords)))) return [];
  // What other areas have a word for is theirs first; two words that nobody has are a scheme's.
  const confidence = hit.fuzzy
    ? unclaimedWords.length === unknownWords.length && (query || unknownWords.length >= MIN_WORDS)
      ? CONFIDENCE.loosely
      : 0
    : hit.exact
      ? CONFIDENCE.name
      : query
        ? CONFIDENCE.asked
        : unknownWords.length >= MIN_WORDS && unclaimedWords.length > 0
          ? CONFIDENCE.words
          : 0;
  return [
    {
      title: hit.title,
      answer: null,
      detail: hit.description,
      url: hit.url,
      confidence,
      ...(hit.fuzzy ? {} : { uses: ['word', 'other', 'place', 'abroad'] }),
    },
  ];
}
