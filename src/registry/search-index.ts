import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Area, SearchRecord } from '../areas/area.ts';
import { type SiteRow, writeSiteIndex } from '../areas/search/queries.ts';
import { siteIndexFile } from '../areas/search/site.ts';
import { PLACES } from '../lib/places/gazetteer.ts';
import { withoutSnapshot } from '../lib/snapshot.ts';
import { fold } from '../lib/text.ts';

/** A place's sheet has more to say to its name than one price there. */
const SHEET_WEIGHT = 3;

/**
 * Makes the index that /search?scope=site and the search page read: every area's page, and the records that areas offer by `searchable()`.
 * `dist` is the folder of a finished build, whose pages tell which areas have one. Gives how many records there are.
 */
export async function buildSearchIndex(areas: readonly Area[], dist: string): Promise<number> {
  const file = siteIndexFile(dist);
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  const count = await writeSiteIndex(fresh, rowsOf(areas, dist));
  renameSync(fresh, file);
  return count;
}

async function* rowsOf(areas: readonly Area[], dist: string): AsyncGenerator<SiteRow> {
  const addressOf = ({ page, name }: Area) =>
    page !== undefined && existsSync(join(dist, 'client', `${page}.html`)) ? page : `/docs/${name}`;
  for (const { slug, name, state, hi, aliases } of PLACES) {
    const description = state === name ? 'All that is known of it here' : `${state}: all that is known of it here`;
    yield rowOf({ url: `/place/${slug}`, title: name, description, names: [...aliases, ...(hi ? [hi] : [])], weight: SHEET_WEIGHT }, false);
  }
  const wholes = new Set(areas.flatMap((area) => [area.page, addressOf(area)]));
  for (const area of areas) {
    let named = false;
    // A build that may go on without an area goes on without what that area would offer.
    for await (const record of await withoutSnapshot(async () => (await area.searchable?.()) ?? [], [])) {
      named ||= record.url === area.page;
      yield rowOf(record, wholes.has(record.url));
    }
    if (!named)
      yield rowOf(
        {
          url: addressOf(area),
          title: area.title.en,
          description: area.summary.en,
          names: area.title.hi ? [area.title.hi] : [],
        },
        true,
      );
  }
}

function rowOf({ url, title, description, names = [], weight = 1 }: SearchRecord, whole: boolean): SiteRow {
  return {
    url,
    title,
    description,
    whole: whole ? 1 : 0,
    weight,
    folded_title: fold(title),
    folded_names: names.map(fold).join('\n'),
    folded_description: fold(description),
  };
}
