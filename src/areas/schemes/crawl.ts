import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError } from '../../crawl/guards.ts';
import { describeMisfits } from '../../store/forms.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { allSchemes } from './queries.ts';
import { crawlFacts, readFactBriefs } from './reading/crawl-facts.ts';
import { compareWithSitemap, type SitemapChanges } from './reading/crawl-sitemap.ts';
import { crawlTexts, type TextState } from './reading/crawl-texts.ts';
import { type Merged, mergeListing } from './reading/merge.ts';
import { dropScheme, markGone, optimizeIndex, putScheme } from './reading/writes.ts';
import type { ReadScheme } from './sources/fact-sources.ts';
import { LISTING_SOURCE, SCHEME_SOURCES, SEED_SOURCE } from './sources/index.ts';
import type { ListedScheme } from './sources/myscheme.ts';
import type { SchemeObservation } from './sources/observation.ts';
import { readBriefs } from './sources/starter.ts';
import { SCHEMES_SNAPSHOT, type SchemeTables } from './tables.ts';

/** If a smaller share of the publisher's total was read, the listing is incomplete. */
const USABLE_SHARE = 0.98;
/** A listing with fewer than this share of the previous schemes is the publisher's error, not the end of schemes. */
const MIN_SHARE = 0.8;

/**
 * Crawls the listing of schemes into data/schemes.sqlite, then the long texts of changed schemes and, week by week, of all into
 * data/schemes-texts.sqlite, and their facts into data/schemes-facts.sqlite. An aborted crawl resumes: every few schemes are promoted, and
 * what is missing is derived from what is there.
 */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const listed: TextState[] = [];
  const onRecord: ReadScheme[] = [];
  // Seed facts, for the briefs.
  const begun = await crawlFacts([], options);
  const listing = await crawlArea<SchemeTables>(
    {
      area: 'schemes',
      schema: SCHEMES_SNAPSHOT,
      older: 'rebuild',
      sources: SCHEME_SOURCES,
      counted: 'schemes',
      protectedTables: [{ table: 'scheme' }],
      async fill(crawl) {
        const filled = await fillSchemes(crawl);
        for (const { slug, name, level, upstream_id, recorded, gone_since } of await allSchemes(crawl.db)) {
          onRecord.push({ slug, name, level });
          if (upstream_id && gone_since === null) listed.push({ slug, upstreamId: upstream_id, recorded });
        }
        return filled;
      },
    },
    options,
  );
  if (!listing.sources.some(({ source, ok }) => ok && source === LISTING_SOURCE.name)) return withFacts(listing, begun);
  const texts = await crawlTexts(listed, options);
  const facts = (await crawlFacts(onRecord, { ...options, fresh: false })) ?? begun;
  if (!texts) return withFacts(listing, facts);
  return withFacts(
    {
      // The listing has been promoted, whatever happened to the texts.
      outcome: texts.outcome === 'changed' ? 'changed' : listing.outcome,
      message: `${listing.message}; ${texts.message.replace(/^schemes: /, '')}`,
      sources: [...listing.sources, ...texts.sources.map((one) => ({ ...one, source: `${one.source} texts` }))],
    },
    facts,
  );
}

/** Changed facts count as a change, and a failure to extract them is reported; otherwise the outcome is that of listing and texts. */
function withFacts(crawled: CrawlOutcome, facts: CrawlOutcome | undefined): CrawlOutcome {
  if (facts?.outcome === 'changed' && crawled.outcome === 'unchanged') return { ...crawled, outcome: 'changed' };
  if (facts?.outcome !== 'failed') return crawled;
  return { ...crawled, message: `${crawled.message}; ${facts.message.replace(/^schemes: /, 'facts ')}` };
}

async function fillSchemes(crawl: Crawl<SchemeTables>): Promise<Filled> {
  const { db, today, first, options, readSources } = crawl;
  const existing = await allSchemes(db);
  const bySlug = new Map<string, ListedScheme>();
  let total = 0;
  const take = (rows: readonly ListedScheme[]) => {
    const before = bySlug.size;
    for (const row of rows) {
      if (!bySlug.has(row.slug)) bySlug.set(row.slug, row);
      total = row.total;
    }
    return { rows: bySlug.size - before, ...(bySlug.size < total ? { notes: [`${bySlug.size} of the ${total} that it counts`] } : {}) };
  };
  await readSources({ sources: [LISTING_SOURCE], needs: { today, sort: 'schemename-asc' }, accept: take });
  // Schemes that moved between pages meanwhile are found from the other end.
  if (bySlug.size > 0 && bySlug.size < total)
    await readSources({ sources: [LISTING_SOURCE], needs: { today, sort: 'schemename-desc' }, accept: take });
  if (bySlug.size < total * USABLE_SHARE)
    throw new GuardError(`only ${bySlug.size} of the ${total} schemes that it counts are on its pages`);
  const before = existing.filter(({ gone_since }) => gone_since === null).length;
  if (bySlug.size > 0 && bySlug.size < before * MIN_SHARE)
    throw new GuardError(`only ${bySlug.size} schemes are listed, of ${before} before (under 80 %)`);

  let listing: readonly SchemeObservation[] = [...bySlug.values()].map(({ total: _, ...observation }) => observation);
  if (listing.length === 0) {
    const crawled = new Set(existing.filter(({ upstream_id }) => upstream_id).map(({ slug }) => slug));
    await readSources({
      sources: [SEED_SOURCE],
      needs: undefined,
      accept(rows) {
        // Crawled facts are newer than the seed's.
        listing = rows.filter(({ slug }) => !crawled.has(slug));
        return { rows: listing.length };
      },
    });
  }
  const briefs = { ...(await readFactBriefs(options.dataDir)), ...(await readBriefs(options.dataDir)) };
  const merged = mergeListing(existing, listing, briefs, {
    today,
    whole: bySlug.size > 0 && bySlug.size >= total,
  });
  for (const row of merged.put) await putScheme(db, row);
  for (const { id } of merged.missing) await markGone(db, id, today);
  for (const { id } of merged.drop) await dropScheme(db, id);
  if (first) await optimizeIndex(db);
  const { gone, back } = bySlug.size > 0 ? { gone: 0, back: 0 } : await compareWithSitemap(crawl);
  const changed = merged.put.length + merged.missing.length + merged.drop.length + gone + back > 0;
  return { changed, ...describe(merged, first, { gone, back }) };
}

function describe(
  { added, changed, missing, drop, left }: Merged,
  first: boolean,
  { gone, back }: SitemapChanges,
): Pick<Filled, 'message' | 'note'> {
  const lost = missing.length + gone;
  const notes = [
    ...describeMisfits(left),
    ...(lost > 0 ? [`${lost} no longer listed`] : []),
    ...(back > 0 ? [`${back} listed again`] : []),
    ...(drop.length > 0 ? [`${drop.length} forgotten`] : []),
  ];
  const message = first ? `first ${added} schemes` : `${added} new and ${changed} changed schemes`;
  return { message, ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
}
