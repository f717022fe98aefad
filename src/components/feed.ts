import { AREAS } from '../areas/index.ts';
import { listFeeds } from '../registry/feeds.ts';

let byPage: Promise<Map<string, { path: string; title: string }>> | undefined;

/** The feed of a page by its address from the root, for its head; undefined where it has none. */
export async function feedOf(page: string): Promise<{ path: string; title: string } | undefined> {
  byPage ??= listFeeds(AREAS).then((feeds) => new Map(feeds.map(({ page, path, title }) => [page, { path, title }])));
  return (await byPage).get(page);
}
