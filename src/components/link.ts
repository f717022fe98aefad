/** The address of a page or file of this site, under whatever path the site is served (`BASE_PATH` at build). Takes paths from the root. */
export function link(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  return path === '/' ? `${base}/` : base + path;
}
