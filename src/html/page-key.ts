import { trimEndChar } from '../text/trim-end.ts';

/** Parameters that say where a reader came from, not what is read. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|ref_src)$/i;

/**
 * A form of an address that is the same for two spellings of one page: scheme, `www.`, default port, fragment, trailing slash, tracking
 * parameters and the order of parameters are left out. What is no address is its own key. For comparing only, never for opening.
 */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const params = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(params).toString();
  const port = url.port ? `:${url.port}` : '';
  return `${url.hostname.replace(/^www\./, '')}${port}${trimEndChar(url.pathname, '/')}${query ? `?${query}` : ''}`;
}
