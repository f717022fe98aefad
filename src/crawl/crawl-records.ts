// Dated records of a published file, such as prices of years gone by or what a ministry lists: a snapshot of its own, so that the area's
// daily snapshot does not carry them. Their table has a `key`.
//
//   export const crawlMetros = (options: CrawlOptions) =>
//     crawlRecords({ area: 'fuel', schema: METROS_SNAPSHOT, table: 'metro_price', sources: [METROS_SOURCE], counted: 'prices' }, options);
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { describeMisfits, keepFitting } from '../store/forms.ts';
import type { CrawlOutcome } from '../store/report.ts';
import { replaceRows } from '../store/rows.ts';
import { snapshotFile } from '../store/snapshot.ts';
import { type CrawlOptions, type CrawlPlan, crawlArea } from './crawl-area.ts';
import { compareRows, describeDifference } from './differences.ts';
import type { Source } from './source.ts';

export interface RecordsPlan<DB, Row extends object> extends Pick<CrawlPlan<DB>, 'area' | 'schema' | 'counted'> {
  table: keyof DB & string;
  /** All are asked; the first to have a record is believed. */
  sources: readonly Source<Row>[];
}

/**
 * Adds records that are new and corrects those that changed. A record that its file no longer has stays. Where there is a snapshot and none of the
 * files, as in a package, nothing is to be done.
 */
export async function crawlRecords<DB, Row extends object>(plan: RecordsPlan<DB, Row>, options: CrawlOptions): Promise<CrawlOutcome> {
  const { table, counted } = plan;
  const isAtHand = plan.sources.some(({ isIn }) => isIn?.(options.dataDir) ?? true);
  if (!isAtHand && existsSync(snapshotFile(plan.schema.name, options.dataDir)))
    return { outcome: 'unchanged', message: `${plan.area}: no file of ${counted} is at hand, the record stays`, sources: [] };
  const declared = plan.schema.tables[table];
  const columns = (declared?.key ??
    Object.entries(declared?.columns ?? {}).flatMap(([name, { primary }]) => (primary ? [name] : []))) as (keyof Row)[];
  const keyOf = (row: Row) => columns.map((column) => row[column]).join(' ');
  return crawlArea<DB>(
    {
      ...plan,
      older: 'rebuild',
      protectedTables: [{ table }],
      async fill({ db, readSources }) {
        const before = await (db as unknown as Kysely<Record<string, Row>>).selectFrom(table).selectAll().$castTo<Row>().execute();
        const read = new Map<string, Row>();
        await readSources<Row, unknown>({
          sources: plan.sources,
          needs: undefined,
          accept(rows) {
            const { fitting, misfits } = keepFitting({ columns: declared?.columns ?? {} }, rows);
            for (const row of fitting) if (!read.has(keyOf(row))) read.set(keyOf(row), row);
            return { rows: fitting.length, notes: describeMisfits(misfits.map(({ why }) => why)) };
          },
        });
        const difference = compareRows(before, read.values(), keyOf);
        const written = [...difference.added, ...difference.changed];
        await replaceRows(db, table, written as never);
        return { changed: written.length > 0, message: describeDifference({ ...difference, removed: [] }, before.length, counted) };
      },
    },
    // `--source` is about the area's main snapshot; its other records follow whatever is on file.
    { ...options, source: undefined },
  );
}

/** The outcome of an area whose other snapshots were crawled too: a change of any is one, and a failure of any is told. */
export function joinOutcomes(main: CrawlOutcome, others: readonly CrawlOutcome[]): CrawlOutcome {
  const changed = others.filter(({ outcome }) => outcome !== 'unchanged');
  const isChanged = main.outcome === 'unchanged' && others.some(({ outcome }) => outcome === 'changed');
  return {
    ...main,
    outcome: isChanged ? 'changed' : main.outcome,
    message: [main.message, ...changed.map(({ message }) => message.replace(/^\w+: /, ''))].join('; '),
    sources: [...main.sources, ...changed.flatMap(({ sources }) => sources)],
  };
}
