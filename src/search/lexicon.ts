import type { Chunked } from '../kernel/chunked.ts';
import { MEANS_OTHER } from '../places/cities.ts';
import { ownNames } from '../places/find.ts';
import { PLACES } from '../places/gazetteer.ts';
import { isEnglish } from '../text/english-words.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { addName, type NameIndex, namesBySound, nearestName, newNames } from '../text/name-index.ts';
import { toOneScript } from '../text/scripts.ts';
import { phoneticKey } from '../text/spelling.ts';
import type { SearchedArea } from './searched-areas.ts';
import { type Sense, tokenWords } from './tokens.ts';

/** Every name that the areas and the gazetteer know. */
export interface Lexicon extends NameIndex<Sense> {
  /** Words of the areas' texts: neither misspelt names nor stop words. */
  ordinary: ReadonlySet<string>;
}

/** Places collected in one go. */
const CHUNK_SIZE = 250;

/** Collects the vocabularies and pages of all areas, and the names of places. */
export function* makeLexicon(areas: readonly SearchedArea[]): Chunked<Lexicon> {
  const names = newNames<Sense>();
  // Split as queries are: `pm 2.5` has a point, and currency signs are names too.
  const put = (sense: Sense, all: Iterable<string>) => {
    for (const name of all) {
      const words = tokenWords(name);
      addName(names, words.join(' ') || name, sense);
      // Two words of Hindi are written as one too: करवाचौथ, रथयात्रा.
      if (words.length === 2 && words.every((word) => /^[\u0900-\u097f]{2,}$/u.test(word))) addName(names, words.join(''), sense);
    }
  };
  for (const { name: area, title, page: mainPage = `/docs/${area}`, find: { vocabulary = {}, navigation = [] } = {} } of areas) {
    for (const [concept, called] of Object.entries(vocabulary)) put({ area, concept }, called);
    const pages = Map.groupBy([...navigation, { page: mainPage, names: [area, ...Object.values(title)] }], ({ page }) => page);
    for (const [page, all] of pages)
      put(
        { area, page },
        all.flatMap((one) => one.names),
      );
    yield;
  }
  // All namesakes: if a city and a state share a name, the city is meant; of two towns the larger, which comes first.
  const places = PLACES.toSorted((a, b) => Number(a.type === 'state') - Number(b.type === 'state')).map((place) => ({ place }));
  for (const [at, sense] of places.entries()) {
    if (at % CHUNK_SIZE === 0) yield;
    put(sense, ownNames(sense.place));
  }
  yield;
  for (const sense of places) put(sense, sense.place.aliases);
  // Names in other scripts as the query has them, in Devanagari letters; a word that means something else already keeps its meaning.
  for (const [at, sense] of places.entries()) {
    if (at % CHUNK_SIZE === 0) yield;
    put(
      sense,
      (sense.place.scripts ?? [])
        .map((name) => toOneScript(name))
        .filter((form) => !names.exact.has(tokenWords(form).join(' ')) && !MEANS_OTHER.has(form)),
    );
  }
  return Object.assign(names, { ordinary: new Set(areas.flatMap(({ find }) => (find?.textWords ?? []).map(normaliseDevanagari))) });
}

/** Whether a Devanagari word is a name, as written or by its sound. */
export const isName = (lexicon: Lexicon, word: string): boolean =>
  lexicon.exact.has(normaliseDevanagari(word)) || namesBySound(lexicon, word).length > 0;

/** The ending of a Hindi plural in Latin letters: `mahilaon`, `betiyon`, `kisano`. */
const PLURAL = /y?on?$/;

/**
 * The name that a word means which is in no list as written. A word of the areas' texts, the plural of one, or a word of English is no slip; of English
 * one that sounds like the name is.
 */
export function correctWord(lexicon: Lexicon, word: string): string | undefined {
  if ([word, word.replace(PLURAL, '')].some((one) => lexicon.ordinary.has(one))) return undefined;
  const name = nearestName(lexicon, word);
  return name !== undefined && isEnglish(word) && phoneticKey(name) !== phoneticKey(word) ? undefined : name;
}
