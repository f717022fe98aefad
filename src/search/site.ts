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

/** Shorter words are too like too many others to be mended. */
const MIN_FUZZY_LENGTH = 5;
/** Longer ones are nobody's misspelling, and mending takes time. */
const MAX_FUZZY_LENGTH = 20;
const MAX_CORRECTED_WORDS = 4;
/** Further words of a text are left out of the search. */
const MAX_WORDS = 12;
/** Single letters begin too many words to be looked up as beginnings. */
const MIN_PREFIX_LENGTH = 2;
/** With fewer that have all words as they are written, other spellings are looked for: a single word in one or two may be a slip of theirs as well. */
const ENOUGH = 1;
const ENOUGH_OF_ONE_WORD = 3;

/** The index of what the service itself has; the build makes it. */
export const siteIndexFile = (dist = env.DIST_DIR): string => join(dist, 'search.sqlite');

let opened: Promise<{ db: SiteDatabase; index: SiteIndex }> | undefined;

/** Opens the index, once a process. Throws ApiError `snapshot_unavailable` where there is none. */
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

/** Something of this service that was found; its address is a path from the root. */
export type SiteHit = Pick<SearchRecord, 'url' | 'title' | 'description' | 'hi'> & {
  /** Is it called so, as far as one can tell: by its very name, or by a title of which the words are a good part? */
  sure: boolean;
};
type Shown = Omit<SiteHit, 'sure'>;
/** What an area's own index found, with its other names. */
type Found = Shown & Pick<SearchRecord, 'names'>;
/** A title is named by words that are at least this part of it. */
const GOOD_PART = 0.5;

/** How well a hit answers a text, best first. */
const RANKS = { exact: 0, whole: 1, full: 2, mended: 3, some: 4 } as const;

/** A hit of an area's own index, or a record of the build's by its number, whose title weighs most already. */
type RankedHit = { rank: number; titled: boolean } & ({ hit: Found } | { record: number });

/** A text as it is searched. */
interface SiteQuery {
  words: readonly string[];
  /** The folded text, and that without the words that say nothing. */
  names: readonly [string, string];
  limit: number;
}

/**
 * Searches what the service itself has: the index of the build, and the indexes of areas that have one of their own. All words must be there,
 * each as the beginning of a word. Where hardly anything has them all, misspelt words are mended, and with `loose` records that have some of the
 * words are given. What bears the very text as its name comes first, then pages of whole areas, then by likeness, areas taking turns, those first
 * whose titles have the words. Throws ApiError `snapshot_unavailable` where there is no index.
 */
