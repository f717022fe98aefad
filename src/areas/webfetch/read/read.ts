import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { parseJson } from '../../../kernel/parse-json.ts';
import type { fetchResponse } from '../schema.ts';
import { chooseContent, outlinePage } from './choose/choose.ts';
import type { Hints } from './choose/features/page.ts';
import { type Judges, loadShippedJudges } from './choose/judges.ts';
import type { Outline } from './choose/outline.ts';
import { type Decoded, decodeReply } from './decode/decode.ts';
import { type Feed, isFeed, readFeed } from './feed.ts';
import { readJsonFeed } from './json-feed.ts';
import { narrow } from './narrow.ts';
import type { ReadOptions } from './options.ts';
import { readAuthorship } from './page/authorship.ts';
import { baseAddress, parseDocument } from './page/document.ts';
import { isDrawnByScripts } from './page/drawn.ts';
import { bareText, escapeText, hasText, indexNames } from './page/elements.ts';
import { embeddedText } from './page/embedded.ts';
import { articleData } from './page/jsonld.ts';
import { type Link, listLinks, resolveLinks } from './page/links.ts';
import { type Metadata, readMetadata } from './page/metadata.ts';
import { finishContent, preparePage } from './prepare/prepare.ts';
import { chunkMarkdown } from './render/chunks.ts';
import { renderMarkdown } from './render/markdown.ts';
import { renderBeginning, renderHtml } from './render/sanitise.ts';
import { listTables } from './render/tables-json.ts';
import { renderText } from './render/text.ts';
import { cutContent } from './render/truncate.ts';
import { countWords, readingMinutes } from './render/words.ts';

export interface Reply {
  bytes: Uint8Array;
  /** The Content-Type header; empty if none. */
  contentType: string;
  /** The URL after redirects. */
  url: string;
}

type FetchResult = z.output<typeof fetchResponse>;

/** The result of reading: the page's part of a /fetch result. */
export interface Reading extends Omit<FetchResult, 'success' | 'url' | 'final_url' | 'status_code' | 'cached' | 'took_ms'> {
  /** Links of the main content, on request. */
  contentLinks?: Link[];
}

export const UNTITLED: Metadata = { title: '', description: '', lang: '', site_name: '', image: '', canonical: '' };

/** Reads any reply. Throws SelectorTooCostly alone, whatever the page contains. `judges` replace those that ship. */
export function readReply(reply: Reply, options: ReadOptions, judges = loadShippedJudges()): Reading {
  const decoded = decodeReply(reply.bytes, reply.contentType);
  if (decoded.kind === 'html') return readPage(decoded, reply.url, options, judges);
  if (decoded.kind === 'binary')
    return { ...compose(decoded, UNTITLED, '', '', options), error: binaryNotice(decoded.mediaType, reply.bytes) };
  const feed = openFeed(decoded, reply.url);
  if (feed) return readFeedPage(decoded, feed, reply.url, options);
  // neither data nor plain text has elements
  if (options.select) return { ...compose(decoded, UNTITLED, '', '', options), selected: 0 };
  const text = decoded.kind === 'json' ? prettyJson(decoded.text) : decoded.text.replace(/\r\n?/g, '\n').trim();
  return compose(decoded, UNTITLED, text, options.format === 'html' ? `<pre>${escapeText(text)}</pre>` : text, options);
}

function openFeed({ kind, text }: Decoded, url: string): Feed | undefined {
  if (kind === 'json') return readJsonFeed(text, url);
  return kind === 'text' && isFeed(text) ? readFeed(text, url) : undefined;
}

/** Reads a feed as a page whose content is its list of entries. */
function readFeedPage(decoded: Decoded, { html, author, ...said }: Feed, url: string, options: ReadOptions): Reading {
  const { body } = parseDocument(html);
  resolveLinks(body, url);
  const narrowed = narrow(body, options);
  const links = options.links || options.contentLinks ? listLinks(body, url) : [];
  const text = renderText(body);
  const reading = compose(decoded, { ...UNTITLED, ...said }, text, renderContent(body, text, options), options);
  const parts = listParts(body, options);
  return {
    ...reading,
    ...(author ? { author } : {}),
    ...narrowed,
    ...parts,
    ...(options.links ? { links } : {}),
    ...(options.contentLinks ? { contentLinks: links } : {}),
  };
}

const binaryNotice = (mediaType: string, { length }: Uint8Array) =>
  length === 0
    ? `The address holds an empty file (${mediaType}).`
    : `The address holds binary content (${mediaType}), which is not parsed. Only HTML, text, PDF and Office files (docx, xlsx, pptx, odt, ods, odp) are read.`;

