import { CompiledQuery, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { fold } from '../text/fold.ts';

/** A reader's words as FTS5's tokenizer parts them. */
const splitWords = (text: string): string[] =>
  // At all that is neither letter nor figure, at vowel signs of Hindi too; a word in parts would be a phrase.
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const begins = (word: string): string => `"${word}"*`;

/** A reader's words as an FTS5 expression: every word must occur, whole or as the beginning of one. Undefined when there is no word in the text. */
export function ftsQuery(text: string): string | undefined {
  const words = splitWords(text);
  return words.length ? words.map(begins).join(' ') : undefined;
}

/** A word in more rows than this leaves out too few to be worth a list. */
const MAX_ROWS = 3000;
/** In all lists of a database, some megabytes, and what a list and each letter of its word take besides. */
const MAX_CACHED_ROWS = 100_000;
const ENTRY_ROWS = 20;
const LETTER_ROWS = 0.1;
/** So many words of a text are asked about; more seldom leave out more. */
const MAX_WORDS = 12;

type AnyDatabase = Pick<Kysely<unknown>, 'executeQuery'>;

/** Numbers of the rows that have a word; undefined for a word of too many. */
interface WordRows {
  rows: ReadonlySet<number> | undefined;
}

/**
 * For an FTS5 table: how many rows have every word of a text at most, each whole or as the beginning of one; Infinity for thousands. None is certain.
 * Most texts have a word that the table does not have, or never beside the others, and what was asked of a word lately is kept, so that few of them
 * need a question.
 */
export function createWordCounter(table: string) {
  const known = new WeakMap<AnyDatabase, LRUCache<string, WordRows>>();
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
    const lists = known.get(db) ?? new LRUCache<string, WordRows>({ maxSize: MAX_CACHED_ROWS, sizeCalculation: entrySize });
    known.set(db, lists);
    const words = [...new Set(splitWords(text))].slice(0, MAX_WORDS);
    const found = new Map(words.map((word) => [word, lists.get(word)]));
    if ([...found.values()].some((one) => one?.rows?.size === 0)) return 0;
    const missing = words.filter((word) => !found.get(word));
    const asked = missing.length > 0 ? await ask(db, missing) : [];
    for (const [at, list] of asked.entries()) {
      found.set(missing[at] ?? '', list);
      lists.set(missing[at] ?? '', list);
    }
    const [first, ...others] = [...found.values()].flatMap((one) => (one?.rows ? [one.rows] : [])).sort((a, b) => a.size - b.size);
    if (!first) return words.length > 0 ? Number.POSITIVE_INFINITY : 0;
    return [...first].filter((row) => others.every((rows) => rows.has(row))).length;
  };
}

const entrySize = ({ rows }: WordRows, word: string): number => Math.ceil(ENTRY_ROWS + LETTER_ROWS * word.length + (rows?.size ?? 0));
