import { parseHTML } from 'linkedom';
import { narrow } from '../narrow.ts';
import type { ReadOptions } from '../options.ts';
import { escapeText } from '../page/elements.ts';
import { compose, listParts, type Reading, type Reply, renderContent, UNTITLED } from '../read.ts';
import { hasHead } from '../render/table-head.ts';
import { renderText } from '../render/text.ts';
import { type Block, blocksOf, joinText, type Type, typeOf } from './blocks.ts';
import { inUnicodeOrder, isAsDrawn } from './devanagari.ts';
import { repeatedLines, watermarks } from './furniture.ts';
import { findGrids } from './grid.ts';
import { type Row, readingOrder } from './layout.ts';
import { markLinks, withoutLinks, writeLinks } from './links.ts';
import { openPdf, PdfError } from './open.ts';
import type { PdfPage } from './pdf-page.ts';

/** A heading this close to the beginning becomes the title if the file has none. In blocks. */
const TITLE_WITHIN = 3;

/**
 * A PDF's text as a page: columns in order, lines joined into paragraphs, headings by size, lists, tables. `main` leaves out text repeated
 * on many pages and text in another direction; `empty` counts pages without text. Throws PdfError.
 */
async function readPdfText(bytes: Uint8Array, { main, pageMarks }: ReadOptions) {
  const file = await openPdf(bytes);
  orderDevanagari(file.pages);
  const left = main ? new Set([...repeatedLines(file.pages), ...file.pages.flatMap((page) => [...watermarks(page)])]) : new Set();
  const links = markLinks(file.pages);
  const parts = file.pages.map((page) => [
    ...partsOf({ ...page, runs: page.runs.filter((run) => !left.has(run)) }),
    ...(main ? [] : page.aside.map((run): Part => ({ rows: [[{ ...run, right: run.x + run.width }]] }))),
  ]);
  const type = typeOf(parts.flat().flatMap(({ rows }) => rows));
  const blocks: (Block | { kind: 'page'; number: number })[] = [];
  for (const [at, page] of file.pages.entries()) {
    if (pageMarks) blocks.push({ kind: 'page', number: page.number });
    for (const { rows, cells } of parts[at] ?? []) {
      if (cells) blocks.push({ kind: 'table', rows: cells });
      else append(blocks, blocksOf(rows, type, page.drawn.bars), type);
    }
  }
  const { document } = parseHTML(`<html><body>${writeLinks(writeHtml(blocks), links, attribute)}</body></html>`);
  const heading = blocks.slice(0, TITLE_WITHIN).find((block) => block.kind === 'heading');
  return {
    file,
    body: document.body,
    title: file.title || (heading?.kind === 'heading' ? withoutLinks(heading.text) : ''),
    links: links.filter(({ url }) => /^https?:/i.test(url)),
    empty: file.pages.filter(({ runs, aside }) => ![...runs, ...aside].some(({ text }) => /[\p{L}\p{N}]/u.test(text))).length,
  };
}

/** A column of a page, or a table with lines drawn around its cells. */
interface Part {
  rows: Row[];
  cells?: string[][];
}

/** What stands on a page in reading order: its columns, and between them the tables that are drawn. */
function partsOf({ runs, drawn }: PdfPage): Part[] {
  const parts: Part[] = [];
  let rest = runs;
  const columnsAbove = (y: number) => {
    const above = rest.filter((run) => run.y - 0.3 * run.size < y);
    rest = rest.filter((run) => run.y - 0.3 * run.size >= y);
    for (const rows of readingOrder(above, drawn.rules)) parts.push({ rows });
  };
  for (const grid of findGrids(drawn, runs)) {
    columnsAbove(grid.top);
    rest = rest.filter((run) => run.y - 0.3 * run.size > grid.bottom);
    parts.push({ rows: readingOrder(grid.runs, drawn.rules).flat(), cells: grid.cells });
  }
  columnsAbove(Number.POSITIVE_INFINITY);
  return parts;
}

function orderDevanagari(pages: readonly PdfPage[]): void {
  const runs = pages.flatMap((page) => [...page.runs, ...page.aside]);
  if (!isAsDrawn(runs.map(({ text }) => text).join(' '))) return;
  for (const run of runs) run.text = inUnicodeOrder(run.text);
}

