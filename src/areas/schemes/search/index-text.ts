import { fold } from '../../../text/fold.ts';
import type { SchemeRow, SchemeTextRow } from '../tables.ts';

/** Dotted initials are one word: `P.M.` is `pm`. */
const joinInitials = (text: string): string =>
  text.includes('.') ? text.replace(/\b(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (initials) => initials.replaceAll('.', '')) : text;

/** The searchable words of a text: folded, initials joined. */
export const searchWords = (text: string): string[] => fold(joinInitials(text)).split(' ').filter(Boolean);

/** A text as a single word: `PM-KISAN` is `pmkisan`. */
const compact = (text: string): string => searchWords(text).join('');

type Searched = Pick<SchemeRow, 'slug' | 'name' | 'short_title' | 'tags' | 'brief' | 'states'>;

/** The key by which names are sorted and compared. */
export const nameKey = (name: string): string => searchWords(name).join(' ');

/** Short title and slug as single words, each between spaces. */
export function shortKeys({ slug, short_title }: Pick<SchemeRow, 'slug' | 'short_title'>): string {
  return ` ${[...new Set([compact(slug), compact(short_title ?? '')])].filter(Boolean).join(' ')} `;
}

/** A scheme's texts for the index. The publisher derives slugs from short forms, so a slug counts as one. */
export function indexText(row: Searched): Omit<SchemeTextRow, 'rowid'> {
  const short = `${row.slug} ${row.short_title ?? ''}`;
  const tags = parseList(row.tags);
  return {
    short: words([short, ...short.split(' ').map(compact)]),
    name: words([row.name, ...hyphenated(row.name)]),
    tags: words([...tags, ...tags.flatMap(hyphenated)]),
    brief: words([row.brief ?? '']),
    place: words(parseList(row.states).filter((state) => state !== 'All')),
  };
}

/** Words with a hyphen or dot as single words, in addition to their parts. */
const hyphenated = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}.-]+/u)
    .filter((word) => /[.-]/.test(word))
    .map(compact);

const words = (texts: readonly string[]): string => texts.flatMap(searchWords).join(' ');

/** A JSON list in a row; empty if unknown. */
export const parseList = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]));
