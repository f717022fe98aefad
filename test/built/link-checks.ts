import { AREAS } from '../../src/catalog/areas.ts';
import { mayQueryUpstream } from '../../src/catalog/reference.ts';
import { PAGES } from './page-checks.ts';
import type { Check } from './walk.ts';

/** Paths at which an upstream would be asked. */
const ASKING = new Set(AREAS.flatMap(({ endpoints }) => (endpoints.some(mayQueryUpstream) ? endpoints.map(({ path }) => path) : [])));

/** The addresses of this site that pages name, each with the first page that names it. */
export type Targets = ReadonlyMap<string, string>;

/** Notes where the links, pictures, scripts and styles of all pages lead; `targets` is whole when all pages were read. */
export function linkChecks(): { checks: Check[]; targets: Targets } {
  const targets = new Map<string, string>();
  const jumps = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  const check: Check = {
    title: 'a link into another page jumps to a place that this page has',
    files: PAGES,
    fewest: 20,
    look({ path, text, address }) {
      ids.set(address, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
      for (const [, escaped = ''] of text.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) {
        const href = escaped.replaceAll('&amp;', '&');
        const [target = '', id] = href.split('#');
        if (target && !targets.has(target)) targets.set(target, path);
        // With a query it may be one that the page's script makes.
        if (id && !target.includes('?') && !jumps.has(href)) jumps.set(href, path);
      }
      return [];
    },
    finish: () =>
      [...jumps].flatMap(([href, path]) => {
        const [target = '', id = ''] = href.split('#');
        const there = ids.get(target);
        return there === undefined || there.has(decodeURIComponent(id)) ? [] : [`${path}: leads to ${href}, where no such place is`];
      }),
    wrong: {},
  };
  return { checks: [check], targets };
}

/** Those of the targets that a server of this service answers by itself, and that are no file of the build. */
export function liveTargets(targets: Targets, files: ReadonlySet<string>): string[] {
  return [...targets.keys()].filter((href) => !isFile(href, files) && !ASKING.has(href.split('?')[0] ?? ''));
}

const isFile = (href: string, files: ReadonlySet<string>): boolean =>
  [href, `${href}.html`, href === '/' ? '/index.html' : `${href}/index.html`].some((path) => files.has(decodeURI(path)));

/** Pages that are made on request are linked with thousands of queries: some of each page stand for all. */
export function someOfEach(hrefs: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  return hrefs.filter((href) => {
    const [path = '', query] = href.split('?');
    if (query === undefined) return true;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return (counts.get(path) ?? 0) <= most;
  });
}