/** Appends a column's blocks; continues a paragraph cut off at the end of the previous column. */
function append(blocks: { kind: string }[], found: readonly Block[], type: Type): void {
  const last = blocks.at(-1) as Block | undefined;
  const [first, ...others] = found;
  const isOpen = last?.kind === 'paragraph' && /[\p{L}\p{M},;-]$/u.test(last.text) && last.text.length > 40;
  if (isOpen && first?.kind === 'paragraph' && /^[\p{Ll}\p{Lo}]/u.test(first.text)) {
    last.text = joinText(last.text, first.text, type.hyphened);
    blocks.push(...others);
  } else blocks.push(...found);
}

const attribute = (value: string) => escapeText(value).replace(/"/g, '&quot;');

function writeHtml(blocks: readonly (Block | { kind: 'page'; number: number })[]): string {
  let html = '';
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as (typeof blocks)[number];
    if (block.kind === 'item') {
      const items = [block];
      for (let next = blocks[at + 1]; next?.kind === 'item'; next = blocks[at + 1]) {
        items.push(next);
        at++;
      }
      html += writeList(items);
    } else if (block.kind === 'page') html += `<hr><p><strong>Page ${block.number}</strong></p>`;
    else if (block.kind === 'heading') html += `<h${block.level}>${escapeText(block.text)}</h${block.level}>`;
    else if (block.kind === 'paragraph') html += `<p>${escapeText(block.text)}</p>`;
    else if (block.kind === 'table') html += writeTable(block.rows);
    else html += `<pre><code>${escapeText(withoutLinks(block.text))}</code></pre>`;
  }
  return html;
}

type Item = Extract<Block, { kind: 'item' }>;

/** Smallest indent of a nested list, in points. */
const SET_IN = 6;

function writeList(items: readonly Item[]): string {
  let html = '';
  for (let at = 0; at < items.length; ) {
    const { x, number } = items[at] as Item;
    const isOwn = (item: Item | undefined) =>
      item !== undefined && item.x < x + SET_IN && (item.number === undefined) === (number === undefined);
    html += number === undefined ? '<ul>' : `<ol start="${number}">`;
    while (at < items.length && isOwn(items[at])) {
      const { text } = items[at++] as Item;
      const inner: Item[] = [];
      while (at < items.length && (items[at] as Item).x >= x + SET_IN) inner.push(items[at++] as Item);
      html += `<li>${escapeText(text)}${inner.length > 0 ? writeList(inner) : ''}</li>`;
    }
    html += number === undefined ? '</ul>' : '</ol>';
  }
  return html;
}

function writeTable(rows: readonly string[][]): string {
  const isNamed = hasHead(rows.map((cells) => cells.map((text) => ({ name: 'td', text }))));
  const row = (cells: readonly string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${escapeText(cell)}</${name}>`).join('')}</tr>`;
  const [head = [], ...others] = rows;
  const named = isNamed ? `<thead>${row(head, 'th')}</thead>` : '';
  return `<table>${named}<tbody>${(isNamed ? others : rows).map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const NO_LETTERS = 'Its pages are pictures without letters, such as scans: the letters in pictures are not read.';
const MEDIA_TYPE = 'application/pdf';

/** Reads a PDF as the page's part of a /fetch result. An unreadable file gives a reading with its error. */
export async function readPdf({ bytes }: Reply, options: ReadOptions): Promise<Reading> {
  let read: Awaited<ReturnType<typeof readPdfText>>;
  try {
    read = await readPdfText(bytes, options);
  } catch (cause) {
    if (!(cause instanceof PdfError)) throw cause;
    const error = `The address holds binary content (${MEDIA_TYPE}) that is not parsed. ${cause.message}`;
    return { ...compose({ mediaType: MEDIA_TYPE }, UNTITLED, '', '', options), error };
  }
  const { file, body, title, links, empty } = read;
  const isEmpty = empty === file.pages.length;
  const narrowed = narrow(body, options);
  const text = isEmpty ? '' : renderText(body);
  const metadata = { ...UNTITLED, title, description: file.subject, lang: file.lang };
  const reading = compose({ mediaType: MEDIA_TYPE }, metadata, text, isEmpty ? '' : renderContent(body, text, options), options);
  const isPart = file.pages.length < file.count;
  return {
    ...reading,
    ...narrowed,
    truncated: reading.truncated || isPart,
    ...(file.author ? { author: file.author } : {}),
    ...(file.date ? { date: file.date } : {}),
    page_count: file.count,
    ...(isPart ? { pages_read: file.pages.length } : {}),
    ...(isEmpty ? { text: false as const, reason: NO_LETTERS } : {}),
    ...(isEmpty ? {} : listParts(body, options)),
    ...(options.links ? { links } : {}),
    ...(options.contentLinks ? { contentLinks: links } : {}),
  };
}
