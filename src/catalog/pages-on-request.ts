import type { Area } from '../areas/area.ts';
import { HINDI_ROOT, pathInEnglish } from '../areas/hindi-pages.ts';
import { isPrebuiltInHindi } from '../places/cities.ts';
import { PLACES } from '../places/gazetteer.ts';
import { withoutSnapshot } from '../store/snapshot.ts';

/** A page that is made on request. */
export interface PageOnRequest {
  /** As its address should be: `/hi/browse/train/12302`. */
  path: string;
  /** All that logs and metrics may reveal: what it stands below. */
  route: string;
}

/** What pages on request stand below: the page of an area, or of all places. */
interface Root {
  /** The English path above them: `/browse/train`. */
  path: string;
  /** Their paths, in both languages. */
  list(): Promise<readonly string[]>;
}

const PLACE_ROOT: Root = {
  path: '/place',
  list: async () => PLACES.filter((place) => !isPrebuiltInHindi(place)).map(({ slug }) => `${HINDI_ROOT}/place/${slug}`),
};

/** An area lists none without its snapshot. */
const listRoots = (areas: readonly Area[]): Root[] => [
  ...areas.flatMap(({ page, show }) => {
    const list = show?.pagesOnRequest;
    return list && page ? [{ path: page, list: () => withoutSnapshot(list, []) }] : [];
  }),
  PLACE_ROOT,
];

/** The paths of all pages on request, in both languages. */
export const listPagesOnRequest = async (areas: readonly Area[]): Promise<string[]> =>
  (await Promise.all(listRoots(areas).map(({ list }) => list()))).flat();

/** Creates a function that finds the page on request at a path, also with a slash or `.html` at its end. Those below a root are listed when one is first asked for. */
export function createPageFinder(areas: readonly Area[]): (path: string) => Promise<PageOnRequest | undefined> {
  const roots = listRoots(areas);
  const listed = new Map<Root, Promise<ReadonlySet<string>>>();

  function pagesBelow(root: Root): Promise<ReadonlySet<string>> {
    const before = listed.get(root);
    if (before) return before;
    const pages = root.list().then((all) => new Set(all));
    listed.set(root, pages);
    // A snapshot missing now may be restored later.
    pages.then(
      ({ size }) => size === 0 && listed.delete(root),
      () => listed.delete(root),
    );
    return pages;
  }

  return async (address) => {
    const path = address.replace(/\/$|\.html$/, '');
    const english = pathInEnglish(path);
    const root = roots.find((one) => english.startsWith(`${one.path}/`));
    if (!root || !(await pagesBelow(root)).has(path)) return undefined;
    return { path, route: `${root.path}/{record}` };
  };
}
