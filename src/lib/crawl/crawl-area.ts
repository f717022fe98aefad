// One crawl for every crawled and reference area. An area's crawl.ts says what is its own, and nothing else:
//
//   export const crawl = (options: CrawlOptions) => crawlArea<FuelTables>({
//     area: 'fuel', version: FUEL_VERSION, tables: CREATE_FUEL_TABLES, sources: FUEL_SOURCES, counted: 'prices',
//     keeps: [{ table: 'price', day: 'day' }],          // what no crawl may lose
//     async fill({ db, today, ask }) {                  // ask the sources, write the rows
//       const found = [];
//       await ask({ sources: FUEL_SOURCES, needs: { today }, take: (rows) => { found.push(...); return { rows: found.length } } });
//       await putPrices(db, found);
//       return { changed: found.length > 0, message: `${found.length} prices changed` };
//     },
//   }, options);
//
// crawlArea() makes the working copy, chooses the sources, notes how each did, guards what is on record, forgets what has left the window,
// promotes, and puts the difference into words. Lists that are replaced as a whole (codes, offices, schemes): crawlList() in crawl-list.ts.
// Dated rates: crawlRates() in rates.ts. A list from an npm package or a file of data/starter: list-sources.ts. Hours of work: `more` below.
import { basename, dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { snapshotFile } from '../snapshot.ts';
import { addDays, istDay, newestOrNone } from '../time.ts';
import { type Asking, askSources, chooseSources, type Question, sourceFailure } from './ask-sources.ts';
import { fingerprintOf } from './fingerprint.ts';
import { GuardError } from './guards.ts';
import { countKept, guardKept, type KeptTable } from './kept.ts';
import { type OlderSchema, rewriteSnapshot } from './promote.ts';
import { dropRowsBefore, newestDayUntil } from './queries.ts';
import { type CrawlOutcome, noteFingerprints, readReport, type SourceOutcome } from './report.ts';
import type { CollectOptions, SourceIdentity } from './source.ts';
import { lost, refuseSpoiled, SpoiledSnapshot, storageFault } from './spoiled.ts';
import { HISTORY_DAYS } from './window.ts';

/** How a crawl is called: by `npm run crawl`, a workflow or a test. */
export interface CrawlOptions extends CollectOptions {
  now: Date;
  /** Only this source. */
  source?: string;
  /** Begins with an empty snapshot, whatever there is. */
  anew?: boolean;
  log(line: string): void;
}

export interface CrawlPlan<DB> {
  area: string;
  /** Name of the snapshot where the area has more than one: `schemes-texts`. It begins with the area's name. */
  snapshot?: string;
  version: number;
  /** CREATE TABLE statements for a new snapshot; each `if not exists`. */
  tables: readonly string[];
  /** What becomes of a snapshot of an older schema version; it is refused unless this says. */
  older?: OlderSchema<DB>;
  /** All that a crawl may ask, in order; `--source` chooses one. */
  sources: readonly SourceIdentity[];
  /** What its rows are to a reader, in the plural: `prices`. */
  counted: string;
  keeps: readonly KeptTable[];
  /** Asks and writes. What it throws leaves the snapshot as it was. Closures of the plan last over all rounds of a crawl. */
  fill(crawl: Crawl<DB>): Promise<Filled>;
  /** Forgets dated rows before a day; gives how many. By default every such row of the kept tables. */
  forget?(db: Kysely<DB>, before: string): Promise<number>;
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
  ask<Row, Needs>(question: Question<Row, Needs>): Promise<void>;
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
      const round = await crawlRound(plan, options, chosen, outcomes, options.anew === true && !done);
      const changed = round.changed || done?.outcome === 'changed';
      done = {
        outcome: outcomeOf(changed, outcomes),
        message: describe(plan.area, round, outcomes),
        sources: outcomes,
        records: round.records,
      };
      if (!round.more || (options.until !== undefined && Date.now() >= options.until)) return done;
    }
  } catch (error) {
    const file = snapshotFile(plan.snapshot ?? plan.area, options.dataDir);
    const fault = storageFault(error, plan.area, file) ?? error;
    const reason = sourceFailure(fault);
    if (fault instanceof SpoiledSnapshot) return { outcome: 'failed', message: `${plan.area}: not crawled. ${reason}`, sources: outcomes };
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
  anew: boolean,
): Promise<Filled & { records: Record<string, number> }> {
  const today = istDay(options.now);
  const file = snapshotFile(plan.snapshot ?? plan.area, options.dataDir);
  const { result } = await rewriteSnapshot<DB, Filled & { records: Record<string, number> }>({
    ...plan,
    file,
    anew,
    log: options.log,
    check: () => (anew ? Promise.resolve() : refuseSpoiled(plan.area, file)),
    announce: (copy) => noteNext(plan.area, file, copy),
    async fill(db) {
      const before = await countKept(db, plan.keeps);
      const round: SourceOutcome[] = [];
      const first = before.every(({ rows }) => rows === 0);
      if (first && !anew && (await readReport(plan.area, options.dataDir))?.last_success_at && !plan.snapshot)
        throw lost(plan.area, file, `has no ${plan.counted}`);
      const asking: Asking = { area: plan.area, today, first, chosen, byName: options.source !== undefined, options, outcomes: round };
      const filling = plan.fill({ db, today, now: options.now, first, options, ask: (question) => askSources(asking, question) });
      const filled = await filling.finally(() => addOutcomes(outcomes, round));
      if (!round.some(gaveSomething)) throw new GuardError(round.map(({ source, note }) => `${source}: ${note}`).join('; '));
      const windowStart = await findWindowStart(db, plan.keeps, today);
      const forgotten = windowStart ? await (plan.forget ?? forgetKept(plan.keeps))(db, windowStart) : 0;
      const after = await countKept(db, plan.keeps);
      guardKept(before, after, windowStart);
      const changed = filled.changed || forgotten > 0;
      return {
        changed,
        result: { ...filled, changed, records: plan.snapshot ? {} : Object.fromEntries(after.map(({ kept, rows }) => [kept.table, rows])) },
      };
    },
  });
  return result;
}

