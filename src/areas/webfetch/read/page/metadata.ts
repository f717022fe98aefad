import { decodeHTMLStrict } from 'entities/decode';
import type { z } from 'zod';
import type { fetchResponse } from '../../schema.ts';
import { lineOfText } from '../render/text.ts';
import type { Named } from './elements.ts';
import type { ArticleData } from './jsonld.ts';

/** A page's metadata, with absolute URLs; an empty string if missing. */
export type Metadata = Pick<z.output<typeof fetchResponse>, 'title' | 'description' | 'lang' | 'site_name' | 'image' | 'canonical'>;

const SHORT_TITLE = 4;

/** Longest value read, in characters. */
const MAX_VALUE_LENGTH = 5000;

/** Reads a page's metadata: JSON-LD (`article`), OpenGraph, Twitter, plain meta, link and html attributes. `base` makes URLs absolute. */
export function readMetadata(document: Document, named: Named, base: string, article: ArticleData): Metadata {
  const meta = metaValues(named);
  const first = (...values: (string | undefined)[]) => values.map(clean).find((value) => value !== '') ?? '';
  const values = (names: string) => names.split(' ').map((name) => meta.get(name));
  const siteName = first(meta.get('og:site_name'), article.publisher, ...values('application-name al:android:app_name'));
  const title = first(meta.get('og:title'), article.headline, meta.get('twitter:title'), meta.get('dc.title'));
  return {
    title: withoutSite(title || clean(named('title')[0]?.textContent ?? ''), siteName) || headlineOf(named),
    description: first(...values('og:description description twitter:description'), article.description, meta.get('dc.description')),
    lang: detectLanguage(document, meta, article.language),
    site_name: siteName,
    image: absolute(
      first(
        ...values('og:image:secure_url og:image og:image:url twitter:image twitter:image:src'),
        article.image,
        linkHref(named, 'image_src'),
      ),
      base,
    ),
    canonical: absolute(first(linkHref(named, 'canonical'), meta.get('og:url')), base),
  };
}

const headlineOf = (named: Named): string => {
  const [headline] = named('h1');
  return headline ? clean(lineOfText(headline)) : '';
};

/** The values of a page's `meta` elements by their names, the first of each. */
export function metaValues(named: Named): Map<string, string> {
  const values = new Map<string, string>();
  for (const element of named('meta')) {
    const content = element.getAttribute('content') ?? '';
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = element.getAttribute(attribute)?.trim().toLowerCase();
      if (name && content.trim() && !values.has(name)) values.set(name, content);
    }
  }
  return values;
}

/** A value as plain text: double-encoded entities decoded, tags removed, whitespace collapsed. */
export function clean(given: string | undefined): string {
  const value = given?.slice(0, MAX_VALUE_LENGTH);
  if (!value) return '';
  const decoded = decodeHTMLStrict(value.replace(/<[^<>]*>/g, ' '));
  return decoded.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}

/** `Headline | Site` becomes `Headline` if the last part is the site's own name. */
function withoutSite(title: string, siteName: string): string {
  const parts = /^(.*\S)\s+[|·•»\-–—:]+\s+([^|·•»–—]+)$/u.exec(title);
  const [, headline, tail] = parts ?? [];
  if (!headline || !tail || headline.length < SHORT_TITLE || !siteName) return title;
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return fold(tail) === fold(siteName) ? headline : title;
}

function detectLanguage(document: Document, meta: ReadonlyMap<string, string>, written: string | undefined): string {
  const html = document.documentElement;
  const candidates = [
    html.getAttribute('lang'),
    html.getAttribute('xml:lang'),
    document.body.getAttribute('lang'),
    meta.get('content-language'),
    meta.get('og:locale'),
    meta.get('dc.language'),
    written,
  ];
  for (const candidate of candidates) {
    const code = candidate?.split(',')[0]?.trim().replace(/_/g, '-') ?? '';
    if (/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(code)) return code;
  }
  return '';
}

function linkHref(named: Named, rel: string): string | undefined {
  for (const link of named('link')) {
    if (link.hasAttribute('href') && link.getAttribute('rel')?.toLowerCase().split(/\s+/).includes(rel))
      return link.getAttribute('href') ?? undefined;
  }
  return undefined;
}

/** An absolute web URL; empty if it is none. */
export function absolute(address: string, base: string): string {
  const url = address ? URL.parse(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}
