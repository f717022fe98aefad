import { trimEndChar } from '../text/trim-end.ts';

/** Parameters that say where a visitor came from, not what is shown. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|ref_src)$/i;

/**
 * A key that is equal for different spellings of a page's URL: without scheme, `www.`, default port, fragment, trailing slash, tracking
 * parameters and parameter order. Anything that is not a URL is its own key. For comparison only, never for opening.
 */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const params = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(params).toString();
  const port = url.port ? `:${url.port}` : '';
  return `${url.hostname.replace(/^www\./, '')}${port}${trimEndChar(url.pathname, '/')}${query ? `?${query}` : ''}`;
}
