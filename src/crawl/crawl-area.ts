// The crawl of every crawled and reference area. An area's crawl.ts holds only what is specific to it:
//
//   export const crawl = (options: CrawlOptions) => crawlArea<FuelTables>({
//     area: 'fuel', schema: FUEL_SNAPSHOT, sources: FUEL_SOURCES, counted: 'prices',
//     protectedTables: [{ table: 'price', day: 'day' }],   // rows that no crawl may lose
//     async fill({ db, today, readSources }) {             // ask the sources, write the rows
//       const found = [];
//       await readSources({ sources: FUEL_SOURCES, needs: { today }, accept: (rows) => { found.push(...); return { rows: found.length } } });
//       await replaceRows(db, 'price', found);
//       return { changed: found.length > 0, message: `${found.length} prices changed` };
//     },
//   }, options);
//
// crawlArea() makes the working copy, chooses the sources, records how each did, protects existing data, promotes the copy and describes the
// difference. For lists that are replaced whole (codes, offices, schemes) use crawlList() in crawl-list.ts, with list-sources.ts for npm packages and
// files of data/starter; for dated rates crawlRates() in rates.ts; for hours of work `more` below.
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { istDay } from '../kernel/time.ts';
import type { FoundDoubts, NeighbourCheck } from '../store/doubts.ts';
import { hashFile } from '../store/fingerprint.ts';
import { type CrawlOutcome, noteFingerprints, readReport, type SourceOutcome } from '../store/report.ts';
import { snapshotFile } from '../store/snapshot.ts';
import type { SnapshotSchema } from '../store/table.ts';
import { CorruptSnapshot, lostSnapshot, refuseCorrupt, storageFault } from './corrupt-snapshot.ts';
import { type FilledColumns, guardFilledColumns } from './filled-columns.ts';
import { guardForms } from './guard-forms.ts';
import { GuardError } from './guards.ts';
import { markDoubts } from './neighbours.ts';
import { type OlderSchema, rewriteSnapshot } from './promote.ts';
import { countProtected, guardProtected, type ProtectedTable } from './protected-tables.ts';
import { chooseSources, readSources, type SourceQuery, type SourceRun, sourceFailure } from './read-sources.ts';
import { RefusedDays } from './refused-days.ts';
import type { CollectOptions, SourceIdentity } from './source.ts';

/** The options of `npm run crawl`, a workflow or a test. */
export interface CrawlOptions extends CollectOptions {
  now: Date;
  /** Only this source. */
  source?: string;
  /** Starts with an empty snapshot, whatever there is. */
  fresh?: boolean;
  log(line: string): void;
}

export interface CrawlPlan<DB> {
  area: string;
  /** Its snapshot. If an area has several, their names begin with the area's. */
  schema: SnapshotSchema;
  /** How to upgrade a snapshot of an older schema version where `before` of its columns does not say it. */
  older?: OlderSchema<DB>;
  /** In the order in which they are asked; `--source` chooses one. */
  sources: readonly SourceIdentity[];
  /** What its rows are to a reader, as a plural: `prices`. */
  counted: string;
  protectedTables: readonly ProtectedTable[];
  /** What its rows are held against once they are written: those that do not fit are marked (neighbours.ts). */
  checks?: readonly NeighbourCheck<DB>[];
  /** Asks the sources and writes the rows. If it throws, the snapshot stays as it was. Called once per round; closures of the plan live through all rounds. */
  fill(crawl: Crawl<DB>): Promise<Filled>;
}

/** What `fill` works with. */
export interface Crawl<DB> {
  /** The working copy, in a transaction. */
  db: Kysely<DB>;
  /** Today in India, YYYY-MM-DD. */
  today: string;
  now: Date;
  /** Whether nothing is on record yet. */
  first: boolean;
  options: CrawlOptions;
  /** Days that guards have refused; for crawls that judge days. */
  refused: RefusedDays;
  readSources<Row, Needs>(question: SourceQuery<Row, Needs>): Promise<void>;
}

export interface Filled {
  /** Whether anything was written. */
  changed: boolean;
  /** The difference in words, without area and sources: `14 of 98 prices changed`. */
  message: string;
  /** Added after the sources: `2 kept`. */
  note?: string;
  /** There is more to fetch (details of thousands of schemes): this round is promoted, and `fill` is called again while there is time. */
  more?: boolean;
}

/**
 * Crawls an area into its snapshot, all or nothing. If no source returns anything usable, or a guard rejects the result, the snapshot stays as it
 * is and the outcome is `failed`. Throws only for programming errors.
 */
