// A reference area: a list that comes whole from a package, a file or a site, and changes by the month. An area's crawl.ts:
//
//   export const crawl = (options: CrawlOptions) => crawlList<IfscTables, BranchRow>({
//     area: 'ifsc', schema: IFSC_SNAPSHOT, table: 'branch', counted: 'branches', sources: IFSC_SOURCES,
//     key: 'ifsc', existing: allBranches,
//   }, options);
import type { Kysely } from 'kysely';
import { describeMisfits, keepFitting } from '../store/forms.ts';
import type { CrawlOutcome } from '../store/report.ts';
import { rebuildWordIndex } from '../store/rows.ts';
import { type CrawlOptions, type CrawlPlan, crawlArea } from './crawl-area.ts';
import { compareRows, describeDifference, isDifferent, putDifference } from './differences.ts';
import { guardCount } from './guards.ts';
import type { SourceQuery } from './read-sources.ts';
import type { Source } from './source.ts';

export interface ListPlan<DB, Row extends object> extends Pick<CrawlPlan<DB>, 'area' | 'schema' | 'counted' | 'checks'> {
  /** The list's table. A crawl that would leave under 80 % of its rows is refused. */
  table: keyof DB & string;
  /** In order: the first that answers provides the list. */
  sources: readonly Source<Row>[];
  /**
   * For a list merged from several sources: all are asked, the first to name a key wins, and recorded rows of a source that did not answer
   * stay, also against a later source. Returns the `name` of a row's source.
   */
  findSource?(row: Row): string;
  /** The column that identifies a row. */
  key: keyof Row & string;
  existing(db: Kysely<DB>): Promise<readonly Row[]>;
  /** Its full-text index (FTS5 over the table), which is rebuilt. */
  index?: string;
}

/** Crawls such a list into its snapshot. If no source answers, the snapshot stays as it is and the outcome is `failed`. */
export function crawlList<DB, Row extends object>(plan: ListPlan<DB, Row>, options: CrawlOptions): Promise<CrawlOutcome> {
  const { table, index, findSource } = plan;
  const key = (row: Row) => String(row[plan.key]);
  return crawlArea<DB>(
    {
      ...plan,
      older: 'rebuild',
      protectedTables: [{ table }],
      async fill({ db, readSources }) {
        const before = await plan.existing(db);
        const onRecord = new Map(before.map((row) => [key(row), row]));
        const columns = { columns: plan.schema.tables[table]?.columns ?? {} };
        const rows = new Map<string, Row>();
        const answered = new Set<string>();
        const question: SourceQuery<Row, unknown> = {
          sources: plan.sources,
          needs: undefined,
          accept(all, source) {
            const { fitting, misfits } = keepFitting(columns, all);
            guardCount(findSource ? 0 : before.length, fitting.length, plan.counted);
            answered.add(source.name);
            // What is on record stays where the row that came for it cannot be taken.
            const kept = misfits.flatMap(({ row }) => onRecord.get(key(row)) ?? []);
            for (const row of [...fitting, ...kept]) if (!rows.has(key(row))) rows.set(key(row), row);
            return { rows: fitting.length, notes: describeMisfits(misfits.map(({ why }) => why)) };
          },
          ...(findSource ? {} : { enough: () => true }),
        };
        await readSources(question);
        if (findSource) {
          const rankOf = (row: Row) => plan.sources.findIndex(({ name }) => name === findSource(row));
          for (const row of before) {
            const other = rows.get(key(row));
            // A later source knows less: it does not take the place of one that did not answer.
            if (!answered.has(findSource(row)) && (!other || rankOf(row) < rankOf(other))) rows.set(key(row), row);
          }
        }
        const difference = compareRows(before, rows.values(), key);
        // If nobody answered, crawlArea reports it.
        if (answered.size > 0) await putDifference(db, table, plan.key, difference);
        if (answered.size > 0 && index) await rebuildWordIndex(db, index);
        return { changed: isDifferent(difference), message: describeDifference(difference, before.length, plan.counted) };
      },
    },
    options,
  );
}
