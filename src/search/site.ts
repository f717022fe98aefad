import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchHit, SearchRecord } from '../areas/intent.ts';
import { env } from '../kernel/env.ts';
import { ApiError } from '../kernel/errors.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { fold, normaliseDevanagari } from '../text/fold.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { latinAsSpoken, spellInitials } from '../text/transliterate.ts';
import { openSiteIndex, readShown, readSiteIndex, type ShownRow, type SiteDatabase } from './queries.ts';
import { SEARCHED_AREAS, type SearchedArea } from './searched-areas.ts';
import { hasWord, type IndexHit, nearestWord, type SiteIndex, searchIndex, type Terms } from './site-index.ts';

/** Shorter words resemble too many others to be corrected. */
const MIN_FUZZY_LENGTH = 5;
/** Longer words are not misspellings, and correcting them takes time. */
const MAX_FUZZY_LENGTH = 20;
const MAX_CORRECTED_WORDS = 4;
/** Further words of a query are ignored. */
const MAX_WORDS = 12;
/** Single letters match too many words as prefixes. */
const MIN_PREFIX_LENGTH = 2;
/** With fewer exact matches other spellings are tried: a word found in one or two records may be misspelt there too. */
const ENOUGH = 1;
const ENOUGH_OF_ONE_WORD = 3;

/** The site index, made by the build. */
export const siteIndexFile = (dist = env.DIST_DIR): string => join(dist, 'search.sqlite');

let opened: Promise<{ db: SiteDatabase; index: SiteIndex }> | undefined;

