import { AREAS } from '../catalog/areas.ts';
import { listFeeds } from '../catalog/feeds.ts';
import { noteInput, recordInputs } from '../kernel/inputs.ts';

/** The feed of a page. */
export interface PageFeed {
  path: string;
  title: string;
  /** Whether it has any entries yet; without them there is no calendar. */
  hasEntries: boolean;
}

let byPage: Promise<Map<string, PageFeed>> | undefined;

/** The feed of a page by its address from the root, for its head and its answer; undefined where it has none. */
export async function findFeed(page: string): Promise<PageFeed | undefined> {
  // Which feeds there are, and not what they tell, is what a page depends on.
  noteInput?.('feeds');
  byPage ??= recordInputs(() => listFeeds(AREAS)).then(
    ({ result }) => new Map(result.map(({ page, path, title, entries }) => [page, { path, title, hasEntries: entries.length > 0 }])),
  );
  return (await byPage).get(page);
}
