import { AREAS } from '../catalog/areas.ts';
import { listFeeds } from '../catalog/feeds.ts';
import { noteInput, recordInputs } from '../kernel/inputs.ts';

let byPage: Promise<Map<string, { path: string; title: string }>> | undefined;

/** The feed of a page by its address from the root, for its head; undefined where it has none. */
export async function findFeed(page: string): Promise<{ path: string; title: string } | undefined> {
  // Which feeds there are, and not what they tell, is what a page depends on.
  noteInput('feeds');
  byPage ??= recordInputs(() => listFeeds(AREAS)).then(
    ({ result }) => new Map(result.map(({ page, path, title }) => [page, { path, title }])),
  );
  return (await byPage).get(page);
}
