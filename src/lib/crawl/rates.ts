import type { Kysely } from 'kysely';
import { snapshotFile } from '../snapshot.ts';
import { addDays, istDay } from '../time.ts';
import { type CrawlOptions, chooseSources, collectFrom, sourceFailure } from './collect.ts';
import { type DatedRates, RATE_SOURCES } from './currency-api.ts';
import { GuardError } from './guards.ts';
import { rewriteSnapshot } from './promote.ts';
import type { CrawlOutcome, SourceOutcome } from './report.ts';

/**
 * Dated rates that are not on record yet, from the first of the three ways that answers; how each did goes to `sources`.
 * Nothing when none answers, or when none of them is among `chosen`.
 */
export async function collectRates(
  area: string,
  knownDays: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  options: CrawlOptions,
  sources: SourceOutcome[],
): Promise<DatedRates[]> {
  const today = istDay(options.now);
  for (const source of RATE_SOURCES) {
    if (!chosen.has(source.name)) continue;
    try {
      options.log(`${area}: asking ${source.title}`);
      const { rows } = await collectFrom(source, { today, historyWanted: [], knownDays }, options);
      // A day that has not begun anywhere is a mistake of the publisher's clock.
      const past = rows.filter(({ day }) => day <= today);
      sources.push({
        source: source.name,
        ok: true,
        rows: past.length,
        ...(rows.length === 0 ? { note: 'no day that is not on record' } : {}),
      });
      return past;
    } catch (error) {
      sources.push({ source: source.name, ok: false, rows: 0, note: sourceFailure(error) });
    }
  }
  return [];
}

/** The contract's histories have 90 days, the design 120; ten more so that the window never runs short. */
const HISTORY_DAYS = 130;

/** A snapshot that is made of dated rates alone. */
export interface RatesPlan<DB> {
  area: string;
  version: number;
  tables: readonly string[];
  /** Days on record. */
  days(db: Kysely<DB>): Promise<string[]>;
  /** Writes rates of days that are not on record; gives how many values it took and, in words, what it dropped as noise. */
  add(db: Kysely<DB>, rates: readonly DatedRates[]): Promise<{ added: number; dropped: string[] }>;
  /** Forgets what is older than a day; gives how many rows. */
  drop(db: Kysely<DB>, before: string): Promise<number>;
}

/** Crawls such a snapshot. When no source answers it stays as it is and the outcome is `failed`. */
export async function crawlRates<DB>(plan: RatesPlan<DB>, options: CrawlOptions): Promise<CrawlOutcome> {
  const sources: SourceOutcome[] = [];
  const chosen = new Set(chooseSources(RATE_SOURCES, options.source, false).map(({ name }) => name));
  try {
    const { result } = await rewriteSnapshot<DB, CrawlOutcome>({
      file: snapshotFile(plan.area, options.dataDir),
      version: plan.version,
      tables: plan.tables,
      async fill(db) {
        const known = new Set(await plan.days(db));
        const rates = (await collectRates(plan.area, known, chosen, options, sources)).filter(({ day }) => !known.has(day));
        if (!sources.some(({ ok }) => ok)) throw new GuardError(sources.map(({ source, note }) => `${source}: ${note}`).join('; '));
        const { added, dropped } = await plan.add(db, rates);
        if (dropped.length > 0) options.log(`${plan.area}: dropped as noise: ${dropped.join(', ')}`);
        const newest = (await plan.days(db)).sort().at(-1);
        if (!newest) throw new GuardError('no rates were parsed');
        const forgotten = await plan.drop(db, addDays(newest, -HISTORY_DAYS));
        const changed = added + forgotten > 0;
        const names = sources.filter(({ ok }) => ok).map(({ source }) => source);
        const message = `${plan.area}: ${added} rates of ${rates.length} new days (${names.join(', ')})`;
        return { changed, result: { outcome: changed ? 'changed' : 'unchanged', message, sources } };
      },
    });
    return result;
  } catch (error) {
    return { outcome: 'failed', message: `${plan.area}: kept the rates on record; ${sourceFailure(error)}`, sources };
  }
}
