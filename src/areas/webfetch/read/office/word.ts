import type { Parts } from './archive.ts';
import { createChartWriter, type WriteCharts } from './chart.ts';
import {
  type Cell,
  type Entry,
  joinCode,
  writeCode,
  writeLink,
  writeList,
  writeNote,
  writeNoteReference,
  writePiece,
  writeTable,
} from './html.ts';
import { type Relation, readRelations } from './relations.ts';
import { texOf } from './word-formula.ts';
import { isOn, type ListLevel, numberParagraph, readNumbering, readStyles, styleOf, type WordStyle } from './word-styles.ts';
import { attribute, childNodes, findNodes, isNode, type Node, nodeAt, parseXml, textOf } from './xml.ts';

interface Context {
  writeCharts: WriteCharts;
  relations: ReadonlyMap<string, Relation>;
  styles: ReadonlyMap<string, WordStyle>;
  numbering: ReadonlyMap<string, readonly ListLevel[]>;
  counters: Map<string, number[]>;
  /** Labels of the notes referred to, by kind and id. */
  notes: Map<string, string>;
}

/** The text of a Word document (docx) as HTML. */
export function readWord(parts: Parts, path: string): string {
  const relations = readRelations(parts, path);
  const pathOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.target ?? '';
  const context: Context = {
    writeCharts: createChartWriter(parts),
    relations,
    styles: readStyles(parts(pathOf('styles'))),
    numbering: readNumbering(parts(pathOf('numbering'))),
    counters: new Map(),
    notes: new Map(),
  };
  const html = writeBlocks(nodeAt(parseXml(parts(path)), 'body'), context);
  const notes = ['footnote', 'endnote'].flatMap((kind) => {
    const file = pathOf(`${kind}s`);
    const own = { ...context, relations: readRelations(parts, file) };
    return childNodes(parseXml(parts(file)), kind).flatMap((note) => {
      const label = context.notes.get(`${kind} ${attribute(note, 'id')}`);
      return label ? [writeNote(label, writeBlocks(note, own))] : [];
    });
  });
  return html + notes.join('');
}

/** Elements around paragraphs and tables that only hold them. */
const HOLDERS: ReadonlySet<string> = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag']);

function listBlocks(parent: Node | undefined, blocks: Node[] = []): Node[] {
  for (const node of childNodes(parent)) {
    if (node.name === 'p' || node.name === 'tbl') blocks.push(node);
    else if (HOLDERS.has(node.name)) listBlocks(node, blocks);
  }
  return blocks;
}

function writeBlocks(parent: Node | undefined, context: Context): string {
  let html = '';
  let entries: Entry[] = [];
  const flush = () => {
    html += writeList(entries);
    entries = [];
  };
  for (const node of listBlocks(parent)) {
    const block = node.name === 'p' ? writeParagraph(node, context) : { html: writeWordTable(node, context) };
    if (!block.html) continue;
    if ('entry' in block && block.entry) entries.push({ ...block.entry, html: block.html });
    else {
      flush();
      html += block.html;
    }
  }
  flush();
  return joinCode(html);
}

function writeParagraph(paragraph: Node, context: Context): { html: string; entry?: Omit<Entry, 'html'> | undefined } {
  const properties = nodeAt(paragraph, 'pPr');
  const style = context.styles.get(attribute(nodeAt(properties, 'pStyle'), 'val') ?? '');
  const written = writeRuns(paragraph, context);
  const words = written.trim();
  const boxes = findNodes(paragraph, 'txbxContent').filter((box) => !isFallback(paragraph, box));
  const charts = findNodes(paragraph, 'drawing').map((drawing) => context.writeCharts(drawing, context.relations));
  const beside = boxes.map((box) => writeBlocks(box, context)).join('') + charts.join('');
  if (!words) return { html: beside };
  const own = Number(attribute(nodeAt(properties, 'outlineLvl'), 'val') ?? Number.NaN);
  const level = Number.isNaN(own) ? style?.heading : own < 9 ? own + 1 : undefined;
  if (level) return { html: `<h${Math.min(6, level)}>${words}</h${Math.min(6, level)}>${beside}` };
  const entry = numberParagraph(nodeAt(properties, 'numPr') ?? style?.numbering, context.numbering, context.counters);
  if (entry) return { html: words + beside, entry };
  return { html: (style?.isCode ? writeCode(written) : `<p>${words}</p>`) + beside };
}

const isFallback = (root: Node, box: Node): boolean =>
  findNodes(root, 'Fallback').some((one) => findNodes(one, 'txbxContent').includes(box));

/** The words of a paragraph or of a link in it. A field's instruction is no text; what it links to is. */
function writeRuns(parent: Node, context: Context): string {
  let html = '';
  const fields: Field[] = [];
  const write = (node: Node) => {
    if (node.name === 'r') {
      const written = writeRun(node, context, fields, (change) => {
        html = change(html);
      });
      html += written;
    } else if (node.name === 'hyperlink') html += writeLink(writeRuns(node, context), linkOf(node, context));
    else if (node.name === 'fldSimple') html += writeLink(writeRuns(node, context), addressIn(attribute(node, 'instr') ?? ''));
    else if (node.name === 'oMath' || node.name === 'oMathPara') html += writeFormula(node);
    else if (HOLDERS.has(node.name) || node.name === 'dir' || node.name === 'bdo') for (const child of childNodes(node)) write(child);
  };
  for (const node of childNodes(parent)) write(node);
  // a field that ends in another paragraph, such as a table of contents
  for (let field = fields.pop(); field; field = fields.pop()) html = field.before + html;
  return html;
}

