import { istDay } from '../time.ts';
import { type CrawlOptions, collectFrom, sourceFailure } from './collect.ts';
import { type DatedRates, RATE_SOURCES } from './currency-api.ts';
import type { SourceOutcome } from './report.ts';

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
