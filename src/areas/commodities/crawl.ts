import { type CrawlOptions, chooseSources, collectFrom, sourceFailure } from '../../lib/crawl/collect.ts';
import { GuardError } from '../../lib/crawl/guards.ts';
import { rewriteSnapshot } from '../../lib/crawl/promote.ts';
import { collectRates } from '../../lib/crawl/rates.ts';
import type { CrawlOutcome, SourceOutcome } from '../../lib/crawl/report.ts';
import type { CrawlNeeds, Source } from '../../lib/crawl/source.ts';
import { snapshotFile } from '../../lib/snapshot.ts';
import { addDays, istDay, newestOf } from '../../lib/time.ts';
import { placesOf } from './places.ts';
import { measurePremiums, newPremiums } from './premium.ts';
import { allPremiums, allQuotes, allSpot, type CommoditiesDatabase, dropBefore, putPremiums, putQuotes, putSpot } from './queries.ts';
import { guardQuotes, newQuotes, quoteKey, resolveQuotes } from './quotes.ts';
import { COMMODITY_SOURCES, QUOTE_SOURCES } from './sources/index.ts';
import type { QuoteObservation } from './sources/observation.ts';
import { dropNoise, spotRows } from './spot.ts';
import { COMMODITIES_VERSION, type CommoditiesTables, CREATE_COMMODITIES_TABLES, METALS, type QuoteRow, type SpotRow } from './tables.ts';

/** The contract promises 90 days, the design 120; ten more so that the window never runs short. */
const HISTORY_DAYS = 130;

/**
 * Crawls metals into data/commodities.sqlite: spot of the days that are missing, quotes by place, and the premium of quotes over spot.
 * A source that fails is noted; when none gives anything the snapshot stays as it is and the outcome is `failed`.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const sources: SourceOutcome[] = [];
  try {
    const { result } = await rewriteSnapshot<CommoditiesTables, CrawlOutcome>({
      file: snapshotFile('commodities', options.dataDir),
      version: COMMODITIES_VERSION,
      tables: CREATE_COMMODITIES_TABLES,
      fill: (db) => fillPrices(db, options, sources),
    });
    return result;
  } catch (error) {
    return { outcome: 'failed', message: `commodities: kept the prices on record; ${sourceFailure(error)}`, sources };
  }
}

async function fillPrices(db: CommoditiesDatabase, options: CrawlOptions, sources: SourceOutcome[]) {
  const [quotesBefore, spotBefore] = [await allQuotes(db), await allSpot(db)];
  const chosen = new Set(chooseSources(COMMODITY_SOURCES, options.source, quotesBefore.length === 0).map(({ name }) => name));
  const newSpot = await gatherSpot(spotBefore, chosen, options, sources);
  await putSpot(db, newSpot);

  const spot = [...spotBefore, ...newSpot];
  const wanted = QUOTE_SOURCES.filter(({ name }) => chosen.has(name));
  const quotes = newQuotes(quotesBefore, await gatherQuotes(wanted, quotesBefore, spot, options, sources));
  await putQuotes(db, quotes);
  if (!sources.some(({ ok }) => ok)) throw new GuardError(sources.map(({ source, note }) => `${source}: ${note}`).join('; '));

  const premiums = newPremiums(measurePremiums(await allQuotes(db), await allSpot(db)), await allPremiums(db));
  await putPremiums(db, premiums);
  // The window ends on the newest day on record: silence of the sources must not eat history.
  const newestDay = newestOf([...spot, ...quotesBefore, ...quotes].map(({ day }) => day));
  const dropped = await dropBefore(db, addDays(newestDay, -HISTORY_DAYS));

  const changed = newSpot.length + quotes.length + premiums.length + dropped > 0;
  const message = describe(newSpot, quotes, sources);
  return { changed, result: { outcome: changed ? ('changed' as const) : ('unchanged' as const), message, sources } };
}

async function gatherSpot(
  before: readonly SpotRow[],
  chosen: ReadonlySet<string>,
  options: CrawlOptions,
  sources: SourceOutcome[],
): Promise<SpotRow[]> {
  // A day that lacks one metal is as complete as it will ever be.
  const knownDays = new Set(before.map(({ day }) => day));
  const rates = await collectRates('commodities', knownDays, chosen, options, sources);
  const { rows, dropped } = dropNoise(spotRows(rates.filter(({ day }) => !knownDays.has(day))), before);
  if (dropped.length > 0) options.log(`commodities: dropped as noise: ${dropped.join(', ')}`);
  return rows;
}

/** Asks every source of quotes; the first to quote a metal, place and day is believed. */
async function gatherQuotes(
  wanted: readonly Source<QuoteObservation>[],
  existing: readonly QuoteRow[],
  spot: readonly SpotRow[],
  options: CrawlOptions,
  sources: SourceOutcome[],
): Promise<QuoteRow[]> {
  const needs: CrawlNeeds = { today: istDay(options.now), historyWanted: [] };
  const all = METALS.reduce((sum, metal) => sum + placesOf(metal).length, 0);
  const found = new Map<string, QuoteRow>();
  for (const source of wanted) {
    // Dated figures of long ago add nothing once a source has answered.
    if (source.starter && found.size > 0) continue;
    try {
      options.log(`commodities: asking ${source.title}`);
      const { rows: observations, missing } = await collectFrom(source, needs, options);
      const { rows, unknown } = resolveQuotes(observations, source.name, options.now.toISOString());
      guardQuotes(rows, existing, spot);
      for (const row of rows) if (!found.has(quoteKey(row))) found.set(quoteKey(row), row);
      const notes = [
        ...(missing.length
          ? [`without ${missing.length} of ${all} pages: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' ...' : ''}`]
          : []),
        ...(unknown.length ? [`unknown names: ${unknown.join(', ')}`] : []),
      ];
      sources.push({ source: source.name, ok: true, rows: rows.length, ...(notes.length ? { note: notes.join('; ') } : {}) });
    } catch (error) {
      sources.push({ source: source.name, ok: false, rows: 0, note: sourceFailure(error) });
    }
  }
  return [...found.values()];
}

/** The difference in words, for the report and the commit. */
function describe(spot: readonly SpotRow[], quotes: readonly QuoteRow[], sources: readonly SourceOutcome[]): string {
  const days = new Set(spot.map(({ day }) => day)).size;
  const names = sources.filter(({ ok }) => ok).map(({ source }) => source);
  return `commodities: ${quotes.length} new quotes, spot of ${days} new days (${names.join(', ')})`;
}