function writeFormula(node: Node): string {
  const tex = texOf(node).trim();
  return tex ? `<span data-formula="inline">${writePiece(`$${tex}$`)}</span>` : '';
}

const linkOf = (node: Node, { relations }: Context): string | undefined => {
  const relation = relations.get(node.attributes['r:id'] ?? '');
  return relation?.isOutside ? relation.target : undefined;
};

const addressIn = (instruction: string): string | undefined => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];

/** A field that is open: what it does, and the words before its result. */
interface Field {
  instruction: string;
  before: string;
  isResult: boolean;
}

function writeRun(run: Node, context: Context, fields: Field[], replace: (change: (html: string) => string) => void): string {
  const style = styleOf(nodeAt(run, 'rPr'));
  if (style === 'hidden') return '';
  let html = '';
  let text = '';
  const flush = () => {
    html += writePiece(text, style);
    text = '';
  };
  for (const node of run.children.filter(isNode)) {
    const field = fields.at(-1);
    if (node.name === 'fldChar') {
      flush();
      const type = attribute(node, 'fldCharType');
      if (type === 'begin') {
        const own = html;
        html = '';
        replace((before) => {
          fields.push({ instruction: '', before: before + own, isResult: false });
          return '';
        });
      } else if (type === 'separate' && field) field.isResult = true;
      else if (type === 'end' && field) {
        fields.pop();
        const done = html;
        html = '';
        replace((within) => field.before + writeLink(within + done, addressIn(field.instruction)));
      }
    } else if (node.name === 'instrText') {
      if (field) field.instruction += textOf(node);
    } else if (field && !field.isResult) continue;
    else if (node.name === 't') text += textOf(node);
    else if (node.name === 'tab') text += '\t';
    else if (node.name === 'br' || node.name === 'cr') text += attribute(node, 'type') === 'page' ? '' : '\n';
    else if (node.name === 'noBreakHyphen') text += '-';
    else if (node.name === 'sym') text += symbolOf(node);
    else if (/^(?:footnote|endnote)Reference$/.test(node.name)) {
      flush();
      html += writeReference(node, context);
    }
  }
  flush();
  return html;
}

/** Signs of the font Wingdings that say something: ticks, crosses and boxes to tick. */
const WINGDINGS: Readonly<Record<number, string>> = { 111: '☐', 120: '☒', 168: '☐', 251: '✗', 252: '✓', 253: '☒', 254: '☑' };

/** A symbol of a font of symbols; private signs that no reader shows are bullets in lists and are left out. */
const symbolOf = (node: Node): string => {
  const code = Number.parseInt(attribute(node, 'char') ?? '', 16);
  if (/^wingdings$/i.test(attribute(node, 'font') ?? '')) return WINGDINGS[code & 0xff] ?? '';
  return Number.isNaN(code) || (code >= 0xe000 && code <= 0xf8ff) ? '' : String.fromCodePoint(code);
};

function writeReference(node: Node, { notes }: Context): string {
  const key = `${node.name.replace('Reference', '')} ${attribute(node, 'id')}`;
  const label = notes.get(key) ?? String(notes.size + 1);
  notes.set(key, label);
  return writeNoteReference(label);
}

function writeWordTable(table: Node, context: Context): string {
  const rows: Cell[][] = [];
  /** The cell that goes on in the rows below, by its first column. */
  const open = new Map<number, Cell>();
  let heads = 0;
  for (const row of listRows(table)) {
    const cells: Cell[] = [];
    let column = Number(attribute(nodeAt(row, 'trPr', 'gridBefore'), 'val') ?? 0);
    for (let at = 0; at < column; at++) cells.push({ html: '', text: '' });
    for (const cell of listCells(row)) {
      const properties = nodeAt(cell, 'tcPr');
      const columns = Math.max(1, Number(attribute(nodeAt(properties, 'gridSpan'), 'val') ?? 1) || 1);
      const merge = nodeAt(properties, 'vMerge');
      const above = open.get(column);
      if (merge && attribute(merge, 'val') !== 'restart' && above) above.rows = (above.rows ?? 1) + 1;
      else {
        const made: Cell = { html: writeBlocks(cell, context), text: plainOf(cell), columns };
        cells.push(made);
        if (merge) open.set(column, made);
        else open.delete(column);
      }
      column += columns;
    }
    if (isOn(nodeAt(row, 'trPr', 'tblHeader')) && heads === rows.length) heads++;
    rows.push(cells);
  }
  return rows.some((row) => row.some(({ text }) => text)) ? writeTable(rows, heads > 0 && heads < rows.length ? heads : undefined) : '';
}

const plainOf = (cell: Node): string => findNodes(cell, 't').map(textOf).join('').trim();

const listRows = (table: Node): Node[] =>
  childNodes(table).flatMap((node) => (node.name === 'tr' ? [node] : HOLDERS.has(node.name) ? listRows(node) : []));
const listCells = (row: Node): Node[] =>
  childNodes(row).flatMap((node) => (node.name === 'tc' ? [node] : HOLDERS.has(node.name) ? listCells(node) : []));
