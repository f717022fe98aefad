import type { Area, Crawler } from '../src/areas/area.ts';
import { AREAS } from '../src/catalog/areas.ts';

export type CrawledArea = Area & { data: { crawler: Crawler } };

/** Areas with a snapshot. */
export const crawledAreas = (areas: readonly Area[] = AREAS): CrawledArea[] =>
  areas.filter((area): area is CrawledArea => area.data?.crawler !== undefined);

/**
 * Names of the areas to crawl: those with this cron line, or the one requested by name (`all`: every one). Throws RangeError, listing what
 * is accepted, for an unknown line or name.
 */
export function dueAreas({ cron, area }: { cron?: string; area?: string }, areas: readonly Area[] = AREAS): string[] {
  const crawled = crawledAreas(areas);
  const names = crawled.map(({ name }) => name);
  if (area === 'all') return names;
  if (area) {
    if (!names.includes(area)) throw new RangeError(`${JSON.stringify(area)} is not a crawled area; there are all, ${names.join(', ')}`);
    return [area];
  }
  const due = crawled.filter(({ data: { crawler } }) => crawler.schedule.cron.includes(cron ?? '')).map(({ name }) => name);
  if (due.length === 0) throw new RangeError(`No area is crawled at ${JSON.stringify(cron ?? '')}: crawl.yml and the manifests disagree`);
  return due;
}
