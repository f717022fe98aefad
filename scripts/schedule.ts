import type { Area, Schedule } from '../src/areas/area.ts';
import { AREAS } from '../src/areas/index.ts';

export type CrawledArea = Area & { schedule: Schedule };

/** Areas with sources. Throws when one of them does not say when it is crawled. */
export function crawledAreas(areas: readonly Area[] = AREAS): CrawledArea[] {
  return areas
    .filter(({ sources }) => sources)
    .map((area) => {
      if (!area.schedule) throw new Error(`${area.name} has sources but no schedule in its manifest`);
      return { ...area, schedule: area.schedule };
    });
}

/**
 * Names of the areas to crawl: those whose manifest holds the cron line, or the one asked for by name (`all`: every one).
 * Throws RangeError, listing what is accepted, for a line or a name that no manifest has.
 */
export function dueAreas({ cron, area }: { cron?: string; area?: string }, areas: readonly Area[] = AREAS): string[] {
  const crawled = crawledAreas(areas);
  const names = crawled.map(({ name }) => name);
  if (area === 'all') return names;
  if (area) {
    if (!names.includes(area)) throw new RangeError(`${JSON.stringify(area)} is not a crawled area; there are all, ${names.join(', ')}`);
    return [area];
  }
  const due = crawled.filter(({ schedule }) => schedule.cron.includes(cron ?? '')).map(({ name }) => name);
  if (due.length === 0) throw new RangeError(`No area is crawled at ${JSON.stringify(cron ?? '')}: crawl.yml and the manifests disagree`);
  return due;
}
