import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../lib/crawl/crawl-area.ts';
import { GuardError } from '../../lib/crawl/guards.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { crawlTexts, type TextState } from './crawl-texts.ts';
import { type Merged, mergeListing } from './merge.ts';
import { allSchemes } from './queries.ts';
import { LISTING_SOURCE, SCHEME_SOURCES, STARTER_SOURCE } from './sources/index.ts';
import type { ListedScheme } from './sources/myscheme.ts';
import type { SchemeObservation } from './sources/observation.ts';
import { readBriefs } from './sources/starter.ts';
import { CREATE_SCHEME_TABLES, SCHEMES_VERSION, type SchemeTables } from './tables.ts';
import { dropScheme, markGone, optimizeIndex, putScheme } from './writes.ts';

/** With fewer of the schemes that the publisher counts than this, its listing was not read right. */
const USABLE_SHARE = 0.98;
/** A listing with fewer schemes than this share of those that were listed before is a fault of the publisher's, not the end of schemes. */
const SMALLEST_SHARE = 0.8;

/**
 * Crawls the listing of schemes into data/schemes.sqlite, then the long texts of those that changed, and week by week of all, into
 * data/schemes-texts.sqlite. A crawl that is stopped goes on where it was: every few schemes are promoted, and what is missing is seen from
 * what is there.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const listed: TextState[] = [];
  const listing = await crawlArea<SchemeTables>(
    {
      area: 'schemes',
      version: SCHEMES_VERSION,
      tables: CREATE_SCHEME_TABLES,
      older: 'rebuild',
      sources: SCHEME_SOURCES,
      counted: 'schemes',
      keeps: [{ table: 'scheme' }],
      async fill(crawl) {
        const filled = await fillSchemes(crawl);
        for (const { slug, upstream_id, recorded, gone_since } of await allSchemes(crawl.db))
          if (upstream_id && gone_since === null) listed.push({ slug, upstreamId: upstream_id, recorded });
        return filled;
      },
    },
    options,
  );
  if (!listing.sources.some(({ source, ok }) => ok && source === LISTING_SOURCE.name)) return listing;
  const texts = await crawlTexts(listed, options);
  if (!texts) return listing;
  return {
    // The listing is promoted by now, whatever became of the texts.
    outcome: texts.outcome === 'changed' ? 'changed' : listing.outcome,
    message: `${listing.message}; ${texts.message.replace(/^schemes: /, '')}`,
    sources: [...listing.sources, ...texts.sources.map((one) => ({ ...one, source: `${one.source} texts` }))],
  };
}

async function fillSchemes({ db, today, first, options, ask }: Crawl<SchemeTables>): Promise<Filled> {
  const existing = await allSchemes(db);
  const found = new Map<string, ListedScheme>();
  let total = 0;
  const take = (rows: readonly ListedScheme[]) => {
    const before = found.size;
    for (const row of rows) {
      if (!found.has(row.slug)) found.set(row.slug, row);
      total = row.total;
    }
    return { rows: found.size - before, ...(found.size < total ? { notes: [`${found.size} of the ${total} that it counts`] } : {}) };
  };
  await ask({ sources: [LISTING_SOURCE], needs: { today, sort: 'schemename-asc' }, take });
  // What slipped from page to page meanwhile is found from the other end.
  if (found.size > 0 && found.size < total) await ask({ sources: [LISTING_SOURCE], needs: { today, sort: 'schemename-desc' }, take });
  if (found.size < total * USABLE_SHARE) throw new GuardError(`only ${found.size} of the ${total} schemes that it counts are on its pages`);
  const before = existing.filter(({ upstream_id, gone_since }) => upstream_id && gone_since === null).length;
  if (found.size > 0 && found.size < before * SMALLEST_SHARE)
    throw new GuardError(`only ${found.size} schemes are listed, of ${before} before (under 80 %)`);

  let listing: readonly SchemeObservation[] = [...found.values()].map(({ total: _, ...observation }) => observation);
  if (listing.length === 0) {
    const crawled = new Set(existing.filter(({ upstream_id }) => upstream_id).map(({ slug }) => slug));
    await ask({
      sources: [STARTER_SOURCE],
      needs: undefined,
      take(rows) {
        // What a crawl has brought is newer than what was recorded to begin with.
        listing = rows.filter(({ slug }) => !crawled.has(slug));
        return { rows: listing.length };
      },
    });
  }
  const merged = mergeListing(existing, listing, await readBriefs(options.dataDir), {
    today,
    whole: found.size > 0 && found.size >= total,
  });
  for (const row of merged.put) await putScheme(db, row);
  for (const { id } of merged.gone) await markGone(db, id, today);
  for (const { id } of merged.drop) await dropScheme(db, id);
  if (first) await optimizeIndex(db);
  return { changed: merged.put.length + merged.gone.length + merged.drop.length > 0, ...describe(merged, first) };
}

function describe({ added, changed, gone, drop }: Merged, first: boolean): Pick<Filled, 'message' | 'note'> {
  if (first) return { message: `first ${added} schemes` };
  const notes = [...(gone.length > 0 ? [`${gone.length} no longer listed`] : []), ...(drop.length > 0 ? [`${drop.length} forgotten`] : [])];
  return { message: `${added} new and ${changed} changed schemes`, ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
}
