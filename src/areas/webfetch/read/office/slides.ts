import type { Parts } from './archive.ts';
import { createChartWriter, type WriteCharts } from './chart.ts';
import { type Cell, type Entry, joinCode, lettersOf, writeCode, writeLink, writeList, writePiece, writeTable } from './html.ts';
import { type Relation, readRelations } from './relations.ts';
import { attribute, childNodes, findNodes, type Node, nodeAt, parseXml, textOf } from './xml.ts';

/** The slides of a PowerPoint presentation (pptx) as HTML: titles as headings, bodies as lists, tables, notes as quotations. Hidden ones are counted. */
export function readSlides(parts: Parts, path: string, withHidden: boolean): { html: string; hidden: number; count: number } {
  const relations = readRelations(parts, path);
  const writeCharts = createChartWriter(parts);
  let [html, hidden, count] = ['', 0, 0];
  for (const slide of childNodes(nodeAt(parseXml(parts(path)), 'sldIdLst'), 'sldId')) {
    const file = relations.get(slide.attributes['r:id'] ?? '')?.target ?? '';
    const root = parseXml(parts(file));
    if (!root) continue;
    count++;
    const own = readRelations(parts, file);
    const written = writeShapes(nodeAt(root, 'cSld', 'spTree'), own, writeCharts);
    if (!withHidden && /^(?:0|false)$/.test(attribute(root, 'show') ?? '')) hidden += wordsOf(root).length;
    else html += written + writeNotes(parts, own);
  }
  return { html, hidden, count };
}

const wordsOf = (node: Node) => findNodes(node, 't').map(textOf).join(' ');

function writeNotes(parts: Parts, relations: ReadonlyMap<string, Relation>): string {
  const file = [...relations.values()].find(({ type }) => type === 'notesSlide')?.target ?? '';
  const shapes = childNodes(nodeAt(parseXml(parts(file)), 'cSld', 'spTree'), 'sp').filter((shape) => placeholderOf(shape) === 'body');
  const html = shapes.map((shape) => writeBody(shape, readRelations(parts, file), false)).join('');
  return html ? `<blockquote>${html}</blockquote>` : '';
}

/** What a shape stands for on its slide: `title`, `body`, `dt` (the day), `sldNum`; empty for a text box. */
const placeholderOf = (shape: Node): string => {
  const place = nodeAt(shape, 'nvSpPr', 'nvPr', 'ph');
  return place ? (attribute(place, 'type') ?? 'body') : '';
};

function writeShapes(tree: Node | undefined, relations: ReadonlyMap<string, Relation>, writeCharts: WriteCharts): string {
  return childNodes(tree)
    .map((node) => {
      if (node.name === 'grpSp') return writeShapes(node, relations, writeCharts);
      if (node.name === 'graphicFrame')
        return (
          findNodes(node, 'tbl')
            .map((table) => writeSlideTable(table, relations))
            .join('') + writeCharts(node, relations)
        );
      if (node.name === 'AlternateContent') return writeShapes(nodeAt(node, 'Choice'), relations, writeCharts);
      if (node.name !== 'sp') return '';
      const place = placeholderOf(node);
      if (/^(?:dt|ftr|sldNum|hdr)$/.test(place)) return '';
      if (/title$/i.test(place)) {
        const title = childNodes(nodeAt(node, 'txBody'), 'p')
          .map((one) => writeRuns(one, relations))
          .filter((one) => one.trim());
        return title.length > 0 ? `<h${place === 'subTitle' ? 3 : 2}>${title.join(' ')}</h${place === 'subTitle' ? 3 : 2}>` : '';
      }
      return writeBody(node, relations, place !== '');
    })
    .join('');
}

