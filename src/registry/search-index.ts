import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Area, SearchRecord } from '../areas/area.ts';
import { type SiteRow, writeSiteIndex } from '../areas/search/queries.ts';
import { sheetInWords } from '../areas/search/sheet-words.ts';
import { siteIndexFile } from '../areas/search/site.ts';
import type { Words } from '../lib/locale.ts';
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
  const count = await writeSiteIndex(fresh, await Array.fromAsync(rowsOf(areas, dist)));
  renameSync(fresh, file);
  return count;
}

async function* rowsOf(areas: readonly Area[], dist: string): AsyncGenerator<SiteRow> {
  const addressOf = ({ page, name }: Area) =>
    page !== undefined && existsSync(join(dist, 'client', `${page}.html`)) ? page : `/docs/${name}`;
  for (const place of PLACES) {
    const names = [...place.aliases, ...(place.hi ? [place.hi] : [])];
    yield rowOf({ url: `/place/${place.slug}`, ...inBoth(sheetInWords(place)), names, weight: SHEET_WEIGHT }, false);
  }
  const wholes = new Set(areas.flatMap((area) => [area.page, addressOf(area)]));
  for (const area of areas) {
    const own = inBoth({ title: area.title, description: area.summary });
    let named = false;
    // A build that may go on without an area goes on without what that area would offer.
    for await (const record of await withoutSnapshot(async () => (await area.searchable?.()) ?? [], [])) {
      const isPage = record.url === area.page;
      named ||= isPage;
      yield rowOf(isPage && own.hi ? { hi: own.hi, ...record } : record, wholes.has(record.url));
    }
    if (!named) yield rowOf({ url: addressOf(area), ...own, names: area.title.hi ? [area.title.hi] : [] }, true);
  }
}

/** The texts of a record, from words of both languages. */
const inBoth = ({ title, description }: { title: Words; description: Words }): Pick<SearchRecord, 'title' | 'description' | 'hi'> => ({
  title: title.en,
  description: description.en,
  ...(title.hi ? { hi: { title: title.hi, ...(description.hi ? { description: description.hi } : {}) } } : {}),
});

function rowOf({ url, title, description, hi, names = [], weight = 1 }: SearchRecord, whole: boolean): SiteRow {
  return {
    url,
    title,
    description,
    whole: whole ? 1 : 0,
    weight,
    folded_title: fold(title),
    folded_names: names.map(fold).join('\n'),
    folded_description: fold(description),
    title_hi: hi?.title ?? '',
    description_hi: hi?.description ?? '',
  };
}
