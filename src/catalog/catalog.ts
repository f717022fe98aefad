import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import { paramMeta } from '../api/params.ts';
import { type Area, creditsOf, dayOfData, type Freshness, freshnessOf } from '../areas/area.ts';
import { computeFreshness } from '../crawl/freshness.ts';
import { env } from '../kernel/env.ts';
import { daysBetween, istDay, tellInstant } from '../kernel/time.ts';
import { withoutSnapshot } from '../store/snapshot.ts';
import { LLMS_PATH } from './docs-files.ts';
import { type AreaData, dictionaryPath, type FindDigest, listAreaData, listDownloads } from './downloads.ts';
import { FEEDS_LIST } from './feeds.ts';
import { guides } from './guides.ts';
import { callPath } from './reference.ts';
import { listPrebuiltFiles, type RepresentationFile } from './static-files.ts';

/** An area's freshness; null without a snapshot, or with one that cannot be read. */
export const findFreshness = (area: Area): Promise<Freshness | null> => withoutSnapshot(() => freshnessOf(area), null);

/** The age of every crawled area's data by its own day; undefined where there is none that can be read. */
export interface DataAge {
  area: string;
  day: string | undefined;
  /** Whole days until today, in India. */
  days: number | undefined;
  /** Days after which there is an alarm. */
  allowed: number;
}

export async function findDataAges(areas: readonly Area[], today = istDay()): Promise<DataAge[]> {
  const ages: DataAge[] = [];
  for (const area of areas) {
    if (!area.data?.crawler) continue;
    const freshness = await findFreshness(area);
    const day = freshness ? dayOfData(freshness) : undefined;
    const days = day === undefined ? undefined : Math.max(0, daysBetween(day, today));
    ages.push({ area: area.name, day, days, allowed: area.data?.crawler.schedule.alarmAfterDays });
  }
  return ages;
}

/** What a page says about an area's age: the day its bodies count from, and the schedule; null if unknown. */
export async function describeAge(area: Area): Promise<(Freshness & { day: string; stale_after: string }) | null> {
  const freshness = await findFreshness(area);
  if (!freshness || !area.data?.crawler) return null;
  const { stale_after } = computeFreshness(freshness.published ?? freshness.day ?? freshness.observedAt, area.data?.crawler.schedule);
  return { ...freshness, day: dayOfData(freshness), stale_after };
}

/** A prebuilt list of an area's prebuilt files. */
export interface FileList {
  path: string;
  list: {
    area: string;
    count: number;
    paths: string[];
    /** The live call, with parameters, that each path answers, in the order of the paths. */
    calls: string[];
  };
}

const fileListPath = ({ name }: Area): string => `/${name}/files.json`;

/** `/<area>/files.json` for every area of these prebuilt files: all of them in all formats. */
export function listFileLists(files: readonly RepresentationFile[]): FileList[] {
  return [...Map.groupBy(files, ({ area }) => area)].map(([area, ofArea]) => ({
    path: fileListPath(area),
    list: { area: area.name, count: ofArea.length, paths: ofArea.map(({ path }) => path), calls: ofArea.map(liveCall) },
  }));
}

const liveCall = ({ endpoint, file, format }: RepresentationFile): string =>
  callPath(endpoint, format === defaultFormat(endpoint) ? file.params : { ...file.params, format });

/**
 * `/index.json`: every area and endpoint, and where each area lists its files, so that a client of static files can find them all.
 * `findDigest`: how a build gets the digests of downloads.
 */
export async function buildCatalog(areas: readonly Area[], findDigest?: FindDigest) {
  const files = await listPrebuiltFiles(areas);
  const data = await listAreaData(areas, findDigest);
  return {
    name: 'Jaankari',
    subtitle: 'Unified Data Service for India',
    base_url: env.SITE_URL ?? null,
    count: areas.length,
    feeds: FEEDS_LIST,
    docs: { page: '/docs', list: LLMS_PATH, guides: guides().map(({ path }) => path) },
    areas: await Promise.all(
      areas.map(async (area) => {
        const ofArea = files.filter((one) => one.area === area);
        const freshness = await findFreshness(area);
        return {
          name: area.name,
          title: area.title.en,
          summary: area.summary.en,
          page: area.page ?? null,
          as_of: freshness ? dayOfData(freshness) : null,
          updated_at: freshness ? tellInstant(freshness.observedAt) : null,
          source: freshness?.source ?? null,
          records: freshness ? { count: freshness.count, of: freshness.counted } : null,
          schedule: area.data?.crawler?.schedule.words.en ?? null,
          endpoints: area.endpoints.map((endpoint) => describeEndpoint(endpoint, ofArea.filter((one) => one.endpoint === endpoint).length)),
          files: { count: ofArea.length, list: ofArea.length > 0 ? fileListPath(area) : null },
          data: describeData(data.find((one) => one.area === area)),
          attribution: creditsOf(area).map(({ name, url, licence }) => ({ name, url: url ?? null, licence: licence ?? null })),
        };
      }),
    ),
  };
}

/** Path of an area's data dictionary, and its files with sizes and hashes; null for an area without data of its own. */
function describeData(data: AreaData | undefined) {
  if (!data) return null;
  const { area, dictionary } = data;
  return { dictionary: dictionaryPath(area), page: `/docs/data#${area.name}`, files: listDownloads(dictionary) };
}

function describeEndpoint(endpoint: Endpoint, files: number) {
  return {
    path: endpoint.path,
    title: endpoint.title,
    parameters: Object.entries(compile(endpoint).query.schema.shape).map(([name, schema]) => ({ name, ...paramMeta(schema) })),
    formats: Object.keys(compile(endpoint).formats),
    files,
  };
}
