import { parseHTML } from 'linkedom';

export interface TableCell {
  text: string;
  /** Title of the cell's link, where it has one: the full form of a shortened name. */
  title: string | undefined;
}

export interface PageTable {
  /** Text of the nearest heading before the table. */
  heading: string;
  /** Header cells, lower case; empty for a table without. */
  headers: string[];
  rows: TableCell[][];
}

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** A page as a document; a fragment is completed first, because linkedom wants a whole document. */
export function parsePage(html: string): Document {
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  return parseHTML(whole).document as unknown as Document;
}

/** Every table of a page with its heading, by position in the text rather than by class: classes change with each redesign. */
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
