import type { Parts } from './archive.ts';
import { type Cell, writeLink, writePiece, writeTable } from './html.ts';
import { type Relation, readRelations } from './relations.ts';
import { readFormats, type ValueFormat, writeValue } from './sheet-values.ts';
import { attribute, childNodes, nodeAt, parseXml, walkXml } from './xml.ts';

/** Most cells of a file, and most columns of a sheet. */
const MAX_CELLS = 50_000;
const MAX_COLUMNS = 400;

interface Workbook {
  texts: readonly string[];
  formats: readonly ValueFormat[];
  from1904: boolean;
}

/** The sheets of an Excel workbook (xlsx) as HTML: each a heading and a table. Hidden sheets are counted in `hidden`, in characters. */
export function readWorkbook(parts: Parts, path: string, withHidden: boolean): { html: string; hidden: number; isPart: boolean } {
  const root = parseXml(parts(path));
  const relations = readRelations(parts, path);
  const pathOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.target ?? '';
  const workbook: Workbook = {
    texts: readTexts(parts(pathOf('sharedStrings')) ?? ''),
    formats: readFormats(parts(pathOf('styles'))),
    from1904: /^(?:1|true)$/.test(attribute(nodeAt(root, 'workbookPr'), 'date1904') ?? ''),
  };
  let [html, hidden, left] = ['', 0, MAX_CELLS];
  for (const sheet of childNodes(nodeAt(root, 'sheets'), 'sheet')) {
    const file = relations.get(sheet.attributes['r:id'] ?? '')?.target ?? '';
    const xml = left > 0 ? parts(file) : undefined;
    if (!xml) continue;
    const { rows, merged, links } = readSheet(xml, workbook, left);
    left -= rows.reduce((sum, row) => sum + row.length, 0);
    const written = writeSheet(rows, merged, links, readRelations(parts, file));
    if (!withHidden && /hidden/i.test(attribute(sheet, 'state') ?? '')) hidden += rows.flat().join('').length;
    else if (written) html += `<h2>${writePiece(attribute(sheet, 'name') ?? '')}</h2>${written}`;
  }
  return { html, hidden, isPart: left <= 0 };
}

/** The texts that cells share, without the readings of characters. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  walkXml(xml, {
    open(name) {
      if (name === 'si') texts.push('');
      open.push(name);
    },
    text(text) {
      if (open.at(-1) === 't' && !open.includes('rPh')) texts[texts.length - 1] += text;
    },
    close() {
      open.pop();
    },
  });
  return texts;
}

interface Range {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** A cell's column and row in `B12`, from 0. */
function placeOf(reference: string): { x: number; y: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference.trim()) ?? [];
  if (!letters || !digits) return undefined;
  let x = 0;
  for (const letter of letters.toUpperCase()) x = 26 * x + letter.charCodeAt(0) - 64;
  return { x: x - 1, y: Number(digits) - 1 };
}

function rangeOf(reference: string): Range | undefined {
  const [first, last = first] = reference.split(':').map(placeOf);
  return first && last && { ...first, columns: last.x - first.x + 1, rows: last.y - first.y + 1 };
}

/** A sheet's cells as texts, by their places; rows that are missing are empty. */
function readSheet(xml: string, workbook: Workbook, most: number) {
  const rows: string[][] = [];
  const merged: Range[] = [];
  const links: { range: Range; id: string }[] = [];
  let cell = { x: 0, y: -1, type: '', style: 0, value: '', formula: '' };
  let [read, inside, next] = [0, '', 0];
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const y = attributes.r ? Number(attributes.r) - 1 : cell.y + 1;
        cell = { ...cell, y };
        next = 0;
      } else if (name === 'c') {
        const place = placeOf(attributes.r ?? '') ?? { x: next, y: cell.y };
        cell = { ...place, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', formula: '' };
        next = place.x + 1;
      } else if (name === 'v' || name === 'f' || name === 't' || name === 'rPh') inside = name;
      else if (name === 'mergeCell') {
        const range = rangeOf(attributes.ref ?? '');
        if (range) merged.push(range);
      } else if (name === 'hyperlink') {
        const range = rangeOf(attributes.ref ?? '');
        if (range) links.push({ range, id: attributes['r:id'] ?? '' });
      }
    },
    text(text) {
      if (inside === 'v' || inside === 't') cell.value += text;
      else if (inside === 'f') cell.formula += text;
    },
    close(name) {
      if (name === 'v' || name === 'f' || name === 't' || name === 'rPh') inside = '';
      if (name !== 'c' || cell.x >= MAX_COLUMNS || read >= most || cell.y < 0 || cell.y > 1_048_576) return;
      const text = writeValue(cell, workbook);
      if (!text) return;
      read++;
      rows[cell.y] ??= [];
      (rows[cell.y] as string[])[cell.x] = text;
    },
  });
  return { rows: Array.from(rows, (row) => Array.from(row ?? [], (text) => text ?? '')), merged, links };
}

/** A sheet as lines above it, each alone in its row, and a table with the empty cells between others. */
function writeSheet(
  given: readonly (readonly string[])[],
  merged: readonly Range[],
  links: readonly { range: Range; id: string }[],
  relations: ReadonlyMap<string, Relation>,
): string {
  const filled = [...given.entries()].filter(([, row]) => row.some(Boolean));
  const width = Math.max(0, ...filled.map(([, row]) => row.length));
  const left = Math.min(width, ...filled.map(([, row]) => row.findIndex(Boolean)));
  const addresses = new Map(links.map(({ range, id }) => [`${range.x} ${range.y}`, relations.get(id)?.target]));
  const starts = new Map(merged.map((range) => [`${range.x} ${range.y}`, range]));
  const covered = new Set<string>();
  const places = new Map(filled.map(([y], at) => [y, at]));
  const above: string[] = [];
  const rows: Cell[][] = [];
  for (const [y, row] of filled) {
    const words = row.filter(Boolean);
    if (rows.length === 0 && words.length === 1 && width - left > 1 && above.length < filled.length - 1) {
      above.push(`<p>${writePiece(words[0] ?? '')}</p>`);
      continue;
    }
    const cells: Cell[] = [];
    for (let x = left; x < width; x++) {
      if (covered.has(`${x} ${y}`)) continue;
      const text = row[x] ?? '';
      const range = starts.get(`${x} ${y}`);
      const down = range ? [...Array(Math.min(range.rows, 5_000)).keys()].filter((at) => places.has(y + at)).length : 1;
      const columns = range ? Math.min(range.columns, width - x) : 1;
      if (range)
        for (let dy = 0; dy < Math.min(range.rows, 5_000); dy++) for (let dx = 0; dx < columns; dx++) covered.add(`${x + dx} ${y + dy}`);
      cells.push({ html: writeLink(writePiece(text), addresses.get(`${x} ${y}`)), text, columns, rows: down });
    }
    rows.push(cells);
  }
  const [[only, ...others] = [], ...more] = rows;
  if (only && others.length + more.length === 0) return `${above.join('')}<p>${only.html}</p>`;
  return above.join('') + (rows.length > 0 ? writeTable(rows) : '');
}
