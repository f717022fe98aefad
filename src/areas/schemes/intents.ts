import { inAllLocales, localName } from '../../i18n/locale.ts';
import { findStateName } from '../../places/states.ts';
import { normaliseDevanagari, slugify } from '../../text/fold.ts';
import { isWordAlike, phoneticKey } from '../../text/spelling.ts';
import { DEFAULT_RESULTS, type DirectAnswer, type Query, type SearchHit } from '../intent.ts';
import { schemesDatabase } from './queries.ts';
import { loadIndex } from './scheme-index.ts';
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

/** A word in more schemes than this names none of them. */
const MAX_NAMED = 10;

/** Has the title each of these words, with a slip or two? */
function isTitledAlike(title: string, words: readonly string[]): boolean {
  const own = normaliseDevanagari(title).split(' ');
  return words.every((word) => isWordAlike(word, own));
}

/**
 * May these words mean the scheme that they found? A word that no scheme has is one of its title: `ujala` is not Ujjwala. Where one of them is part of a
 * name, the others are written of that scheme too, and not what means the same: Rythu Bandhu is not Krishak Bandhu.
 */
async function isMeant({ title, description }: SearchHit, words: readonly string[]): Promise<boolean> {
  const { vocabulary } = await loadIndex(await schemesDatabase());
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  const others = latin.filter((word) => !isTitledAlike(title, [word]));
  if (others.some((word) => !vocabulary.words.has(word) && !vocabulary.groups.has(phoneticKey(word)))) return false;
  const isNamed = latin.some((word) => !others.includes(word) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED);
  return !isNamed || isTitledAlike(description, others);
}
