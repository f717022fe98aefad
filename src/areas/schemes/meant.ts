import { normaliseDevanagari } from '../../text/fold.ts';
import { isWordAlike, phoneticKey } from '../../text/spelling.ts';
import { DEFAULT_RESULTS, type SearchHit } from '../intent.ts';
import { schemesDatabase } from './queries.ts';
import { loadIndex } from './scheme-index.ts';
import { searchSchemes } from './search.ts';

/** A word in more schemes than this names none of them. */
const MAX_NAMED = 10;

/** Has the title each of these words, with a slip or two? */
export function isTitledAlike(title: string, words: readonly string[]): boolean {
  const own = normaliseDevanagari(title).split(' ');
  return words.every((word) => isWordAlike(word, own));
}

/** Do these words name it: is one of them in the titles of few schemes, and do no others have them all in theirs? */
export async function isNaming({ title, url }: SearchHit, words: readonly string[]): Promise<boolean> {
  const { vocabulary } = await loadIndex(await schemesDatabase());
  if (!words.some((word) => isTitledAlike(title, [word]) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED)) return false;
  return !(await searchSchemes(words.join(' '), DEFAULT_RESULTS)).some((other) => other.url !== url && isTitledAlike(other.title, words));
}

/**
 * May these words mean the scheme that they found? A word that no scheme has is one of its title: `ujala` is not Ujjwala. Where one of them is part of a
 * name, the others are written of that scheme too, and not what means the same: Rythu Bandhu is not Krishak Bandhu.
 */
export async function isMeant(
  { title, description }: Pick<SearchHit, 'title' | 'description'>,
  words: readonly string[],
): Promise<boolean> {
  const { vocabulary } = await loadIndex(await schemesDatabase());
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  const others = latin.filter((word) => !isTitledAlike(title, [word]));
  if (others.some((word) => !vocabulary.words.has(word) && !vocabulary.groups.has(phoneticKey(word)))) return false;
  const isNamed = latin.some((word) => !others.includes(word) && (vocabulary.documents.get(word) ?? 0) <= MAX_NAMED);
  return !isNamed || isTitledAlike(description, others);
}
