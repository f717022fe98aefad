import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { doInLots } from '../../lib/lots.ts';
import { onceFor } from '../../lib/once-for.ts';
import { type Match, makeVocabulary, matchOf, type Vocabulary } from './match.ts';
import type { SchemesDatabase } from './queries.ts';
import type { Standing, Standings } from './standings.ts';
import type { SchemeRow } from './tables.ts';

/** About a kilobyte each. */
const KEPT_ROWS = 1000;
const KEPT_MATCHES = 30;
const LONGEST_KEPT = 200;
/** In lists, of eight bytes each, and what a list takes besides. */
const KEPT_IDS = 100_000;
const ENTRY_IDS = 50;

/** What a process knows of a database that is open: its words and the standing of every scheme, and the rows that were read last. */
export interface Known {
  vocabulary: Vocabulary;
  standings: Standings;
  /** What texts mean that were lately read. */
  matches: LRUCache<string, { match: Match | undefined }>;
  rows: LRUCache<number, SchemeRow>;
  /** Ids of whole lists in their order, by what they were asked with. */
  lists: LRUCache<string, readonly number[], () => Promise<readonly number[]>>;
}

/** Read once a database. */
export const knownOf = onceFor(readKnown);

async function readKnown(db: SchemesDatabase): Promise<Known> {
  const words = await db.selectFrom('scheme_word').select(['term', 'doc']).execute();
  const forms = await db.selectFrom('scheme').select(['slug', 'short_title']).execute();
  const { rows: standings } = await sql<Standing>`select id, level, name_key, short_keys,
      row_number() over (order by level, length(name_key), name_key, id) as relevance,
      row_number() over (order by name_key, id) as name,
      row_number() over (order by first_recorded desc, name_key, id) as newest
    from scheme`.execute(db);
  return {
    vocabulary: await doInLots(
      makeVocabulary(
        new Map(words.map(({ term, doc }) => [term, doc])),
        forms.flatMap(({ slug, short_title }) => [slug, short_title ?? '']),
      ),
    ),
    standings: new Map(standings.map((one) => [one.id, one])),
    matches: new LRUCache({ max: KEPT_MATCHES }),
    rows: new LRUCache({ max: KEPT_ROWS }),
    lists: new LRUCache({
      maxSize: KEPT_IDS,
      sizeCalculation: (ids, key) => ids.length + key.length + ENTRY_IDS,
      fetchMethod: (_key, _old, { context }) => context(),
      // A list that others have pushed out before it was ready goes to those who wait for it.
      ignoreFetchAbort: true,
    }),
  };
}

/** What a text means, as it is written or with all words taken for misspelt. What was lately read is kept: the field's answers and its results ask for the same. */
export function meantBy({ vocabulary, matches }: Known, q: string, mend = false): Match | undefined {
  const key = `${mend} ${q}`;
  const read = matches.get(key) ?? { match: matchOf(q, vocabulary, { mend }) };
  if (key.length <= LONGEST_KEPT) matches.set(key, read);
  return read.match;
}

/** The same with all words taken for misspelt; undefined where that is nothing else. */
export function mendedOf(known: Known, q: string): Match | undefined {
  const mended = meantBy(known, q, true);
  return mended?.expression === meantBy(known, q)?.expression ? undefined : mended;
}
