import { bothOf, nameIn } from '../../lib/locale.ts';
import { stateCalled } from '../../lib/places/states.ts';
import { slugify } from '../../lib/text.ts';
import type { DirectAnswer, Typed } from '../area.ts';
import { FILLERS } from '../search/fillers.ts';
import { DEFAULT_RESULTS } from '../search/schema.ts';
import { searchSchemes, searchSchemesAlike, searchSchemesOf } from './search.ts';
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
const SURE = { name: 0.95, words: 0.55, asked: 0.75, loosely: 0.45 } as const;
const FEWEST_WORDS = 2;

/** A scheme that is called so, or that all the words lead to; the schemes of a state. */
export async function recogniseSchemes({ says, place, words, strangers, unknown, amounts }: Typed): Promise<DirectAnswer[]> {
  const asked = says.includes('scheme');
  const telling = words.filter((word) => !FILLERS.has(word));
  if (asked && place && strangers.length === 0) {
    const url = `/browse/schemes/state/${slugify(place.state)}`;
    const title = bothOf(SCHEMES, (t, locale) => t.stateHeading(nameIn(locale, stateCalled(place.state))));
    return [{ title, answer: null, detail: bothOf(SCHEMES, (t) => t.ofStateAbout), url, sureness: 0.95 }];
  }
  if (strangers.length === 0 || amounts.length > 0) return [];
  const [ofState] = place ? await searchSchemesOf(place.state, strangers.join(' ')) : [];
  const text = words.join(' ');
  const [asWritten] = ofState ? [ofState] : await searchSchemes(text, 1);
  // Other spellings make sure enough where schemes are asked for, or a word is nobody's.
  const [hit] = asWritten || !(asked || unknown.length > 0) ? [asWritten] : await searchSchemesAlike(text, DEFAULT_RESULTS);
  if (!hit) return [];
  // What other areas have a word for is theirs first; two words that nobody has are a scheme's.
  const sureness = hit.loose
    ? unknown.length === strangers.length
      ? SURE.loosely
      : 0
    : hit.exact
      ? SURE.name
      : asked
        ? SURE.asked
        : telling.length >= FEWEST_WORDS && unknown.length > 0
          ? SURE.words
          : 0;
  return [{ title: hit.title, answer: null, detail: hit.description, url: hit.url, sureness }];
}
