const BASE = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The address of a page or file of this site, under whatever path the site is served (`BASE_PATH` at build). Takes paths from the root. */
export function link(path: string): string {
  return BASE + path;
}

/** A request's path as people use it: from the root, without the site's own path and without an ending (`build.format` is `file`). */
export function pathFromRoot(pathname: string): string {
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  return path.replace(/(index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
}
