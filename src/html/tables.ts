import { parseHTML } from 'linkedom';
import { UpstreamError } from '../net/upstream.ts';

export interface TableCell {
  text: string;
  /** Title of the cell's link, if any: the full form of an abbreviated name. */
  title: string | undefined;
}

export interface PageTable {
  /** The nearest heading before the table. */
  heading: string;
  /** Header cells in lower case; empty if the table has none. */
  headers: string[];
  rows: TableCell[][];
}

/** No page of our sources has more: the largest has about 12,000 elements, 40 levels deep. */
const MAX_ELEMENTS = 60_000;
const MAX_DEPTH = 400;
/** A table is read with everything in it, so nested tables cost most. */
const MAX_TABLE_DEPTH = 4;
/** Elements whose closing tag is optional. */
const IMPLIED = /^(p|li|td|th|tr|dt|dd|option|tbody|thead|tfoot)$/i;
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Throws UpstreamError for a page that would take minutes to parse: too many elements, or too deeply nested. Counting tags as written is
 * good enough: an element closed without a tag only counts as deeper than it is.
 */
function refuseSlow(html: string): void {
  let elements = 0;
  let depth = 0;
  let tables = 0;
  // The tag's end is optional in the pattern: otherwise a page of unclosed tags would be rescanned from each of its characters.
  for (const [, close, name = '', rest = '', end] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)([^<>]*)(>?)/gi)) {
    if (!end) continue;
    const implied = VOID.has(name.toLowerCase()) || IMPLIED.test(name);
    if (close) depth = implied ? depth : Math.max(0, depth - 1);
    else {
      elements += 1;
      if (!rest.endsWith('/') && !implied) depth += 1;
    }
    if (/^table$/i.test(name)) tables = Math.max(0, tables + (close ? -1 : 1));
    if (tables > MAX_TABLE_DEPTH) throw new UpstreamError('too large', `a page with tables nested more than ${MAX_TABLE_DEPTH} deep`);
    if (elements > MAX_ELEMENTS) throw new UpstreamError('too large', `a page with more than ${MAX_ELEMENTS} elements`);
    if (depth > MAX_DEPTH) throw new UpstreamError('too large', `a page nested more than ${MAX_DEPTH} deep`);
  }
}

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** Parses a page; a fragment is completed first, because linkedom needs a whole document. Throws UpstreamError if it is too large. */
export function parsePage(html: string): Document {
  refuseSlow(html);
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  return parseHTML(whole).document as unknown as Document;
}

/** Every table of a page with its heading, found by position rather than class: classes change with each redesign. */
export function readTables(document: Document): PageTable[] {
  const tables: PageTable[] = [];
  let heading = '';
  for (const element of document.querySelectorAll('h1, h2, h3, h4, caption, table')) {
    if (element.localName !== 'table') {
      heading = squeeze(element.textContent);
      continue;
    }
    const caption = element.querySelector('caption');
    if (caption) heading = squeeze(caption.textContent);
    tables.push(readTable(element, heading));
  }
  return tables;
}

function readTable(table: Element, heading: string): PageTable {
  const lines = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')]);
  const headers = lines.find((cells) => cells.length > 0 && cells.every(({ localName }) => localName === 'th')) ?? [];
  const rows = lines.filter((cells) => cells.some(({ localName }) => localName === 'td'));
  return {
    heading,
    headers: headers.map((cell) => squeeze(cell.textContent).toLowerCase()),
    rows: rows.map((cells) =>
      cells.map((cell) => ({
        text: squeeze(cell.textContent),
        title: squeeze(cell.querySelector('a[title]')?.getAttribute('title')) || undefined,
      })),
    ),
  };
}
