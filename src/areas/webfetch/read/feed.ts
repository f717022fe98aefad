import { decodeHTML } from 'entities/decode';
import { DOMParser } from 'linkedom';
import { withoutProlog } from './decode/decode.ts';
import { parseDocument } from './page/document.ts';
import { escapeText, indexNames } from './page/elements.ts';
import { resolveLinks } from './page/links.ts';
import { preparePage } from './prepare/prepare.ts';
import { writeRaised } from './render/raised.ts';
import { renderHtml } from './render/sanitise.ts';

/** A feed as a page: its title, and its entries as a list. */
export interface Feed {
  title: string;
  description: string;
  lang: string;
  /** Who writes the feed; empty if it does not say. */
  author: string;
  /** HTML of the list, with absolute URLs. */
  html: string;
}

/** A feed identifies itself within this many characters. */
const WITHIN = 4_000;
/** Most entries, and longest text of an entry in characters. */
export const MAX_ENTRIES = 500;
export const MAX_SUMMARY = 2_000;
const MAX_TEXT = 20_000;

export const isFeed = (text: string): boolean => /^<(?:rss|feed|rdf:RDF|\w+:feed)[\s>]/.test(withoutProlog(text.slice(0, WITHIN)));

/** A feed whose elements all have a prefix (`<atom:feed>`), without it. */
function withoutPrefix(xml: string): string {
  const [, prefix] = /<(\w+):feed[\s>]/.exec(xml.slice(0, WITHIN)) ?? [];
  return prefix ? xml.replace(new RegExp(`(</?)${prefix}:(?=\\w)`, 'g'), '$1') : xml;
}

/**
 * Reads RSS 0.9 to 2.0 and Atom: each entry's title with its link, its day (YYYY-MM-DD, by the feed's own clock) and its authors where they are told
 * and are not the feed's own, its media, and its full text if the feed has it, else its summary. Links are relative to `xml:base`, else to the site
 * that the feed names, else to `url`, the feed's own.
 */
export function readFeed(xml: string, url: string): Feed {
  // some have whitespace before the declaration, which is invalid
  const root: Element = new DOMParser().parseFromString(withoutPrefix(xml.trimStart()), 'text/xml').documentElement as never;
  const channel = childOf(root, 'channel') ?? root;
  const site = absolute(textOf(channel, 'link') || attributeOf(childOf(channel, 'link'), 'href'), url);
  const entries = [root, channel].flatMap((one) => [...one.children]).filter(({ localName }) => /^(?:item|entry)$/.test(localName));
  const author = authorsOf(channel);
  return {
    title: textOf(channel, 'title'),
    author,
    description: textOf(channel, 'description', 'subtitle'),
    lang: textOf(channel, 'language') || root.getAttribute('xml:lang') || '',
    html: `<ul>${[...new Set(entries)]
      .slice(0, MAX_ENTRIES)
      .map((entry) => writeEntry(entry, site || url, author))
      .join('')}</ul>`,
  };
}

/** An attribute's value, whose entities the parser of XML leaves as they are; empty if there is none. */
const attributeOf = (element: Element | undefined, name: string): string => decodeHTML(element?.getAttribute(name)?.trim() ?? '');

/** The base of an element's links: `xml:base` of it and of those around it. */
function baseOf(element: Element, url: string): string {
  const outer = element.parentElement ? baseOf(element.parentElement, url) : url;
  const own = attributeOf(element, 'xml:base');
  return (own && URL.parse(own, outer)?.href) || outer;
}

function writeEntry(entry: Element, from: string, feedAuthor: string): string {
  const base = baseOf(entry, from);
  const address = absolute(addressOf(entry), base);
  const author = authorsOf(entry);
  const head = writeHead({
    title: textOf(entry, 'title', 'media:title') || address,
    address,
    day: dayOf(textOf(entry, 'pubDate', 'published', 'dc:date', 'date', 'updated')),
    author: author === feedAuthor ? '' : author,
  });
  return `<li>${head}${mediaOf(entry, base)}${contentOf(entry, base)}</li>`;
}

/** The first line of an entry: its title with its link, its day and its authors; parts that are empty are left out. */
export function writeHead({ title, address, day, author }: Record<'title' | 'address' | 'day' | 'author', string>): string {
  const name = escapeText(title || '…');
  const linked = address ? `<a href="${attribute(address)}">${name}</a>` : name;
  return [[linked, day].filter(Boolean).join(' '), escapeText(author)].filter(Boolean).join(' · ');
}

/** Elements that name an author, the best first. */
const AUTHORS = ['dc:creator', 'author', 'itunes:author', 'managingEditor'];

/** Names of an entry's or a feed's authors, separated by commas. */
function authorsOf(element: Element): string {
  for (const name of AUTHORS) {
    const names = childrenOf(element, name).map((author) => {
      // Atom has an element for the name, RSS an address with the name in brackets
      const text = textOf(author, 'name') || plain(author.textContent ?? '');
      return /^[^\s@]+@[^\s@]+ \((.+)\)$/.exec(text)?.[1] ?? text;
    });
    const told = [...new Set(names)].filter(Boolean).join(', ');
    if (told) return told;
  }
  return '';
}

/** The page of an entry: its link, else its `guid` or `id` if that is an address. */
function addressOf(entry: Element): string {
  const links = [...entry.children].filter(({ localName, nodeName }) => localName === 'link' && !nodeName.startsWith('media:'));
  const link =
    links.find((one) => /^(?:alternate)?$/.test(one.getAttribute('rel') ?? '') && (one.hasAttribute('href') || one.textContent?.trim())) ??
    links.find((one) => !/^(?:enclosure|self|replies|edit|hub|license)$/.test(one.getAttribute('rel') ?? ''));
  const written = attributeOf(link, 'href') || plain(link?.textContent ?? '');
  if (written) return written;
  for (const name of ['guid', 'id', 'feedburner:origLink']) {
    const element = childOf(entry, name);
    const value = plain(element?.textContent ?? '');
    if (/^https?:\/\/\S+$/i.test(value) && element?.getAttribute('isPermaLink') !== 'false') return value;
  }
  return '';
}