export async function crawlArea<DB>(plan: CrawlPlan<DB>, options: CrawlOptions): Promise<CrawlOutcome> {
  const chosen = chooseSources(plan.sources, options.source);
  const outcomes: SourceOutcome[] = [];
  let done: CrawlOutcome | undefined;
  const refusedBefore = (await readReport(plan.area, options.dataDir))?.refused;
  const refused = new RefusedDays(refusedBefore, options.fresh);
  // Only where a crawl judges days is there something to tell.
  const refusedMember = () => (refusedBefore || refused.toReport() ? { refused: refused.toReport() ?? {} } : {});
  try {
    for (;;) {
      const round = await crawlRound(plan, options, chosen, outcomes, options.fresh === true && !done, refused);
      const changed = round.changed || done?.outcome === 'changed';
      done = {
        outcome: decideOutcome(changed, outcomes),
        message: describe(plan.area, round, outcomes),
        sources: outcomes,
        ...round.counts,
        ...refusedMember(),
      };
      if (!round.more || (options.until !== undefined && Date.now() >= options.until)) return done;
    }
  } catch (error) {
    const file = snapshotFile(plan.schema.name, options.dataDir);
    const fault = storageFault(error, plan.area, file) ?? error;
    const reason = sourceFailure(fault);
    if (fault instanceof CorruptSnapshot)
      return { outcome: 'failed', message: `${plan.area}: not crawled. ${reason}`, sources: outcomes, ...refusedMember() };
    // Earlier rounds have been promoted and stay.
    if (done) return { ...done, message: `${done.message}; then ${reason}` };
    const stays = existsSync(file) ? `kept the ${plan.counted} on record` : `there are no ${plan.counted} yet`;
    return { outcome: 'failed', message: `${plan.area}: ${stays}; ${reason}`, sources: outcomes, ...refusedMember() };
  }
}

/** Rows and values on record and what its checks doubt, of the area's main snapshot only. */
interface Counts {
  records?: Record<string, number>;
  columns?: FilledColumns;
  doubts?: FoundDoubts[];
}

async function crawlRound<DB>(
  plan: CrawlPlan<DB>,
  options: CrawlOptions,
  chosen: ReadonlySet<string>,
  outcomes: SourceOutcome[],
  fresh: boolean,
  refused: RefusedDays,
): Promise<Filled & { counts: Counts }> {
  const today = istDay(options.now);
  const isMain = plan.schema.name === plan.area;
  const file = snapshotFile(plan.schema.name, options.dataDir);
  const { changed, result } = await rewriteSnapshot<DB, Filled & { counts: Counts }>({
    ...plan,
    file,
    fresh,
    log: options.log,
    check: () => (fresh ? Promise.resolve() : refuseCorrupt(plan.area, file)),
    announce: (copy) => recordFingerprint(plan.area, file, copy),
    async fill(db) {
      const guarded = plan.protectedTables.map((one) => ({ ...one, until: plan.schema.tables[one.table]?.lifetime?.until }));
      const before = await countProtected(db, guarded);
      const round: SourceOutcome[] = [];
      const first = before.every(({ rows }) => rows === 0);
      const report = await readReport(plan.area, options.dataDir);
      if (first && !fresh && report?.last_success_at && isMain) throw lostSnapshot(plan.area, file, `has no ${plan.counted}`);
      const [byName, held] = [options.source !== undefined, report?.held ?? {}];
      const run: SourceRun = { area: plan.area, today, first, chosen, byName, held, options, outcomes: round };
      const filling = plan.fill({
        db,
        today,
        now: options.now,
        first,
        options,
        refused,
        readSources: (question) => readSources(run, question),
      });
      const filled = await filling.finally(() => addOutcomes(outcomes, round));
      if (!round.some(hasRows)) throw new GuardError(round.map(({ source, note }) => `${source}: ${note}`).join('; '));
      const after = await countProtected(db, guarded);
      guardProtected(before, after);
      const { changed: doubted, doubts } = await markDoubts(db, plan.checks ?? []);
      const isChanged = filled.changed || doubted;
      if (isChanged) await guardForms(db, plan.schema);
      const columns = await guardFilledColumns(db, plan.schema, first ? undefined : file);
      const records = Object.fromEntries(after.map(({ table, rows }) => [table.table, rows]));
      const counts = isMain ? { records, columns, ...(plan.checks && { doubts }) } : {};
      return { changed: isChanged, result: { ...filled, counts } };
    },
  });
  return { ...result, changed };
}

/** Until the crawl writes its report, that accepts both the current snapshot and the one about to replace it. */
async function recordFingerprint(area: string, file: string, copy: string): Promise<void> {
  const [now, next] = [await hashFile(file).catch(() => undefined), await hashFile(copy)];
  await noteFingerprints(area, basename(file), [...(now ? [now] : []), next], dirname(file));
}

/** Whether a source answered, or the starter gave initial figures. */
const hasRows = ({ ok, rows }: SourceOutcome): boolean => ok || rows > 0;

/** Merges the outcomes of a round into those of earlier rounds. */
function addOutcomes(outcomes: SourceOutcome[], round: readonly SourceOutcome[]): void {
  for (const one of round) {
    const earlier = outcomes.find(({ source }) => source === one.source);
    if (!earlier) outcomes.push(one);
    else Object.assign(earlier, { ok: earlier.ok && one.ok, rows: earlier.rows + one.rows, ...(one.note ? { note: one.note } : {}) });
  }
}

/** Starter figures are data, but not a successful crawl. */
function decideOutcome(changed: boolean, outcomes: readonly SourceOutcome[]): CrawlOutcome['outcome'] {
  if (!outcomes.some(({ ok }) => ok)) return 'starter';
  return changed ? 'changed' : 'unchanged';
}

/** The difference in words, for the report and the commit. */
function describe(area: string, { message, note }: Filled, outcomes: readonly SourceOutcome[]): string {
  const names = outcomes.filter(hasRows).map(({ source }) => source);
  return `${area}: ${message} (${names.join(', ')})${note ? `, ${note}` : ''}`;
}
