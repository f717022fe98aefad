// One crawl for every crawled and reference area. An area's crawl.ts says what is its own, and nothing else:
//
//   export const crawl = (options: CrawlOptions) => crawlArea<FuelTables>({
//     area: 'fuel', schema: FUEL_SNAPSHOT, sources: FUEL_SOURCES, counted: 'prices',
//     protectedTables: [{ table: 'price', day: 'day' }],   // what no crawl may lose
//     async fill({ db, today, readSources }) {             // ask the sources, write the rows
//       const found = [];
//       await readSources({ sources: FUEL_SOURCES, needs: { today }, accept: (rows) => { found.push(...); return { rows: found.length } } });
//       await replaceRows(db, 'price', found);
//       return { changed: found.length > 0, message: `${found.length} prices changed` };
//     },
//   }, options);
//
// crawlArea() makes the working copy, chooses the sources, notes how each did, guards what is on record,
// promotes, and puts the difference into words. Lists that are replaced as a whole (codes, offices, schemes): crawlList() in crawl-list.ts.
// Dated rates: crawlRates() in rates.ts. A list from an npm package or a file of data/starter: list-sources.ts. Hours of work: `more` below.
import { basename, dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { istDay } from '../kernel/time.ts';
import { hashFile } from '../store/fingerprint.ts';
import { type CrawlOutcome, noteFingerprints, readReport, type SourceOutcome } from '../store/report.ts';
import { snapshotFile } from '../store/snapshot.ts';
import type { SnapshotSchema } from '../store/table.ts';
import { CorruptSnapshot, lostSnapshot, refuseCorrupt, storageFault } from './corrupt-snapshot.ts';
import { GuardError } from './guards.ts';
import { type OlderSchema, rewriteSnapshot } from './promote.ts';
import { countProtected, guardProtected, type ProtectedTable } from './protected-tables.ts';
import { chooseSources, readSources, type SourceQuery, type SourceRun, sourceFailure } from './read-sources.ts';
import type { CollectOptions, SourceIdentity } from './source.ts';

/** How a crawl is called: by `npm run crawl`, a workflow or a test. */
export interface CrawlOptions extends CollectOptions {
  now: Date;
  /** Only this source. */
  source?: string;
  /** Begins with an empty snapshot, whatever there is. */
  fresh?: boolean;
  log(line: string): void;
}

export interface CrawlPlan<DB> {
  area: string;
  /** Its snapshot; one of several of an area has a name that begins with the area's. */
  schema: SnapshotSchema;
  /** What becomes of a snapshot of an older schema version; it is refused unless this says. */
  older?: OlderSchema<DB>;
  /** All that a crawl may ask, in order; `--source` chooses one. */
  sources: readonly SourceIdentity[];
  /** What its rows are to a reader, in the plural: `prices`. */
  counted: string;
  protectedTables: readonly ProtectedTable[];
  /** Asks and writes. What it throws leaves the snapshot as it was. Closures of the plan last over all rounds of a crawl. */
  fill(crawl: Crawl<DB>): Promise<Filled>;
}

/** What `fill` works with. */
export interface Crawl<DB> {
  /** The working copy, in a transaction. */
  db: Kysely<DB>;
  /** Today in India, YYYY-MM-DD. */
  today: string;
  now: Date;
  /** Is there nothing on record yet? */
  first: boolean;
  options: CrawlOptions;
  readSources<Row, Needs>(question: SourceQuery<Row, Needs>): Promise<void>;
}

export interface Filled {
  /** Was anything written? */
  changed: boolean;
  /** The difference in words, without the area and the sources: `14 of 98 prices changed`. */
  message: string;
  /** What is said after the sources: `2 kept`. */
  note?: string;
  /** There is more to ask for (details of thousands of schemes): what came is promoted, and `fill` is called again while there is time. */
  more?: boolean;
}

/**
 * Crawls an area into its snapshot, all or nothing. When no source gives anything usable, or a guard holds, the snapshot stays as it is and
 * the outcome is `failed`. Throws for what is a fault of ours.
 */
export async function crawlArea<DB>(plan: CrawlPlan<DB>, options: CrawlOptions): Promise<CrawlOutcome> {
  const chosen = chooseSources(plan.sources, options.source);
  const outcomes: SourceOutcome[] = [];
  let done: CrawlOutcome | undefined;
  try {
    for (;;) {
      const round = await crawlRound(plan, options, chosen, outcomes, options.fresh === true && !done);
      const changed = round.changed || done?.outcome === 'changed';
      done = {
        outcome: decideOutcome(changed, outcomes),
        message: describe(plan.area, round, outcomes),
        sources: outcomes,
        records: round.records,
      };
      if (!round.more || (options.until !== undefined && Date.now() >= options.until)) return done;
    }
  } catch (error) {
    const file = snapshotFile(plan.schema.name, options.dataDir);
    const fault = storageFault(error, plan.area, file) ?? error;
    const reason = sourceFailure(fault);
    if (fault instanceof CorruptSnapshot) return { outcome: 'failed', message: `${plan.area}: not crawled. ${reason}`, sources: outcomes };
    // What earlier rounds brought is on record and stays.
    if (done) return { ...done, message: `${done.message}; then ${reason}` };
    return { outcome: 'failed', message: `${plan.area}: kept the ${plan.counted} on record; ${reason}`, sources: outcomes };
  }
}

async function crawlRound<DB>(
  plan: CrawlPlan<DB>,
  options: CrawlOptions,
  chosen: ReadonlySet<string>,
  outcomes: SourceOutcome[],
  fresh: boolean,
): Promise<Filled & { records: Record<string, number> }> {
  const today = istDay(options.now);
  const isMain = plan.schema.name === plan.area;
  const file = snapshotFile(plan.schema.name, options.dataDir);
  const { changed, result } = await rewriteSnapshot<DB, Filled & { records: Record<string, number> }>({
    ...plan,
    file,
    fresh,
    log: options.log,
    check: () => (fresh ? Promise.resolve() : refuseCorrupt(plan.area, file)),
    announce: (copy) => recordFingerprint(plan.area, file, copy),
    async fill(db) {
      const before = await countProtected(db, plan.protectedTables);
      const round: SourceOutcome[] = [];
      const first = before.every(({ rows }) => rows === 0);
      const report = await readReport(plan.area, options.dataDir);
      if (first && !fresh && report?.last_success_at && isMain) throw lostSnapshot(plan.area, file, `has no ${plan.counted}`);
      const [byName, held] = [options.source !== undefined, report?.held ?? {}];
      const run: SourceRun = { area: plan.area, today, first, chosen, byName, held, options, outcomes: round };
      const filling = plan.fill({ db, today, now: options.now, first, options, readSources: (question) => readSources(run, question) });
      const filled = await filling.finally(() => addOutcomes(outcomes, round));
      if (!round.some(hasRows)) throw new GuardError(round.map(({ source, note }) => `${source}: ${note}`).join('; '));
      const after = await countProtected(db, plan.protectedTables);
      guardProtected(before, after);
      return {
        changed: filled.changed,
        result: { ...filled, records: isMain ? Object.fromEntries(after.map(({ table, rows }) => [table.table, rows])) : {} },
      };
    },
  });
  return { ...result, changed };
}

/** The report allows the snapshot there is and the one to come, until the crawl writes its own. */
async function recordFingerprint(area: string, file: string, copy: string): Promise<void> {
  const [now, next] = [await hashFile(file).catch(() => undefined), await hashFile(copy)];
  await noteFingerprints(area, basename(file), [...(now ? [now] : []), next], dirname(file));
}

/** Did a source answer, or the starter give figures to begin with? */
const hasRows = ({ ok, rows }: SourceOutcome): boolean => ok || rows > 0;

/** The outcomes of a further round join those of the rounds before it. */
function addOutcomes(outcomes: SourceOutcome[], round: readonly SourceOutcome[]): void {
  for (const one of round) {
    const known = outcomes.find(({ source }) => source === one.source);
    if (!known) outcomes.push(one);
    else Object.assign(known, { ok: known.ok && one.ok, rows: known.rows + one.rows, ...(one.note ? { note: one.note } : {}) });
  }
}

/** Figures to begin with are data, but no crawl: nobody shall read that one went well. */
function decideOutcome(changed: boolean, outcomes: readonly SourceOutcome[]): CrawlOutcome['outcome'] {
  if (!outcomes.some(({ ok }) => ok)) return 'starter';
  return changed ? 'changed' : 'unchanged';
}

/** The difference in words, for the report and the commit. */
function describe(area: string, { message, note }: Filled, outcomes: readonly SourceOutcome[]): string {
  const names = outcomes.filter(hasRows).map(({ source }) => source);
  return `${area}: ${message} (${names.join(', ')})${note ? `, ${note}` : ''}`;
}
