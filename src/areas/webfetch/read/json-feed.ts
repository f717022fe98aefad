import { z } from 'zod';
import { parseJson } from '../../../kernel/parse-json.ts';
import { absolute, attribute, dayOf, type Feed, MAX_ENTRIES, MAX_SUMMARY, mediaName, renderEntry, writeMedia } from './feed.ts';
import { escapeText } from './page/elements.ts';

const text = z.string().catch('');
const item = z.object({
  id: z.union([z.string(), z.number()]).transform(String).catch(''),
  url: text,
  external_url: text,
  title: text,
  content_html: text,
  content_text: text,
  summary: text,
  date_published: text,
  date_modified: text,
  attachments: z.array(z.object({ url: text, mime_type: text })).catch([]),
});

/** JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1/). What is of another type than said there counts as missing. */
const jsonFeed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/'),
  title: text,
  description: text,
  language: text,
  home_page_url: text,
  items: z.array(item.catch(item.parse({}))).catch([]),
});

/** Reads a JSON Feed as other feeds are read (see readFeed); undefined if the text is none. */
export function readJsonFeed(json: string, url: string): Feed | undefined {
  if (!json.includes('jsonfeed.org/version/')) return undefined;
  const { data: feed } = jsonFeed.safeParse(parseJson(json));
  if (!feed) return undefined;
  const base = absolute(feed.home_page_url, url) || url;
  const entries = feed.items
    .filter(saysSomething)
    .slice(0, MAX_ENTRIES)
    .map((one) => writeItem(one, base));
  return { title: feed.title, description: feed.description, lang: feed.language, html: `<ul>${entries.join('')}</ul>` };
}

const saysSomething = ({ url, title, content_html, content_text, summary }: z.output<typeof item>) =>
  [url, title, content_html, content_text, summary].some(Boolean);

function writeItem(one: z.output<typeof item>, base: string): string {
  const address = absolute(one.url || one.external_url || (/^https?:/.test(one.id) ? one.id : ''), base);
  const title = escapeText(one.title || address || '…');
  const day = dayOf(one.date_published || one.date_modified);
  const media = one.attachments.map(({ url, mime_type }) => ({ address: absolute(url, base), name: mediaName(mime_type) }));
  const written = one.content_text || one.summary;
  const plain = written ? `<p>${escapeText(written.slice(0, MAX_SUMMARY)).replace(/\n\s*\n/g, '</p><p>')}</p>` : '';
  const files = media.filter((file) => file.address).map((file) => writeMedia(file.address, file.name));
  const head = address ? `<a href="${attribute(address)}">${title}</a>` : title;
  return `<li>${head}${day ? ` ${day}` : ''}${files.join('')}${one.content_html ? renderEntry(one.content_html, address || base) : plain}</li>`;
}
