import { renameSync, rmSync } from 'node:fs';
import type { Area } from '../areas/area.ts';
import type { SearchRecord } from '../areas/intent.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { PLACES } from '../places/gazetteer.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { fold } from '../text/fold.ts';
import { describePlacePage } from './place-page-text.ts';
import { type SiteRow, writeSiteIndex } from './queries.ts';
import { siteIndexFile } from './site.ts';

/** A place's page answers its name better than one price there. */
const PLACE_PAGE_WEIGHT = 3;

/**
 * Writes the site index of /search?scope=site into the build folder `dist`: every area's page, and the records of the areas'
 * `find.records()`. `pages` are the files of the build's pages, which tell which areas have one. Returns the number of records.
 */
export async function buildSearchIndex(areas: readonly Area[], dist: string, pages: ReadonlySet<string>): Promise<number> {
  const file = siteIndexFile(dist);
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  const count = await writeSiteIndex(fresh, await Array.fromAsync(listRows(areas, pages)));
  renameSync(fresh, file);
  return count;
}

async function* listRows(areas: readonly Area[], pages: ReadonlySet<string>): AsyncGenerator<SiteRow> {
  const areaPath = ({ page, name }: Area) => (page !== undefined && pages.has(`${page}.html`) ? page : `/docs/${name}`);
  for (const place of PLACES) {
    const names = [...place.aliases, ...(place.hi ? [place.hi] : [])];
    yield toRow({ url: `/place/${place.slug}`, ...toSearchText(describePlacePage(place)), names, weight: PLACE_PAGE_WEIGHT }, false);
  }
  const wholes = new Set(areas.flatMap((area) => [area.page, areaPath(area)]));
  for (const area of areas) {
    const areaTexts = toSearchText({ title: area.title, description: area.summary });
    let named = false;
    for (const record of await listRecords(area)) {
      const isPage = record.url === area.page;
      named ||= isPage;
      yield toRow(isPage && areaTexts.hi ? { hi: areaTexts.hi, ...record } : record, wholes.has(record.url));
    }
    if (!named) yield toRow({ url: areaPath(area), ...areaTexts, names: area.title.hi ? [area.title.hi] : [] }, true);
  }
}

/** What is found of an area. With ALLOW_MISSING_AREAS the records of a missing area are left out. */
const listRecords = ({ name, find }: Area): Promise<SearchRecord[]> =>
  withoutSnapshot(() => keptWork(`records of ${name}`, async () => Array.fromAsync((await find?.records?.()) ?? [])), []);

/** A record's texts in both languages. */
const toSearchText = ({
  title,
  description,
}: ReturnType<typeof describePlacePage>): Pick<SearchRecord, 'title' | 'description' | 'hi'> => ({
  title: title.en,
  description: description.en,
  ...(title.hi ? { hi: { title: title.hi, ...(description.hi ? { description: description.hi } : {}) } } : {}),
});

function toRow({ url, title, description, hi, names = [], weight = 1 }: SearchRecord, whole: boolean): SiteRow {
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