function readPage(decoded: Decoded, url: string, options: ReadOptions, judges: Judges): Reading {
  const { document, base, metadata, hints, links, hidden, drawn, embedded, said, selected } = openPage(decoded.text, url, options);
  const isChosen = options.main && !embedded && selected === undefined;
  const { content, ...told } = isChosen ? chooseContent(document, hints, judges, hidden) : { content: document.body };
  finishContent(content, base);
  const contentLinks = options.contentLinks ? { contentLinks: listLinks(content, base) } : {};
  const text = renderText(content);
  const rendered = renderContent(content, text, options);
  // a page without text is drawn by scripts, or is a single image
  const sparse = (text === '' && selected === undefined) || drawn || embedded ? { sparse: true as const } : {};
  return {
    ...compose(decoded, metadata, text, rendered, options),
    ...told,
    ...sparse,
    ...(embedded ? { content_from: embedded.from } : {}),
    ...said,
    ...(selected === undefined ? {} : { selected }),
    ...listParts(content, options),
    ...(options.links ? { links } : {}),
    ...contentLinks,
  };
}

/** Content in the requested format; `text` is its plain text. */
export function renderContent(content: Element, text: string, { format, max }: ReadOptions): string {
  if (format === 'json') return '';
  if (format === 'text') return text;
  return renderBeginning(content, max, format === 'html' ? (html) => html : renderMarkdown);
}

type PageOptions = Pick<ReadOptions, 'links' | 'select' | 'without'>;

/** The content's parts by headings and its tables, if they are asked for. */
export function listParts(content: Element, { chunks, tables }: ReadOptions): Pick<Reading, 'chunks' | 'tables'> {
  return {
    ...(chunks ? { chunks: chunkMarkdown(renderMarkdown(renderHtml(content).html)) } : {}),
    ...(tables ? { tables: listTables(content) } : {}),
  };
}

/** A page prepared for content selection, with its metadata. */
function openPage(html: string, url: string, { links: withLinks, select, without }: PageOptions, step?: string) {
  const document = parseDocument(html);
  const named = indexNames(document.documentElement);
  const base = baseAddress(named, url);
  const article = articleData(document);
  const metadata = readMetadata(document, named, base, article);
  const declared = named('meta').find((meta) => meta.getAttribute('property') === 'og:type');
  const types = [...article.types, declared?.getAttribute('content') ?? ''];
  const { title, description, lang } = metadata;
  const hints: Hints = { url, title, description, lang, articleBody: bareText(article.body ?? ''), types };
  const { selected } = narrow(document.body, { select, without });
  const links = withLinks ? listLinks(document.body, base) : [];
  const said = readAuthorship(named, article);
  const drawn = isDrawnByScripts(document.body, named);
  const embedded = drawn || !hasText(document.body) ? embeddedText(named, article.body) : undefined;
  if (embedded) document.body.innerHTML = embedded.html;
  const page = { document, body: document.body, base, named: embedded ? indexNames(document.documentElement) : named, hidden: 0 };
  preparePage(page, step);
  return { document, base, metadata, hints, links, hidden: page.hidden, drawn, embedded, said, selected };
}

/**
 * A page as the selection sees it: its lines, with Readability's choice marked. For training, and for trials `without` a preparation step.
 */
export function inspectReply(reply: Reply, without?: string): { outline: Outline; hints: Hints } {
  const { document, hints } = openPage(decodeReply(reply.bytes, reply.contentType).text, reply.url, { links: false }, without);
  return { outline: outlinePage(document), hints };
}

/** Builds a result: cuts the content to `max` and counts words in the full text. */
export function compose(
  decoded: Pick<Decoded, 'mediaType'>,
  metadata: Metadata,
  text: string,
  rendered: string,
  options: ReadOptions,
): Reading {
  const { content, truncated } = cutContent(options.format === 'json' ? '' : rendered, options.max, options.format);
  const words = countWords(text);
  return {
    content_type: decoded.mediaType,
    ...metadata,
    content,
    format: options.format,
    words,
    reading_time_min: readingMinutes(words),
    chars: content.length,
    truncated,
    hash: createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH),
  };
}

/** Characters of a content's hash: 128 bits. */
const HASH_LENGTH = 22;

function prettyJson(text: string): string {
  const data = parseJson(text);
  return data === undefined ? text : JSON.stringify(data, null, 2);
}