/** Opens the index, once per process. Throws ApiError `snapshot_unavailable` if there is none. */
async function openIndex(): Promise<{ db: SiteDatabase; index: SiteIndex }> {
  if (opened) return opened;
  const file = siteIndexFile();
  if (!existsSync(file))
    throw new ApiError('snapshot_unavailable', `The content of this service cannot be searched: ${file} is missing.`, {
      hint: 'The build makes it: npm run build',
    });
  opened = readIndex(file);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function readIndex(file: string): Promise<{ db: SiteDatabase; index: SiteIndex }> {
  const db = openSiteIndex(file);
  return { db, index: await readSiteIndex(db) };
}

/** A search hit in this service; its URL is a path from the root. */
export type SiteHit = Pick<SearchRecord, 'url' | 'title' | 'description' | 'hi'> & {
  /** Whether the query names it: exactly, or as a good part of its title. */
  sure: boolean;
};
type Shown = Omit<SiteHit, 'sure'>;
/** A hit of an area's own index, with its other names. */
type Found = Shown & Pick<SearchRecord, 'names'>;
/** The share of a title that a query must cover to name it. */
const GOOD_PART = 0.5;

/** How well a hit matches, best first. */
const RANKS = { exact: 0, whole: 1, full: 2, mended: 3, some: 4 } as const;

/** A hit of an area's own index, or a record number of the site index, which already weighs titles most. */
type RankedHit = { rank: number; titled: boolean } & ({ hit: Found } | { record: number });

/** A query, prepared for searching. */
interface SiteQuery {
  words: readonly string[];
  /** The folded text, and the same without stop words. */
  names: readonly [string, string];
  limit: number;
}

/**
 * Searches this service: the site index and the indexes of areas that have their own. All words must match, each as a prefix. If hardly anything
 * matches, misspelt words are corrected, and with `loose` some of the words suffice. Exact names come first, then pages of whole areas, then by
 * score with areas taking turns, those with title matches first. Throws ApiError `snapshot_unavailable` if there is no index.
 */
export async function searchSite(q: string, limit: number, { fuzzy }: { fuzzy: boolean }): Promise<SiteHit[]> {
  const all = fold(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const telling = all.filter((word) => !STOP_WORDS.has(normaliseDevanagari(word)));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const { db, index } = await openIndex();
  const siteQuery: SiteQuery = { words, names: [all.join(' '), words.join(' ')], limit };
  const searching = SEARCHED_AREAS.filter(({ find }) => find?.search);
  const written = [findExact(index, siteQuery), ...(await Promise.all(searching.map((area) => searchArea(area, 'search', siteQuery))))];
  const fullMatches = written.flat().filter(({ rank }) => rank <= RANKS.full).length;
  const lists = fullMatches < (words.length === 1 ? ENOUGH_OF_ONE_WORD : ENOUGH) ? await addAlike(written) : written;
  const places = lists.flatMap((hits) => hits.map((hit, place) => ({ hit, place })));
  const first = places
    .sort((a, b) => a.hit.rank - b.hit.rank || a.place - b.place || Number(b.hit.titled) - Number(a.hit.titled))
    .slice(0, limit)
    .map(({ hit }) => hit);
  const shown = await readShown(
    db,
    first.flatMap((one) => ('record' in one ? [one.record] : [])),
  );
  return first.map((one) => {
    const { names, ...hit }: Found = 'record' in one ? shownHit(shown.get(one.record)) : one.hit;
    return { ...hit, sure: one.rank <= RANKS.whole || (one.rank === RANKS.full && isTitled({ ...hit, names }, words, 'hit' in one)) };
  });

  /** The same, with corrected spelling for the lists that are empty. */
  async function addAlike([indexHits = [], ...others]: readonly (readonly RankedHit[])[]): Promise<(readonly RankedHit[])[]> {
    const searched = searching.map((area, at) => (others[at]?.length ? others[at] : searchArea(area, 'searchFuzzy', siteQuery)));
    return [indexHits.length > 0 ? indexHits : findFuzzy(index, siteQuery, fuzzy), ...(await Promise.all(searched))];
  }
}

async function searchArea(
  area: SearchedArea,
  how: 'search' | 'searchFuzzy',
  { words, names: [, text], limit }: SiteQuery,
): Promise<RankedHit[]> {
  const hits = await withoutSnapshot(async () => (await area.find?.[how]?.(text, limit)) ?? [], []);
  return hits.map((hit: SearchHit) => {
    const { url, title, description, hi, names = [] } = hit;
    const rank = hit.exact ? RANKS.exact : hit.fuzzy ? RANKS.mended : RANKS.full;
    const name = ` ${fold(title)}`;
    const titled = words.every((word) => name.includes(` ${word}`));
    return { rank, titled, hit: { url, title, description, names, ...(hi ? { hi } : {}) } };
  });
}

/**
 * Whether most of the words are in a title in either language, as prefixes, and make up a good part of it. An area's own index has found the
 * latter; a single word that it found counts as a name.
 */
function isTitled({ title, hi, names = [] }: Found, words: readonly string[], byArea: boolean): boolean {
  if (byArea && words.length === 1) return (words[0]?.length ?? 0) > 2 && !areNumbers(words);
  return [[title, ...names].join(' '), hi?.title ?? ''].some((one) => {
    const titleWords = fold(one)
      .split(' ')
      .filter((word) => word && !STOP_WORDS.has(normaliseDevanagari(word)));
    const inTitle = words.filter((word) =>
      toTerms(word).some(({ text }) => titleWords.some((part) => (text.length > 2 ? part.startsWith(text) : part === text))),
    );
    const isPart = words.length === 1 ? inTitle.length === 1 : inTitle.length > words.length * GOOD_PART;
    return isPart && (byArea || words.length === 1 || inTitle.length >= titleWords.length * GOOD_PART);
  });
}

/** Records that match all words. */
const findExact = (index: SiteIndex, { words, names, limit }: SiteQuery): RankedHit[] =>
  searchIndex(index, { terms: words.map(toTerms), all: true, namesOnly: areNumbers(words), names, wholeFirst: true, limit }).map((hit) => ({
    record: hit.record,
    titled: true,
    rank: rankHit(hit, RANKS.full),
  }));

/** Records that match all words after correction, or with `loose` some of them. */
function findFuzzy(index: SiteIndex, { words, names, limit }: SiteQuery, fuzzy: boolean): RankedHit[] {
  const corrected = correctWords(index, words);
  const search = { namesOnly: areNumbers(words), names, limit };
  const near = searchIndex(index, { ...search, terms: corrected.map(toTerms), all: true, wholeFirst: true });
  if (near.length > 0 || !fuzzy) return near.map((hit) => ({ record: hit.record, titled: true, rank: rankHit(hit, RANKS.mended) }));
  // If only some words match, a record with most of them says more than an area's page.
  // Prefixes would match too much here.
  const some = searchIndex(index, { ...search, terms: corrected.map((text) => [{ text, begun: false }]), all: false, wholeFirst: false });
  return some.map(({ record, exact }) => ({ record, titled: true, rank: exact ? RANKS.exact : RANKS.some }));
}

const rankHit = ({ exact, whole }: IndexHit, rank: number): number => (exact ? RANKS.exact : whole ? RANKS.whole : rank);

/** Bare numbers match names only, not every text that contains them. */
const areNumbers = (words: readonly string[]): boolean => words.every((word) => /^\d+$/.test(word));

/** A word as a prefix; Devanagari also by its transliteration. */
function toTerms(word: string): Terms {
  const begun = (text: string) => ({ text, begun: text.length >= MIN_PREFIX_LENGTH });
  const latin = /^[\u0900-\u097f]+$/.test(word) ? (spellInitials(word) ?? latinAsSpoken(word)) : word;
  return latin === word || !/^[a-z]+$/.test(latin) ? [begun(word)] : [begun(word), begun(latin)];
}

/** The words, with a few of those that match nothing corrected to the index's spelling. */
function correctWords(index: SiteIndex, words: readonly string[]): string[] {
  let tries = 0;
  return words.map((word) => {
    // A different number is a different thing, not a typo.
    const isWord = word.length >= MIN_FUZZY_LENGTH && word.length <= MAX_FUZZY_LENGTH && !/\d/.test(word);
    if (!isWord || tries >= MAX_CORRECTED_WORDS || hasWord(index, word)) return word;
    tries += 1;
    return nearestWord(index, word) ?? word;
  });
}

function shownHit(row: ShownRow | undefined): Shown {
  if (!row) throw new Error('The index of the site names a record that it does not have');
  const { url, title, description, title_hi: hindi, description_hi: more } = row;
  return { url, title, description, ...(hindi ? { hi: { title: hindi, ...(more ? { description: more } : {}) } } : {}) };
}
