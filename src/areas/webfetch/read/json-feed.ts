import { z } from 'zod';
import { parseJson } from '../../../kernel/parse-json.ts';
import { absolute, dayOf, type Feed, MAX_ENTRIES, MAX_SUMMARY, mediaName, renderEntry, writeHead, writeMedia } from './feed.ts';
import { escapeText } from './page/elements.ts';

const text = z.string().catch('');
const author = z.object({ name: text });
/** Version 1.1 has a list of authors, 1.0 one. */
const authored = { authors: z.array(author).catch([]), author: author.catch({ name: '' }) };
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
  ...authored,
  attachments: z.array(z.object({ url: text, mime_type: text })).catch([]),
});

/** JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1/). What is of another type than said there counts as missing. */
const jsonFeed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/'),
  title: text,
  description: text,
  language: text,
  home_page_url: text,
  ...authored,
  items: z.array(item.catch(item.parse({}))).catch([]),
});

/** Reads a JSON Feed as other feeds are read (see readFeed); undefined if the text is none. */
export function readJsonFeed(json: string, url: string): Feed | undefined {
  if (!json.includes('jsonfeed.org/version/')) return undefined;
  const { data: feed } = jsonFeed.safeParse(parseJson(json));
  if (!feed) return undefined;
  const base = absolute(feed.home_page_url, url) || url;
  const author = authorsOf(feed);
  const entries = feed.items
    .filter(saysSomething)
    .slice(0, MAX_ENTRIES)
    .map((one) => writeItem(one, base, author));
  return { title: feed.title, description: feed.description, lang: feed.language, author, html: `<ul>${entries.join('')}</ul>` };
}

const authorsOf = ({ authors, author }: Pick<z.output<typeof item>, 'authors' | 'author'>) =>
  authors
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ') || author.name;

const saysSomething = ({ url, title, content_html, content_text, summary }: z.output<typeof item>) =>
  [url, title, content_html, content_text, summary].some(Boolean);

function writeItem(one: z.output<typeof item>, base: string, feedAuthor: string): string {
  const address = absolute(one.url || one.external_url || (/^https?:/.test(one.id) ? one.id : ''), base);
  const author = authorsOf(one);
  const head = writeHead({
    title: one.title || address,
    address,
    day: dayOf(one.date_published || one.date_modified),
    author: author === feedAuthor ? '' : author,
  });
  const media = one.attachments.map(({ url, mime_type }) => ({ address: absolute(url, base), name: mediaName(mime_type) }));
  const written = one.content_text || one.summary;
  const plain = written ? `<p>${escapeText(written.slice(0, MAX_SUMMARY)).replace(/\n\s*\n/g, '</p><p>')}</p>` : '';
  const files = media.filter((file) => file.address).map((file) => writeMedia(file.address, file.name));
  return `<li>${head}${files.join('')}${one.content_html ? renderEntry(one.content_html, address || base) : plain}</li>`;
}
