import { plainText } from '../../html/plain.ts';
import { parsePage } from '../../html/tables.ts';
import { UpstreamError } from '../../net/upstream.ts';
import type { FoundPage, SearchProvider } from './provider.ts';

const ADDRESS = 'https://html.duckduckgo.com';
/** A page of thirty results takes a tenth of this. */
const MAX_BYTES = 500_000;
/** Its status for 429. */
const LIMITED_STATUS = 202;

/**
 * DuckDuckGo's page for browsers without scripts. It needs no key but limits programs, so it comes after engines with keys.
 * `DUCKDUCKGO_HTML_OFF=1` switches it off.
 */
export const duckduckgoHtml: SearchProvider = {
  name: 'duckduckgo-html',
  title: 'DuckDuckGo',
  url: 'https://duckduckgo.com',
  address: ADDRESS,
  async find({ q }, { fetchText }) {
    const { text, status } = await fetchText('/html/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', referer: `${ADDRESS}/` },
      body: new URLSearchParams({ q, b: '', kl: 'in-en' }).toString(),
      maxBytes: MAX_BYTES,
    });
    if (status === LIMITED_STATUS) throw new UpstreamError('limited', 'duckduckgo is limiting us (202)', { status });
    const page = parsePage(text);
    if (page.querySelector('#challenge-form, .anomaly-modal__modal'))
      throw new UpstreamError('challenge', 'duckduckgo asks for a captcha', { status });
    const results = [...page.querySelectorAll('.result:not(.result--ad):not(.result--no-result)')].flatMap(readResult);
    // A page with neither results nor "no results" is some other page.
    if (results.length === 0 && !page.querySelector('.no-results'))
      throw new UpstreamError('shape', 'duckduckgo sent a page without results', { status });
    return results;
  },
};

function readResult(result: Element): FoundPage[] {
  const link = result.querySelector('a.result__a');
  const url = link && resultUrl(link.getAttribute('href') ?? '');
  if (!url) return [];
  const snippet = result.querySelector('.result__snippet');
  return [{ url, title: plainText(link.innerHTML), description: plainText(snippet?.innerHTML ?? '') }];
}

/** A result's URL: its own, or the `uddg` of DuckDuckGo's redirect. Undefined if there is none, as for ads. */
function resultUrl(href: string): string | undefined {
  if (!URL.canParse(href, ADDRESS)) return undefined;
  const url = new URL(href, ADDRESS);
  if (!/(^|\.)duckduckgo\.com$/.test(url.hostname)) return url.href;
  return url.pathname === '/l/' ? (url.searchParams.get('uddg') ?? undefined) : undefined;
}
