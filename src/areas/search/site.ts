import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../lib/env.ts';
import { ApiError } from '../../lib/errors.ts';
import { withoutSnapshot } from '../../lib/snapshot.ts';
import { fold, formOf } from '../../lib/text.ts';
import { initialsOf, spokenLatin } from '../../lib/transliterate.ts';
import type { Area, SearchHit, SearchRecord } from '../area.ts';
import { allAreas } from './all-areas.ts';
import { FILLERS } from './fillers.ts';
import { openSiteIndex, readShown, readSiteIndex, type ShownRow, type SiteDatabase } from './queries.ts';
import { hasWord, type IndexHit, nearestIn, type SiteIndex, searchIndex, type Wanted } from './site-index.ts';

/** Shorter words are too like too many others to be mended. */
const SHORTEST_MENDED = 5;
/** Longer ones are nobody's misspelling, and mending takes time. */
const LONGEST_MENDED = 20;
const MOST_MENDED = 4;
/** Further words of a text are left out of the search. */
const MOST_WORDS = 12;
/** Single letters begin too many words to be looked up as beginnings. */
const SHORTEST_PREFIX = 2;
/** With fewer that have all words as they are written, other spellings are looked for: a single word in one or two may be a slip of theirs as well. */
const ENOUGH = 1;
const ENOUGH_OF_ONE_WORD = 3;

/** The index of what the service itself has; the build makes it. */
export const siteIndexFile = (dist = env.DIST_DIR): string => join(dist, 'search.sqlite');

let opened: Promise<{ db: SiteDatabase; index: SiteIndex }> | undefined;

/** Opens the index, once a process. Throws ApiError `snapshot_unavailable` where there is none. */
async function openIndex(): Promise<{ db: SiteDatabase; index: SiteIndex }> {
  const file = siteIndexFile();
  if (!opened && !existsSync(file)) {
    throw new ApiError('snapshot_unavailable', `The content of this service cannot be searched: ${file} is missing.`, {
      hint: 'The build makes it: npm run build',
    });
  }
  if (!opened) {
    opened = readIndex(file);
    opened.catch(() => {
      opened = undefined;
    });
  }
  return opened;
}

async function readIndex(file: string): Promise<{ db: SiteDatabase; index: SiteIndex }> {
  const db = openSiteIndex(file);
  return { db, index: await readSiteIndex(db) };
}

/** Something of this service that was found; its address is a path from the root. */
export type SiteHit = Pick<SearchRecord, 'url' | 'title' | 'description' | 'hi'>;

/** How well a hit answers a text, best first. */
const RANKS = { exact: 0, whole: 1, full: 2, mended: 3, some: 4 } as const;

/** A hit of an area's own index, or a record of the build's by its number, whose title weighs most already. */
type RankedHit = { rank: number; titled: boolean } & ({ hit: SiteHit } | { record: number });

/** A text as it is searched. */
interface Asked {
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
export async function searchSite(q: string, limit: number, { loose }: { loose: boolean }): Promise<SiteHit[]> {
  const all = fold(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !FILLERS.has(formOf(word)));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const [{ db, index }, areas] = await Promise.all([openIndex(), allAreas()]);
  const asked: Asked = { words, names: [all.join(' '), words.join(' ')], limit };
  const searching = areas.filter((area) => area.search);
  const written = [findWritten(index, asked), ...(await Promise.all(searching.map((area) => searchArea(area, 'search', asked))))];
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
  return first.map((one) => ('record' in one ? shownHit(shown.get(one.record)) : one.hit));

  /** The same with other spellings of the words in the place of lists that are empty. */
  async function addAlike([own = [], ...others]: readonly (readonly RankedHit[])[]): Promise<(readonly RankedHit[])[]> {
    const searched = searching.map((area, at) => (others[at]?.length ? others[at] : searchArea(area, 'searchAlike', asked)));
    return [own.length > 0 ? own : findAlike(index, asked, loose), ...(await Promise.all(searched))];
  }
}

async function searchArea(area: Area, how: 'search' | 'searchAlike', { words, names: [, text], limit }: Asked): Promise<RankedHit[]> {
  const hits = await withoutSnapshot(async () => (await area[how]?.(text, limit)) ?? [], []);
  return hits.map((hit: SearchHit) => {
    const { url, title, description, hi } = hit;
    const rank = hit.exact ? RANKS.exact : hit.loose ? RANKS.mended : RANKS.full;
    const name = ` ${fold(title)}`;
    const titled = words.every((word) => name.includes(` ${word}`));
    return { rank, titled, hit: { url, title, description, ...(hi ? { hi } : {}) } };
  });
}

/** Records that have all words. */
const findWritten = (index: SiteIndex, { words, names, limit }: Asked): RankedHit[] =>
  searchIndex(index, { wanted: words.map(wantedOf), all: true, namesOnly: areNumbers(words), names, wholeFirst: true, limit }).map(
    (hit) => ({
      record: hit.record,
      titled: true,
      rank: rankOf(hit, RANKS.full),
    }),
  );

/** Records that have all words mended, or else, if asked for, some of them. */
function findAlike(index: SiteIndex, { words, names, limit }: Asked, loose: boolean): RankedHit[] {
  const mended = mendWords(index, words);
  const search = { namesOnly: areNumbers(words), names, limit };
  const near = searchIndex(index, { ...search, wanted: mended.map(wantedOf), all: true, wholeFirst: true });
  if (near.length > 0 || !loose) return near.map((hit) => ({ record: hit.record, titled: true, rank: rankOf(hit, RANKS.mended) }));
  // Where only some of the words match, an area's page has less to say than a record that has most of them.
  // Beginnings of words would find too much then.
  const some = searchIndex(index, { ...search, wanted: mended.map((text) => [{ text, begun: false }]), all: false, wholeFirst: false });
  return some.map(({ record, exact }) => ({ record, titled: true, rank: exact ? RANKS.exact : RANKS.some }));
}

const rankOf = ({ exact, whole }: IndexHit, rank: number): number => (exact ? RANKS.exact : whole ? RANKS.whole : rank);

/** Numbers alone mean what is called so, not every text in which they occur. */
const areNumbers = (words: readonly string[]): boolean => words.every((word) => /^\d+$/.test(word));

/** A word with everything that begins with it. Devanagari also as it sounds. */
function wantedOf(word: string): Wanted {
  const begun = (text: string) => ({ text, begun: text.length >= SHORTEST_PREFIX });
  const latin = /^[\u0900-\u097f]+$/.test(word) ? (initialsOf(word) ?? spokenLatin(word)) : word;
  return latin === word || !/^[a-z]+$/.test(latin) ? [begun(word)] : [begun(word), begun(latin)];
}

/** The words, those that nothing begins with in the spelling of the index; only a few of them. */
function mendWords(index: SiteIndex, words: readonly string[]): string[] {
  let tries = 0;
  return words.map((word) => {
    // Another number is another thing, not a misspelling.
    const isWord = word.length >= SHORTEST_MENDED && word.length <= LONGEST_MENDED && !/\d/.test(word);
    if (!isWord || tries >= MOST_MENDED || hasWord(index, word)) return word;
    tries += 1;
    return nearestIn(index, word) ?? word;
  });
}

function shownHit(row: ShownRow | undefined): SiteHit {
  if (!row) throw new Error('The index of the site names a record that it does not have');
  const { url, title, description, title_hi: hindi, description_hi: more } = row;
  return { url, title, description, ...(hindi ? { hi: { title: hindi, ...(more ? { description: more } : {}) } } : {}) };
}
