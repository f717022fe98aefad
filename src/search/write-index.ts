import { createHash } from 'node:crypto';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
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

/** The index that a build has written: how many records it has, and a digest of them. */
export interface WrittenIndex {
  count: number;
  digest: string;
}

/**
 * Writes the site index of /search?scope=site into the build folder `dist`: every area's page, and the records of the areas'
 * `find.records()`. `pages` are the files of the build's pages, which tell which areas have one. `before`: the index of an earlier build by the same code and
 * its folder, which is taken where it has the same records.
 */
export async function buildSearchIndex(
  areas: readonly Area[],
  dist: string,
  pages: ReadonlySet<string>,
  before?: { dist: string; index: WrittenIndex },
): Promise<WrittenIndex> {
  const file = siteIndexFile(dist);
  const fresh = `${file}.new`;
  const records = await Array.fromAsync(listRecords(areas, pages));
  const hash = createHash('sha256');
  for (const record of records) hash.update(JSON.stringify(record));
  const index = { count: records.length, digest: hash.digest('hex') };
  if (before?.index.digest === index.digest) copyFileSync(siteIndexFile(before.dist), fresh);
  else {
    rmSync(fresh, { force: true });
    await writeSiteIndex(fresh, records.map(toRow));
  }
  renameSync(fresh, file);
  return index;
}

type WholeRecord = SearchRecord & { whole: boolean };

async function* listRecords(areas: readonly Area[], pages: ReadonlySet<string>): AsyncGenerator<WholeRecord> {
  const areaPath = ({ page, name }: Area) => (page !== undefined && pages.has(`${page}.html`) ? page : `/docs/${name}`);
  for (const place of PLACES) {
    const names = [...place.aliases, ...(place.hi ? [place.hi] : [])];
    yield { url: `/place/${place.slug}`, ...toSearchText(describePlacePage(place)), names, weight: PLACE_PAGE_WEIGHT, whole: false };
  }
  const wholes = new Set(areas.flatMap((area) => [area.page, areaPath(area)]));
  for (const area of areas) {
    const areaTexts = toSearchText({ title: area.title, description: area.summary });
    let named = false;
    for (const record of await recordsOf(area)) {
      const isPage = record.url === area.page;
      named ||= isPage;
      yield { ...(isPage && areaTexts.hi && { hi: areaTexts.hi }), ...record, whole: wholes.has(record.url) };
    }
    if (!named) yield { url: areaPath(area), ...areaTexts, names: area.title.hi ? [area.title.hi] : [], whole: true };
  }
}

/** What is found of an area. With ALLOW_MISSING_AREAS the records of a missing area are left out. */
const recordsOf = ({ name, find }: Area): Promise<SearchRecord[]> =>
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

function toRow({ url, title, description, hi, names = [], weight = 1, whole }: WholeRecord): SiteRow {
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