/** Links to an entry's sound, film or file. */
function mediaOf(entry: Element, base: string): string {
  const found = new Map<string, string>();
  for (const one of [
    ...entry.children,
    ...[...entry.children].flatMap(({ nodeName, children }) => (nodeName === 'media:group' ? [...children] : [])),
  ]) {
    const isEnclosure = one.localName === 'enclosure' || (one.localName === 'link' && one.getAttribute('rel') === 'enclosure');
    if (!isEnclosure && one.nodeName !== 'media:content') continue;
    const address = absolute(attributeOf(one, 'url') || attributeOf(one, 'href'), base);
    const type = one.getAttribute('type') ?? one.getAttribute('medium') ?? '';
    if (address) found.set(address, mediaName(type));
  }
  return [...found].map(([address, name]) => writeMedia(address, name)).join('');
}

/** What a file of this media type is called. */
export const mediaName = (type: string) =>
  /^audio/.test(type) ? 'Audio' : /^video/.test(type) ? 'Video' : /^image/.test(type) ? 'Picture' : 'File';

export const writeMedia = (address: string, name: string) => `<p><a href="${attribute(address)}">${name}</a></p>`;

const SUMMARIES = ['summary', 'description', 'media:description', 'itunes:summary'];

/** An entry's text: all of it with its links and pictures if the feed has it, else its summary as plain text. */
function contentOf(entry: Element, around: string): string {
  const full = childOf(entry, 'content:encoded') ?? childOf(entry, 'content');
  const html = full ? htmlOf(full) : '';
  if (html.trim()) {
    const own = attributeOf(full, 'xml:base');
    const base = (own && URL.parse(own, around)?.href) || around;
    return renderEntry(html, base);
  }
  const described = childOf(entry, 'description') ?? childOf(entry, 'summary');
  const said = described ? htmlOf(described) : '';
  if (/<(?:table|[uo]l|pre)\b/i.test(said)) return renderEntry(said, around);
  const summary = textOf(entry, ...SUMMARIES) || textOf(childOf(entry, 'media:group') ?? entry, ...SUMMARIES);
  return summary ? `<p>${escapeText(summary.slice(0, MAX_SUMMARY))}</p>` : '';
}

/** An entry's HTML as it is written, with links relative to `base`. */
export function renderEntry(html: string, base: string): string {
  const text = html.slice(0, MAX_TEXT);
  const document = parseDocument(/^\s*</.test(text) ? text : `<p>${text}</p>`);
  const { body } = document;
  preparePage({ document, body, base, named: indexNames(document.documentElement), hidden: 0 });
  resolveLinks(body, base);
  return renderHtml(body).html;
}

/** The HTML of an element: escaped, in CDATA, or as elements (`type="xhtml"`). */
function htmlOf(element: Element): string {
  if (element.getAttribute('type') === 'text') return escapeText(element.textContent ?? '');
  if (element.firstElementChild) return element.innerHTML;
  const text = uncdata(element.textContent ?? '');
  // some feeds escape their HTML twice
  return /<\w/.test(text) ? text : /&lt;\/?\w/.test(text) ? decodeHTML(text) : text;
}

export const attribute = (value: string) => escapeText(value).replace(/"/g, '&quot;');
export const absolute = (address: string, base: string): string => {
  const url = address ? URL.parse(address.trim(), base) : null;
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : '';
};

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName, nodeName }) => nodeName === name || (localName === name && !nodeName.includes(':')));
const childOf = (parent: Element, name: string): Element | undefined => childrenOf(parent, name)[0];

const uncdata = (text: string) => text.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '');

/** Plain text: tags removed, raised and struck numbers kept apart, entities that were escaped twice decoded. */
const plain = (given: string): string => {
  const untagged = (text: string) =>
    text
      .replace(
        /(.?)<(sup|sub)\b[^<>]*>([^<>]*)<\/\2>/gisu,
        (_, before: string, name: string, inner: string) => before + writeRaised(inner, name.toLowerCase(), before),
      )
      .replace(/<\/?(?:del|s|strike|p|div|br|li|ul|ol|tr|t[dh]|h[1-6]|blockquote|pre|d[ltd]|section|figure|figcaption|hr)\b[^<>]*>/gi, ' ')
      .replace(/<\/?[a-z!][^<>]*>/gi, '');
  const once = decodeHTML(untagged(uncdata(given)));
  return (/<\/?[a-z]/i.test(once) ? decodeHTML(untagged(once)) : once).replace(/\s+/g, ' ').trim();
};

/** The plain text of the first of these children with any; summaries are escaped HTML. */
function textOf(parent: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const text = plain(childOf(parent, name)?.textContent ?? '');
    if (text) return text;
  }
  return '';
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a time in the feed's own zone, which may be another than in UTC; empty if it names none. */
export function dayOf(time: string): string {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(time) ?? [];
  const [, day, month, year] = /(?:^|[\s,])(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*[\s-]+(\d{2,4})\b/.exec(time) ?? [];
  const at = MONTHS.indexOf((month ?? '').toLowerCase());
  const written =
    iso ?? (day && at >= 0 ? `${year?.length === 2 ? `20${year}` : year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}` : '');
  const made = new Date(written || time);
  return Number.isNaN(made.getTime()) ? '' : written || made.toISOString().slice(0, 10);
}
