import type { Crawl } from '../../../crawl/crawl-area.ts';
import { GuardError } from '../../../crawl/guards.ts';
import { allSchemes } from '../queries.ts';
import { SITEMAP_SOURCE } from '../sources/myscheme-sitemap.ts';
import type { SchemeTables } from '../tables.ts';
import { markGone } from './writes.ts';

/** A sitemap that lists a smaller share of the schemes on record is not whole. */
const MIN_SHARE = 0.8;
/** Slugs named in the report. */
const MAX_NAMED = 10;

export interface SitemapChanges {
  /** Schemes that it no longer lists, marked so. */
  gone: number;
  /** Schemes that it lists again. */
  back: number;
}

/**
 * Compares the schemes on record with the portal's sitemap, for when its listing cannot be asked. Schemes it no longer lists are marked, and those it
 * lists again unmarked. New ones it has only by their slugs: they are counted and named in the report, since neither name nor level is known of them.
 */
export async function compareWithSitemap({ db, today, readSources }: Crawl<SchemeTables>): Promise<SitemapChanges> {
  const changes: SitemapChanges = { gone: 0, back: 0 };
  await readSources({
    sources: [SITEMAP_SOURCE],
    needs: undefined,
    async accept(rows) {
      const listed = new Set(rows.map(({ slug }) => slug.toLowerCase()));
      const onRecord = await allSchemes(db);
      const current = onRecord.filter(({ gone_since }) => gone_since === null);
      const gone = current.filter(({ slug }) => !listed.has(slug.toLowerCase()));
      if (current.length - gone.length < current.length * MIN_SHARE)
        throw new GuardError(`it lists only ${current.length - gone.length} of ${current.length} schemes on record (under 80 %)`);
      const back = onRecord.filter(({ slug, gone_since }) => gone_since !== null && listed.has(slug.toLowerCase()));
      for (const { id } of gone) await markGone(db, id, today);
      for (const { id } of back) await markGone(db, id, null);
      Object.assign(changes, { gone: gone.length, back: back.length });
      const slugs = new Set(onRecord.map(({ slug }) => slug.toLowerCase()));
      const fresh = [...listed].filter((slug) => !slugs.has(slug));
      return { rows: rows.length, notes: fresh.length > 0 ? [describeNew(fresh)] : [] };
    },
  });
  return changes;
}

const describeNew = (slugs: readonly string[]): string =>
  `${slugs.length} schemes not on record, of which only the listing has the names (MYSCHEME_API_KEY): ` +
  `${slugs.slice(0, MAX_NAMED).join(', ')}${slugs.length > MAX_NAMED ? ' ...' : ''}`;
