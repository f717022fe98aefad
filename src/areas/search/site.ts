import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../lib/env.ts';
import { ApiError } from '../../lib/errors.ts';
import { withoutSnapshot } from '../../lib/snapshot.ts';
import { nearestWord } from '../../lib/spelling.ts';
import { fold, formOf } from '../../lib/text.ts';
import { initialsOf, spokenLatin } from '../../lib/transliterate.ts';
import type { Area, SearchRecord } from '../area.ts';
import { allAreas } from './all-areas.ts';
import { FILLERS } from './fillers.ts';
import { findRecords, hasWord, openSiteIndex, type SiteDatabase, wordsLike } from './queries.ts';

/** Shorter words are too like too many others to be mended. */
const SHORTEST_MENDED = 5;
/** Longer ones are nobody's misspelling, and mending takes time. */
const LONGEST_MENDED = 20;
const MOST_MENDED = 4;
/** Words of the index that a misspelt one is compared with. */
const CANDIDATES = 200;
/** A word of so many letters may have two slips, a shorter one has one. */
const TWO_SLIPS_FROM = 8;
/** Further words of a text are left out of the search. */
const MOST_WORDS = 12;
/** Single letters begin too many words to be looked up as beginnings. */
const SHORTEST_PREFIX = 2;

/** The index of what the service itself has; the build makes it. */
export const siteIndexFile = (dist = env.DIST_DIR): string => join(dist, 'search.sqlite');

let index: SiteDatabase | undefined;

function openIndex(): SiteDatabase {
  const file = siteIndexFile();
  if (!index && !existsSync(file)) {
    throw new ApiError('snapshot_unavailable', `The content of this service cannot be searched: ${file} is missing.`, {
      hint: 'The build makes it: npm run build',
    });
  }
  index ??= openSiteIndex(file);
  return index;
}

/** Something of this service that was found; its address is a path from the root. */
export type SiteHit = Pick<SearchRecord, 'url' | 'title' | 'description' | 'hi'>;

/** How well a hit answers a text, best first. */
const RANKS = { exact: 0, whole: 1, full: 2, mended: 3, some: 4 } as const;

interface RankedHit extends SiteHit {
  rank: number;
}

/**
 * Searches what the service itself has: the index of the build, and the indexes of areas that have one of their own. All words must be there,
 * each as the beginning of a word; where nothing has them all, misspelt words are mended, and with `loose` records that have some of the words
 * are given. What bears the very text as its name comes first, then pages of whole areas, then by likeness, areas taking turns. Throws
 * ApiError `snapshot_unavailable` where there is no index.
 */
export async function searchSite(q: string, limit: number, { loose }: { loose: boolean }): Promise<SiteHit[]> {
  const all = fold(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !FILLERS.has(formOf(word)));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const areas = await allAreas();
  const lists = await Promise.all([
    searchIndex(words, [all.join(' '), words.join(' ')], limit, loose),
    ...areas.map((area) => searchArea(area, words.join(' '), limit)),
  ]);
  const places = lists.flatMap((hits) => hits.map((hit, place) => ({ hit, place })));
  return places
    .sort((a, b) => a.hit.rank - b.hit.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ hit: { url, title, description, hi } }) => ({ url, title, description, ...(hi ? { hi } : {}) }));
}

async function searchArea(area: Area, text: string, limit: number): Promise<RankedHit[]> {
  const hits = await withoutSnapshot(async () => (await area.search?.(text, limit)) ?? [], []);
  return hits.map((hit) => ({ ...hit, rank: hit.exact ? RANKS.exact : hit.loose ? RANKS.mended : RANKS.full }));
}

/** `names`: the folded text, and that without the words that say nothing. */
async function searchIndex(
  words: readonly string[],
  names: readonly [string, string],
  limit: number,
  loose: boolean,
): Promise<RankedHit[]> {
  const db = openIndex();
  const find = async (expression: string, rank: number, wholeFirst = true): Promise<RankedHit[]> => {
    const hits = await findRecords(db, { expression: namesOnly(words, expression), names, limit, wholeFirst });
    return hits.map(({ title_hi: title, description_hi: description, ...hit }) => ({
      ...hit,
      ...(title ? { hi: { title, ...(description ? { description } : {}) } } : {}),
      rank: hit.exact ? RANKS.exact : hit.whole && wholeFirst ? RANKS.whole : rank,
    }));
  };
  const full = await find(words.map(expressionOf).join(' AND '), RANKS.full);
  if (full.length > 0) return full;
  const mended = await mendWords(db, words);
  const near = await find(mended.map(expressionOf).join(' AND '), RANKS.mended);
  if (near.length > 0 || !loose) return near;
  // Where only some of the words match, an area's page has less to say than a record that has most of them.
  // Beginnings of words would find too much then.
  return find(mended.map((word) => `"${word}"`).join(' OR '), RANKS.some, false);
}

/** A word as an FTS5 string with everything that begins with it; folding has left letters, marks and digits only. Devanagari also as it sounds. */
function expressionOf(word: string): string {
  const begun = (one: string) => (one.length < SHORTEST_PREFIX ? `"${one}"` : `"${one}"*`);
  const latin = /^[\u0900-\u097f]+$/.test(word) ? (initialsOf(word) ?? spokenLatin(word)) : word;
  return latin === word || !/^[a-z]+$/.test(latin) ? begun(word) : `(${begun(word)} OR ${begun(latin)})`;
}

/** Numbers alone mean what is called so, not every text in which they occur. */
const namesOnly = (words: readonly string[], expression: string): string =>
  words.every((word) => /^\d+$/.test(word)) ? `{folded_title folded_names} : (${expression})` : expression;

/** The words, those that nothing begins with in the spelling of the index. Each takes a look-up by trigrams, so only a few are tried. */
async function mendWords(db: SiteDatabase, words: readonly string[]): Promise<string[]> {
  const mended: string[] = [];
  let tries = 0;
  for (const word of words) {
    // Another number is another thing, not a misspelling.
    const isWord = word.length >= SHORTEST_MENDED && word.length <= LONGEST_MENDED && !/\d/.test(word);
    if (!isWord || tries >= MOST_MENDED || (await hasWord(db, word))) {
      mended.push(word);
      continue;
    }
    tries += 1;
    mended.push(nearestWord(word, await wordsLike(db, word, CANDIDATES), word.length < TWO_SLIPS_FROM ? 1 : 2) ?? word);
  }
  return mended;
}
