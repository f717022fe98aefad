import { CompiledQuery, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { fold } from '../text/fold.ts';

/** Splits a query into words as FTS5's tokenizer does. */
const splitWords = (text: string): string[] =>
  // At everything but letters and digits, Hindi vowel signs included: FTS5 would treat a word in several parts as a phrase.
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const begins = (word: string): string => `"${word}"*`;

/** A query as an FTS5 expression: every word must occur, whole or as a prefix. Undefined if the text has no word. */
export function ftsQuery(text: string): string | undefined {
  const words = splitWords(text);
  return words.length ? words.map(begins).join(' ') : undefined;
}

/** A word in more rows than this narrows the result too little to be worth a list. */
const MAX_ROWS = 3000;
/** Cache limit per database, over all lists: a few megabytes. Below, the overhead of a list and of each letter of its word, in rows. */
const MAX_CACHED_ROWS = 100_000;
const ENTRY_ROWS = 20;
const LETTER_ROWS = 0.1;
/** Only this many words of a text are looked up; more rarely narrow the result. */
const MAX_WORDS = 12;

type AnyDatabase = Pick<Kysely<unknown>, 'executeQuery'>;

/** Row ids that contain a word; undefined if there are too many. */
interface WordRows {
  rows: ReadonlySet<number> | undefined;
}

/**
 * For an FTS5 table: an upper bound on the rows that contain every word of a text, whole or as a prefix; Infinity for thousands. Zero is
 * exact. Most texts have a word that the table lacks, or lacks beside the others, and recent words are cached, so few texts need a query.
 */
export function createWordCounter(table: string) {
  const rowsByWord = new WeakMap<AnyDatabase, LRUCache<string, WordRows>>();
  const rowsQuery = `(select group_concat(rowid) from (select rowid from ${table} where ${table} match ? limit ${MAX_ROWS + 1}))`;

  async function ask(db: AnyDatabase, words: readonly string[]): Promise<WordRows[]> {
    const sql = `select json_array(${words.map(() => rowsQuery).join(', ')}) as lists`;
    const [row] = (await db.executeQuery<{ lists: string }>(CompiledQuery.raw(sql, words.map(begins)))).rows;
    const lists = JSON.parse(row?.lists ?? '[]') as (string | null)[];
    return lists.map((list) => {
      const rows = list === null ? [] : list.split(',').map(Number);
      return { rows: rows.length > MAX_ROWS ? undefined : new Set(rows) };
    });
  }

  return async function mostRows(db: AnyDatabase, text: string): Promise<number> {
    const lists = rowsByWord.get(db) ?? new LRUCache<string, WordRows>({ maxSize: MAX_CACHED_ROWS, sizeCalculation: entrySize });
    rowsByWord.set(db, lists);
    const words = [...new Set(splitWords(text))].slice(0, MAX_WORDS);
    const rowsOf = new Map(words.map((word) => [word, lists.get(word)]));
    if ([...rowsOf.values()].some((one) => one?.rows?.size === 0)) return 0;
    const missing = words.filter((word) => !rowsOf.get(word));
    const read = missing.length > 0 ? await ask(db, missing) : [];
    for (const [at, list] of read.entries()) {
      rowsOf.set(missing[at] ?? '', list);
      lists.set(missing[at] ?? '', list);
    }
    const [first, ...others] = [...rowsOf.values()].flatMap((one) => (one?.rows ? [one.rows] : [])).sort((a, b) => a.size - b.size);
    if (!first) return words.length > 0 ? Number.POSITIVE_INFINITY : 0;
    return [...first].filter((row) => others.every((rows) => rows.has(row))).length;
  };
}

const entrySize = ({ rows }: WordRows, word: string): number => Math.ceil(ENTRY_ROWS + LETTER_ROWS * word.length + (rows?.size ?? 0));
