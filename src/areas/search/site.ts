import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fuse from 'fuse.js';
import { env } from '../../lib/env.ts';
import { ApiError } from '../../lib/errors.ts';
import { fold } from '../../lib/text.ts';
import type { Area, SearchRecord } from '../area.ts';
import { createSiteIndex, findRecords, listWords, type SiteDatabase, type SiteHit, type SiteRow } from './queries.ts';

/** How far a spelling may be from a word of the index. */
const WORD_LIKENESS = 0.3;
/** Shorter words are too like too many others to be mended. */
const SHORTEST_MENDED = 5;

interface SiteIndex {
  db: SiteDatabase;
  words: readonly string[];
}

let index: Promise<SiteIndex> | undefined;

/**
 * Searches what the service itself has. All words must be there, each as the beginning of a word; where nothing has them all, misspelt words
 * are mended, and with `loose` records that have some of the words are given, most first. Addresses are paths from the root.
 */
export async function searchSite(q: string, limit: number, { loose }: { loose: boolean }): Promise<SiteHit[]> {
  const words = fold(q).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  index ??= buildIndex();
  // An index that could not be built is tried again by the next call.
  index.catch(() => {
    index = undefined;
  });
  const { db, words: known } = await index;
  // Where only some of the words match, an area's page has less to say than a record that has most of them.
  const find = (expression: string, wholeFirst = true) => findRecords(db, { expression, foldedText: words.join(' '), limit, wholeFirst });

  const exact = await find(words.map(prefixOf).join(' AND '));
  if (exact.length > 0) return exact;
  const mended = mendWords(words, known);
  const near = await find(mended.map(prefixOf).join(' AND '));
  if (near.length > 0 || !loose) return near;
  return find(mended.map(prefixOf).join(' OR '), false);
}

/** A word as an FTS5 string with everything that begins with it; folding has left letters, marks and digits only. */
const prefixOf = (word: string): string => `"${word}"*`;

function mendWords(words: readonly string[], known: readonly string[]): string[] {
  let fuse: Fuse<string> | undefined;
  return words.map((word) => {
    // Another number is another thing, not a misspelling.
    if (word.length < SHORTEST_MENDED || /^\d+$/.test(word) || known.some((one) => one.startsWith(word))) return word;
    fuse ??= new Fuse(known, { threshold: WORD_LIKENESS, includeScore: true });
    return fuse.search(word, { limit: 1 })[0]?.item ?? word;
  });
}

async function buildIndex(): Promise<SiteIndex> {
  // Imported when needed: the registry imports this area, and a cycle of static imports would find one of them unfinished.
  const { AREAS } = await import('../index.ts');
  const records = (await Promise.all(AREAS.map(recordsOf))).flat();
  const wholes = new Set(AREAS.flatMap((area) => [area.page, addressOf(area)]));
  const db = await createSiteIndex(records.map((record) => rowOf(record, wholes.has(record.url))));
  return { db, words: (await listWords(db)).filter((word) => !/^\d+$/.test(word)) };
}

/** What an area has to be found: its own records, and its page where those do not name it. An area without its snapshot still has its page. */
async function recordsOf(area: Area): Promise<SearchRecord[]> {
  const own = await offeredBy(area);
  if (own.some(({ url }) => url === area.page)) return own;
  return [{ url: addressOf(area), title: area.title.en, description: area.summary.en }, ...own];
}

/** An area's page, or its reference where the page is not built. */
function addressOf({ page, name }: Area): string {
  const built = page !== undefined && existsSync(join(env.DIST_DIR, 'client', `${page}.html`));
  return built ? page : `/docs/${name}`;
}

async function offeredBy(area: Area): Promise<SearchRecord[]> {
  try {
    return (await area.searchable?.()) ?? [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'snapshot_unavailable') throw error;
    console.warn(`${area.name}: its records cannot be searched. ${error.message}`);
    return [];
  }
}

function rowOf({ url, title, description, names = [] }: SearchRecord, whole: boolean): SiteRow {
  return {
    url,
    title,
    description,
    whole: whole ? 1 : 0,
    folded_title: fold(title),
    folded_names: names.map(fold).join('\n'),
    folded_description: fold(description),
  };
}
