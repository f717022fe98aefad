import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CrawlOptions, crawlArea } from '../../../crawl/crawl-area.ts';
import type { CrawlOutcome } from '../../../store/report.ts';
import { replaceRows } from '../../../store/rows.ts';
import { readSnapshotIn } from '../../../store/snapshot.ts';
import { allFacts, factStates } from '../fact-queries.ts';
import { briefOf } from '../facts/brief.ts';
import { FACT_RULES } from '../facts/take-facts.ts';
import { FACTS_OF_TEXTS, RECORDED_FACTS, type ReadScheme, recordedFacts } from '../sources/fact-sources.ts';
import { type FactRow, type FactTables, SCHEME_FACTS_SNAPSHOT, SCHEME_TEXTS_SNAPSHOT } from '../tables.ts';
import { textDays } from '../text-queries.ts';

/** Facts of the seed have a month, those of crawled texts a day. */
const isRecorded = (asOf: string): boolean => asOf.length === 'YYYY-MM'.length;

/** Whether facts on file are of a later month than those on record. Facts of crawled texts take precedence over any on file. */
const isNewer = (onFile: string, onRecord: string | undefined): boolean =>
  onRecord === undefined || (isRecorded(onRecord) && onFile > onRecord);

/** Schemes between two promotions. */
const ROUND = 500;

/**
 * Extracts facts from texts that are newer than the recorded facts or were read by older rules. Starts with the seed's facts, which newer
 * rules replace. Undefined if there is nothing to do. No network requests.
 */
export async function crawlFacts(schemes: readonly ReadScheme[], options: CrawlOptions): Promise<CrawlOutcome | undefined> {
  const before = options.fresh ? undefined : await readSnapshotIn(options.dataDir, SCHEME_FACTS_SNAPSHOT, factStates);
  const days = await readSnapshotIn(options.dataDir, SCHEME_TEXTS_SNAPSHOT, textDays);
  const stale = schemes.filter(({ slug }) => {
    const [read, state] = [days?.get(slug), before?.get(slug)];
    return read !== undefined && (!state || state.as_of < read || state.rules < FACT_RULES);
  });
  const recorded = [...(before?.values() ?? [])].filter(({ as_of }) => isRecorded(as_of));
  const onFile = existsSync(join(options.dataDir, 'starter', 'schemes-facts.json.gz')) ? await recordedFacts(options) : [];
  const begin =
    onFile.length > 0 &&
    (!before ||
      recorded.some(({ rules }) => rules < FACT_RULES) ||
      onFile.some(({ slug, as_of }) => isNewer(as_of, before.get(slug)?.as_of)));
  if (stale.length === 0 && !begin) return undefined;
  let done = 0;
  let begun = false;
  return crawlArea<FactTables>(
    {
      area: 'schemes',
      schema: SCHEME_FACTS_SNAPSHOT,
      older: 'rebuild',
      sources: [RECORDED_FACTS, FACTS_OF_TEXTS],
      counted: 'facts',
      protectedTables: [{ table: 'fact' }],
      async fill({ db, readSources }) {
        const take = async (rows: readonly FactRow[]) => {
          await replaceRows(db, 'fact', rows);
          return { rows: rows.length };
        };
        const takeRecorded = (rows: readonly FactRow[]) =>
          take(
            rows.filter(({ slug }) => {
              const dayBefore = before?.get(slug)?.as_of;
              return dayBefore === undefined || isRecorded(dayBefore);
            }),
          );
        if (begin && !begun) await readSources({ sources: [RECORDED_FACTS], needs: undefined, accept: before ? takeRecorded : take });
        begun = true;
        const batch = stale.slice(done, done + ROUND);
        if (batch.length > 0) await readSources({ sources: [FACTS_OF_TEXTS], needs: { schemes: batch }, accept: take });
        done += batch.length;
        return { changed: true, message: `facts of ${done} texts taken`, more: done < stale.length };
      },
    },
    // `--source` is about the listing; facts follow whatever is on record.
    { ...options, source: undefined },
  );
}

/** English briefs made from the recorded facts, by slug. */
export async function readFactBriefs(dataDir: string): Promise<Record<string, string>> {
  const factsBySlug = (await readSnapshotIn(dataDir, SCHEME_FACTS_SNAPSHOT, allFacts)) ?? new Map();
  return Object.fromEntries(
    [...factsBySlug].flatMap(([slug, { facts }]) => {
      const brief = briefOf(facts)?.en;
      return brief ? [[slug, brief]] : [];
    }),
  );
}