export async function searchSite(q: string, limit: number, { fuzzy }: { fuzzy: boolean }): Promise<SiteHit[]> {
  const all = fold(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const telling = all.filter((word) => !STOP_WORDS.has(normaliseDevanagari(word)));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const { db, index } = await openIndex();
  const asked: SiteQuery = { words, names: [all.join(' '), words.join(' ')], limit };
  const searching = SEARCHED_AREAS.filter((area) => area.search);
  const written = [findExact(index, asked), ...(await Promise.all(searching.map((area) => searchArea(area, 'search', asked))))];
  const found = written.flat().filter(({ rank }) => rank <= RANKS.full).length;
  const lists = found < (words.length === 1 ? ENOUGH_OF_ONE_WORD : ENOUGH) ? await addAlike(written) : written;
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

  /** The same with other spellings of the words in the place of lists that are empty. */
  async function addAlike([own = [], ...others]: readonly (readonly RankedHit[])[]): Promise<(readonly RankedHit[])[]> {
    const searched = searching.map((area, at) => (others[at]?.length ? others[at] : searchArea(area, 'searchFuzzy', asked)));
    return [own.length > 0 ? own : findFuzzy(index, asked, fuzzy), ...(await Promise.all(searched))];
  }
}

async function searchArea(
  area: SearchedArea,
  how: 'search' | 'searchFuzzy',
  { words, names: [, text], limit }: SiteQuery,
): Promise<RankedHit[]> {
  const hits = await withoutSnapshot(async () => (await area[how]?.(text, limit)) ?? [], []);
  return hits.map((hit: SearchHit) => {
    const { url, title, description, hi, names = [] } = hit;
    const rank = hit.exact ? RANKS.exact : hit.fuzzy ? RANKS.mended : RANKS.full;
    const name = ` ${fold(title)}`;
    const titled = words.every((word) => name.includes(` ${word}`));
    return { rank, titled, hit: { url, title, description, names, ...(hi ? { hi } : {}) } };
  });
}

/**
 * Are the words, or their beginnings, a good part of a title in either language, or a good part of them in the title? A single word that an area's
 * own index has found is the name of something.
 */
function isTitled({ title, hi, names = [] }: Found, words: readonly string[], byArea: boolean): boolean {
  if (byArea && words.length === 1) return (words[0]?.length ?? 0) > 2 && !areNumbers(words);
  return [[title, ...names].join(' '), hi?.title ?? ''].some((one) => {
    const own = fold(one)
      .split(' ')
      .filter((word) => word && !STOP_WORDS.has(normaliseDevanagari(word)));
    const found = words.filter((word) =>
      toTerms(word).some(({ text }) => own.some((part) => (text.length > 2 ? part.startsWith(text) : part === text))),
    );
    const isPart = words.length === 1 ? found.length === 1 : found.length > words.length * GOOD_PART;
    return isPart && (byArea || words.length === 1 || found.length >= own.length * GOOD_PART);
  });
}

/** Records that have all words. */
const findExact = (index: SiteIndex, { words, names, limit }: SiteQuery): RankedHit[] =>
  searchIndex(index, { terms: words.map(toTerms), all: true, namesOnly: areNumbers(words), names, wholeFirst: true, limit }).map((hit) => ({
    record: hit.record,
    titled: true,
    rank: rankHit(hit, RANKS.full),
  }));

/** Records that have all words mended, or else, if asked for, some of them. */
function findFuzzy(index: SiteIndex, { words, names, limit }: SiteQuery, fuzzy: boolean): RankedHit[] {
  const corrected = correctWords(index, words);
  const search = { namesOnly: areNumbers(words), names, limit };
  const near = searchIndex(index, { ...search, terms: corrected.map(toTerms), all: true, wholeFirst: true });
  if (near.length > 0 || !fuzzy) return near.map((hit) => ({ record: hit.record, titled: true, rank: rankHit(hit, RANKS.mended) }));
  // Where only some of the words match, an area's page has less to say than a record that has most of them.
  // Beginnings of words would find too much then.
  const some = searchIndex(index, { ...search, terms: corrected.map((text) => [{ text, begun: false }]), all: false, wholeFirst: false });
  return some.map(({ record, exact }) => ({ record, titled: true, rank: exact ? RANKS.exact : RANKS.some }));
}

const rankHit = ({ exact, whole }: IndexHit, rank: number): number => (exact ? RANKS.exact : whole ? RANKS.whole : rank);

/** Numbers alone mean what is called so, not every text in which they occur. */
const areNumbers = (words: readonly string[]): boolean => words.every((word) => /^\d+$/.test(word));

/** A word with everything that begins with it. Devanagari also as it sounds. */
function toTerms(word: string): Terms {
  const begun = (text: string) => ({ text, begun: text.length >= MIN_PREFIX_LENGTH });
  const latin = /^[\u0900-\u097f]+$/.test(word) ? (spellInitials(word) ?? latinAsSpoken(word)) : word;
  return latin === word || !/^[a-z]+$/.test(latin) ? [begun(word)] : [begun(word), begun(latin)];
}

/** The words, those that nothing begins with in the spelling of the index; only a few of them. */
function correctWords(index: SiteIndex, words: readonly string[]): string[] {
  let tries = 0;
  return words.map((word) => {
    // Another number is another thing, not a misspelling.
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
