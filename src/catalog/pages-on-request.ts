import type { Area } from '../areas/area.ts';
import { pathInEnglish } from '../areas/hindi-pages.ts';
import { withoutSnapshot } from '../store/snapshot.ts';

/** A page that is made on request. */
export interface PageOnRequest {
  /** As its address should be: `/hi/browse/train/12302`. */
  path: string;
  /** All that logs and metrics may reveal: the page of its area. */
  route: string;
}

/** The paths of an area's pages on request; none without its snapshot. */
const listPages = ({ show }: Area): Promise<readonly string[]> => withoutSnapshot(async () => (await show?.pagesOnRequest?.()) ?? [], []);

/** The paths of all pages on request, in both languages. */
export const listPagesOnRequest = async (areas: readonly Area[]): Promise<string[]> => (await Promise.all(areas.map(listPages))).flat();

/** Creates a function that finds the page on request at a path, also with a slash or `.html` at its end. An area's are listed when one is first asked for. */
export function createPageFinder(areas: readonly Area[]): (path: string) => Promise<PageOnRequest | undefined> {
  const listed = new Map<Area, Promise<ReadonlySet<string>>>();

  function pagesOf(area: Area): Promise<ReadonlySet<string>> {
    const known = listed.get(area);
    if (known) return known;
    const pages = listPages(area).then((all) => new Set(all));
    listed.set(area, pages);
    // A snapshot missing now may be restored later.
    pages.then(
      ({ size }) => size === 0 && listed.delete(area),
      () => listed.delete(area),
    );
    return pages;
  }

  return async (address) => {
    const path = address.replace(/\/$|\.html$/, '');
    const english = pathInEnglish(path);
    const area = areas.find(({ page, show }) => show?.pagesOnRequest && page !== undefined && english.startsWith(`${page}/`));
    if (!area || !(await pagesOf(area)).has(path)) return undefined;
    return { path, route: `${area.page}/{record}` };
  };
}