/** The report allows the snapshot there is and the one to come, until the crawl writes its own. */
async function noteNext(area: string, file: string, copy: string): Promise<void> {
  const [now, next] = [await fingerprintOf(file).catch(() => undefined), await fingerprintOf(copy)];
  await noteFingerprints(area, basename(file), [...(now ? [now] : []), next], dirname(file));
}

/** The window ends on the newest day on record that is not after today: silence of the sources eats no history, a date of the future neither. */
async function findWindowStart<DB>(db: Kysely<DB>, keeps: readonly KeptTable[], today: string): Promise<string | undefined> {
  const days = await Promise.all(keeps.map(({ table, day }) => (day ? newestDayUntil(db, table, day, today) : undefined)));
  const newest = newestOrNone(days.filter((day) => day !== undefined));
  return newest && addDays(newest, -HISTORY_DAYS);
}

const forgetKept =
  (keeps: readonly KeptTable[]) =>
  async <DB>(db: Kysely<DB>, before: string): Promise<number> => {
    let forgotten = 0;
    for (const { table, day } of keeps) if (day) forgotten += await dropRowsBefore(db, table, day, before);
    return forgotten;
  };

/** Did a source answer, or the starter give figures to begin with? */
const gaveSomething = ({ ok, rows }: SourceOutcome): boolean => ok || rows > 0;

/** The outcomes of a further round join those of the rounds before it. */
function addOutcomes(outcomes: SourceOutcome[], round: readonly SourceOutcome[]): void {
  for (const one of round) {
    const known = outcomes.find(({ source }) => source === one.source);
    if (!known) outcomes.push(one);
    else Object.assign(known, { ok: known.ok && one.ok, rows: known.rows + one.rows, ...(one.note ? { note: one.note } : {}) });
  }
}

/** Figures to begin with are data, but no crawl: nobody shall read that one went well. */
function outcomeOf(changed: boolean, outcomes: readonly SourceOutcome[]): CrawlOutcome['outcome'] {
  if (!outcomes.some(({ ok }) => ok)) return 'starter';
  return changed ? 'changed' : 'unchanged';
}

/** The difference in words, for the report and the commit. */
function describe(area: string, { message, note }: Filled, outcomes: readonly SourceOutcome[]): string {
  const names = outcomes.filter(gaveSomething).map(({ source }) => source);
  return `${area}: ${message} (${names.join(', ')})${note ? `, ${note}` : ''}`;
}