/** A shape's paragraphs: entries of a list where they have marks, as those of a slide's body do unless they say not. */
function writeBody(shape: Node, relations: ReadonlyMap<string, Relation>, isMarked: boolean): string {
  let html = '';
  let entries: Entry[] = [];
  /** Entries counted so far, by level. */
  let counts: number[] = [];
  const flush = () => {
    html += writeList(entries);
    entries = [];
  };
  const paragraphs = childNodes(nodeAt(shape, 'txBody'), 'p').filter((one) => wordsOf(one).trim());
  // one paragraph alone is no list
  const isList = isMarked && paragraphs.length > 1;
  for (const paragraph of paragraphs) {
    const properties = nodeAt(paragraph, 'pPr');
    const written = writeRuns(paragraph, relations);
    const words = written.trim();
    const level = Number(attribute(properties, 'lvl') ?? 0) || 0;
    const numbering = nodeAt(properties, 'buAutoNum');
    const isNumbered = numbering !== undefined;
    const hasMark = isNumbered || nodeAt(properties, 'buChar') !== undefined || (isList && nodeAt(properties, 'buNone') === undefined);
    if (hasMark) {
      counts = [
        ...counts.slice(0, level),
        ...Array.from({ length: level - Math.min(level, counts.length) }, () => 0),
        (counts[level] ?? 0) + 1,
      ];
      if (!isNumbered) counts[level] = 0;
      const number = isNumbered ? counts[level] : undefined;
      entries.push({ html: words, level, number, letters: lettersOf(attribute(numbering, 'type') ?? '') });
    } else {
      flush();
      counts = [];
      html += isMono(paragraph) ? writeCode(written) : `<p>${words}</p>`;
    }
  }
  flush();
  return joinCode(html);
}

/** Whether all pieces of a paragraph are in letters of one width. */
function isMono(paragraph: Node): boolean {
  const fonts = childNodes(paragraph, 'r').map((run) => attribute(nodeAt(run, 'rPr', 'latin'), 'typeface') ?? '');
  return fonts.length > 0 && fonts.every((font) => /courier|mono|consolas|menlo/i.test(font));
}

function writeRuns(paragraph: Node, relations: ReadonlyMap<string, Relation>): string {
  return childNodes(paragraph)
    .map((node) => {
      if (node.name === 'br') return '<br>';
      if (node.name !== 'r' && node.name !== 'fld') return '';
      const properties = nodeAt(node, 'rPr');
      const isOn = (name: string) => /^(?:1|true)$/.test(attribute(properties, name) ?? '');
      const shift = Number(attribute(properties, 'baseline') ?? 0);
      const raised = shift > 0 ? 'sup' : shift < 0 ? 'sub' : undefined;
      const struck = /Strike$/.test(attribute(properties, 'strike') ?? '') && attribute(properties, 'strike') !== 'noStrike';
      const html = writePiece(textOf(nodeAt(node, 't')), { bold: isOn('b'), italic: isOn('i'), struck, raised });
      const relation = relations.get(nodeAt(properties, 'hlinkClick')?.attributes['r:id'] ?? '');
      return writeLink(html, relation?.isOutside ? relation.target : undefined);
    })
    .join('');
}

function writeSlideTable(table: Node, relations: ReadonlyMap<string, Relation>): string {
  const isOn = (node: Node | undefined, name: string) => /^(?:1|true)$/.test(attribute(node, name) ?? '');
  const rows = childNodes(table, 'tr').map((row) =>
    childNodes(row, 'tc').flatMap((cell): Cell[] => {
      if (isOn(cell, 'hMerge') || isOn(cell, 'vMerge')) return [];
      const lines = childNodes(nodeAt(cell, 'txBody'), 'p')
        .map((one) => writeRuns(one, relations))
        .filter((one) => one.trim());
      const span = (name: string) => Number(attribute(cell, name) ?? 1) || 1;
      return [{ html: lines.join('<br>'), text: wordsOf(cell).trim(), columns: span('gridSpan'), rows: span('rowSpan') }];
    }),
  );
  const isNamed = isOn(nodeAt(table, 'tblPr'), 'firstRow') && rows.length > 1;
  return writeTable(rows, isNamed ? 1 : undefined);
}
