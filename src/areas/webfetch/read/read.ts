import { isolateMain, type PageHints } from './choose/content.ts';
import { type Decoded, decodeReply } from './decode/decode.ts';
import type { ReadOptions } from './options.ts';
import { baseAddress, parseDocument } from './page/document.ts';
import { articleData } from './page/jsonld.ts';
import { type Link, listLinks } from './page/links.ts';
import { type Metadata, readMetadata } from './page/metadata.ts';
import { finishContent, preparePage } from './prepare/prepare.ts';
import { renderBeginning } from './render/beginning.ts';
import { renderMarkdown } from './render/markdown.ts';
import { renderText } from './render/text.ts';
import { cutContent } from './render/truncate.ts';
import { countWords, readingMinutes } from './render/words.ts';

export interface Reply {
  bytes: Uint8Array;
  /** The Content-Type header, empty where there is none. */
  contentType: string;
  /** Where the bytes come from, after redirects. */
  url: string;
}

/** What reading gives: the page's part of a /fetch result. */
export interface Reading extends Metadata {
  content_type: string;
  content: string;
  format: ReadOptions['format'];
  words: number;
  reading_time_min: number;
  chars: number;
  truncated: boolean;
  links?: Link[];
  /** Links of the main content, when asked for. */
  contentLinks?: Link[];
  /** Said of binary content, which is not parsed. */
  error?: string;
}

const UNTITLED: Metadata = { title: '', description: '', lang: '', site_name: '', image: '', canonical: '' };

/** Reads a reply of any kind. Never throws on what a page holds: what cannot be taken apart is read as a whole. */
export function readReply(reply: Reply, options: ReadOptions): Reading {
  const decoded = decodeReply(reply.bytes, reply.contentType);
  if (decoded.kind === 'html') return readPage(decoded, reply.url, options);
  if (decoded.kind === 'binary') return { ...compose(decoded, UNTITLED, '', '', options), error: binaryNotice(decoded.mediaType) };
  const text = decoded.kind === 'json' ? prettyJson(decoded.text) : decoded.text.replace(/\r\n?/g, '\n').trim();
  return compose(decoded, UNTITLED, text, options.format === 'html' ? `<pre>${escapeHtml(text)}</pre>` : text, options);
}

const binaryNotice = (mediaType: string) =>
  `The address holds binary content (${mediaType}), which is not parsed. Only HTML and text are read.`;

function readPage(decoded: Decoded, url: string, options: ReadOptions): Reading {
  const document = parseDocument(decoded.text);
  const base = baseAddress(document, url);
  const metadata = readMetadata(document, base);
  const articleBody = articleData(document).body ?? '';
  const titles = [...document.querySelectorAll('title,h1')].slice(0, 4).map((element) => element.textContent ?? '');
  const links = options.links ? { links: listLinks(document.body, base) } : {};
  preparePage(document, base);
  const content = options.main
    ? isolateSafely(document, { titles: [...titles, metadata.title], articleBody }, decoded.text, base)
    : document.body;
  finishContent(content, base);
  const contentLinks = options.contentLinks ? { contentLinks: listLinks(content, base) } : {};
  const text = renderText(content);
  const rendered = {
    text: () => text,
    json: () => '',
    html: () => renderBeginning(content, options.max, (html) => html),
    markdown: () => renderBeginning(content, options.max, renderMarkdown),
  }[options.format]();
  return { ...compose(decoded, metadata, text, rendered, options), ...links, ...contentLinks };
}

/** A page in which nothing stands out, or that breaks the extraction, is shown whole, or its main part, rather than not at all. */
function isolateSafely(document: Document, hints: PageHints, html: string, base: string): Element {
  try {
    const main = isolateMain(document, hints);
    if (main) return main;
  } catch (cause) {
    if (!(cause instanceof TypeError || cause instanceof RangeError)) throw cause;
    // A fault of ours, though the caller gets the whole page. The page's address is the caller's, and is not logged.
    console.error('A page broke the extraction of its main part:', cause);
  }
  const again = parseDocument(html);
  preparePage(again, base);
  return mainOf(again.body);
}

/** What the page itself calls its main part, where that is most of it. */
function mainOf(body: Element): Element {
  const main = body.querySelector('main,[role=main]');
  const share = (main?.textContent ?? '').trim().length / Math.max(1, (body.textContent ?? '').trim().length);
  return main && share > 0.5 ? main : body;
}

function compose(decoded: Decoded, metadata: Metadata, text: string, rendered: string, options: ReadOptions): Reading {
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
  };
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
