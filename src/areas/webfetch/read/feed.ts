import { DOMParser } from 'linkedom';
import { withoutProlog } from './decode/decode.ts';
import { escapeText } from './page/elements.ts';

/** An RSS or Atom feed as a page: its title, and its entries as a list. */
export interface Feed {
  title: string;
  description: string;
  lang: string;
  /** HTML of the list, with URLs as written. */
  html: string;
}

/** A feed identifies itself within this many characters. */
const WITHIN = 4_000;
/** Most entries, and longest summary in characters. */
const MAX_ENTRIES = 500;
const MAX_SUMMARY = 2_000;

export const isFeed = (text: string): boolean => /^<(?:rss|feed|rdf:RDF)[\s>]/.test(withoutProlog(text.slice(0, WITHIN)));

/** Reads RSS 0.9 to 2.0 and Atom: each entry's title with its link, its day (YYYY-MM-DD) if present, and its summary as plain text. */
export function readFeed(xml: string): Feed {
  // some have whitespace before the declaration, which is invalid
  const root: Element = new DOMParser().parseFromString(xml.trimStart(), 'text/xml').documentElement as never;
  const channel = childOf(root, 'channel') ?? root;
  const entries = [root, channel].flatMap((one) => [...one.children]).filter(({ localName }) => /^(?:item|entry)$/.test(localName));
  return {
    title: textOf(channel, 'title'),
    description: textOf(channel, 'description', 'subtitle'),
    lang: textOf(channel, 'language') || root.getAttribute('xml:lang') || '',
    html: `<ul>${[...new Set(entries)].slice(0, MAX_ENTRIES).map(writeEntry).join('')}</ul>`,
  };
}

function writeEntry(entry: Element): string {
  const title = escapeText(textOf(entry, 'title') || textOf(entry, 'link', 'id', 'guid') || '…');
  const links = [...entry.children].filter(({ localName }) => localName === 'link');
  const link = links.find((one) => /^(?:alternate)?$/.test(one.getAttribute('rel') ?? '')) ?? links[0];
  const address = link?.getAttribute('href') || link?.textContent?.trim() || '';
  const made = new Date(textOf(entry, 'pubDate', 'published', 'updated', 'dc:date', 'date'));
  const day = Number.isNaN(made.getTime()) ? '' : ` ${made.toISOString().slice(0, 10)}`;
  const summary = escapeText(textOf(entry, 'summary', 'description', 'content').slice(0, MAX_SUMMARY));
  const head = address ? `<a href="${escapeText(address).replace(/"/g, '&quot;')}">${title}</a>` : title;
  return `<li>${head}${day}${summary ? `<p>${summary}</p>` : ''}</li>`;
}

const childOf = (parent: Element, name: string) =>
  [...parent.children].find(({ localName, nodeName }) => localName === name || nodeName === name);

/** The plain text of the first of these children with any; summaries are escaped HTML. */
function textOf(parent: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const text = (childOf(parent, name)?.textContent ?? '')
      .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
      .replace(/<\/?(?:p|div|br|li|ul|ol|tr|td|h[1-6]|blockquote)\b[^<>]*>/gi, ' ')
      .replace(/<[^<>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (text) return text;
  }
  return '';
}
