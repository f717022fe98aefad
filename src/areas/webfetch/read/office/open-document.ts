import { texOfMathml } from '../prepare/formulas.ts';
import type { Parts } from './archive.ts';
import { type Entry, joinCode, type Style, writeCode, writeLink, writeList, writeNote, writeNoteReference, writePiece } from './html.ts';
import { CODE, type OpenStyles, readOpenStyles } from './open-styles.ts';
import { type Room, writeTableOf } from './open-tables.ts';
import { attribute, childNodes, findNodes, isNode, type Node, nodeAt, parseXml, textOf } from './xml.ts';

interface Context extends OpenStyles {
  parts: Parts;
  notes: { label: string; html: string }[];
  room: Room;
}

const MAX_CELLS = 50_000;

/** The text, sheets or slides of an OpenDocument file (odt, ods, odp) as HTML. */
export function readOpenDocument(
  parts: Parts,
  withHidden: boolean,
): { html: string; count: number | undefined; hidden: number; isPart: boolean } {
  const root = parseXml(parts('content.xml'));
  const context: Context = { parts, ...readOpenStyles([root, parseXml(parts('styles.xml'))]), notes: [], room: { cells: MAX_CELLS } };
  const body = nodeAt(root, 'body');
  const slides = childNodes(nodeAt(body, 'presentation'), 'page');
  const given = childNodes(nodeAt(body, 'spreadsheet'), 'table');
  const isHidden = (sheet: Node) => !withHidden && context.hidden.has(attribute(sheet, 'style-name') ?? '');
  const sheets = given.filter((sheet) => !isHidden(sheet));
  const html =
    slides.length > 0
      ? slides.map((slide) => writeSlide(slide, context)).join('')
      : writeSheets(sheets, context) + writeBlocks(nodeAt(body, 'text'), context);
  return {
    html: html + context.notes.map(({ label, html: note }) => writeNote(label, note)).join(''),
    count: slides.length || undefined,
    hidden: given.filter(isHidden).reduce((sum, sheet) => sum + textOf(sheet).trim().length, 0),
    isPart: context.room.cells <= 0,
  };
}

/** What is no text: tracked deletions, comments, forms, and the table of contents, which repeats the headings. */
const UNREAD: ReadonlySet<string> = new Set(
  'tracked-changes annotation forms sequence-decls table-of-content alphabetical-index variable-decls'.split(' '),
);

function writeBlocks(parent: Node | undefined, context: Context): string {
  const blocks = childNodes(parent).map((node, at, all) => {
    if (UNREAD.has(node.name)) return '';
    if (node.name === 'h') {
      const level = Math.min(6, Math.max(1, Number(attribute(node, 'outline-level') ?? 1) || 1));
      const words = writeRuns(node, context).trim();
      return words ? `<h${level}>${words}</h${level}>` : '';
    }
    if (node.name === 'p') {
      const written = writeRuns(node, context);
      const words = written.trim();
      const level = context.levels.get(attribute(node, 'style-name') ?? '');
      if (level && words) return `<h${Math.min(6, level)}>${words}</h${Math.min(6, level)}>${writeFrames(node, context)}`;
      const isCode = context.code.has(attribute(node, 'style-name') ?? '') || CODE.test(attribute(node, 'style-name') ?? '');
      return (words ? (isCode ? writeCode(written) : `<p>${words}</p>`) : '') + writeFrames(node, context);
    }
    if (node.name === 'list') return goesOnAbove(all, at) ? '' : writeList(entriesFrom(all, at, context));
    if (node.name === 'table') return writeOpenTable(node, context);
    // a section, an index, a frame
    return writeBlocks(node, context);
  });
  return joinCode(blocks.join(''));
}

/** Whether a list begins with an entry of a list within the one above it: each level may have a style, and so a list, of its own. */
function goesOnAbove(blocks: readonly Node[], at: number): boolean {
  const [list, above] = [blocks[at], blocks[at - 1]];
  const [first] = childNodes(list, 'list-item');
  return above?.name === 'list' && first !== undefined && childNodes(first).every(({ name }) => name === 'list');
}

/** The entries of a list and of those that go on with it. */
function entriesFrom(blocks: readonly Node[], at: number, context: Context): Entry[] {
  let end = at + 1;
  while (blocks[end]?.name === 'list' && goesOnAbove(blocks, end)) end++;
  return blocks.slice(at, end).flatMap((list) => entriesOf(list, context, 0, ''));
}

/** Text boxes in a paragraph, written after it. */
const writeFrames = (node: Node, context: Context): string =>
  findNodes(node, 'text-box')
    .map((box) => writeBlocks(box, context))
    .join('');

function entriesOf(list: Node, context: Context, level: number, outer: string): Entry[] {
  const style = attribute(list, 'style-name') ?? outer;
  const numbering = context.lists.get(style)?.[level];
  let number = (numbering?.start ?? 1) - 1;
  return childNodes(list).flatMap((item): Entry[] => {
    if (item.name !== 'list-item') return [];
    number = Number(attribute(item, 'start-value') ?? number + 1);
    const blocks = childNodes(item).filter(({ name }) => name !== 'list');
    const html = blocks
      .map((one) => writeRuns(one, context).trim() + writeFrames(one, context))
      .filter(Boolean)
      .join('<br>');
    const inner = childNodes(item, 'list').flatMap((one) => entriesOf(one, context, level + 1, style));
    return [...(html ? [{ html, level, number: numbering && number, letters: numbering?.letters }] : []), ...inner];
  });
}

function writeRuns(parent: Node, context: Context, style: Style = {}): string {
  let html = '';
  for (const child of parent.children) {
    if (!isNode(child)) html += writePiece(child.replace(/\s+/g, ' '), style);
    else if (child.name === 's') html += ' '.repeat(Math.min(40, Number(attribute(child, 'c') ?? 1) || 1));
    else if (child.name === 'tab') html += '\t';
    else if (child.name === 'line-break') html += '<br>';
    else if (child.name === 'span')
      html += writeRuns(child, context, { ...style, ...on(context.styles.get(attribute(child, 'style-name') ?? '')) });
    else if (child.name === 'a') html += writeLink(writeRuns(child, context, style), attribute(child, 'href'));
    else if (child.name === 'note') html += writeNoteMark(child, context);
    else if (child.name === 'ruby') html += writeRuby(child, context);
    else if (child.name === 'frame') html += writeFormula(nodeAt(child, 'object'), context);
    else if (!UNREAD.has(child.name) && !child.name.startsWith('bookmark')) html += writeRuns(child, context, style);
  }
  return html;
}

const on = (style: Style = {}): Style => Object.fromEntries(Object.entries(style).filter(([, value]) => value));

function writeRuby(node: Node, context: Context): string {
  const [base, reading] = ['ruby-base', 'ruby-text'].map((name) => nodeAt(node, name));
  return `${base ? writeRuns(base, context) : ''}${reading ? `(${writePiece(textOf(reading))})` : ''}`;
}

/** A formula, which is a document of its own in the file, as TeX. */
function writeFormula(object: Node | undefined, { parts }: Context): string {
  const folder = attribute(object, 'href')?.replace(/^\.\//, '').replace(/\/$/, '');
  const mathml = folder ? parts(`${folder}/content.xml`)?.slice(0, MAX_FORMULA) : undefined;
  const own = /<(?:math:)?math\b[\s\S]*/.exec(mathml ?? '')?.[0];
  const tex = own ? texOfMathml(own.replace(/<(\/?)math:/g, '<$1')) : '';
  return tex ? `<span data-formula="inline">${writePiece(`$${tex}$`)}</span>` : '';
}

/** Longest formula that is read, in characters. */
const MAX_FORMULA = 50_000;

function writeNoteMark(note: Node, context: Context): string {
  const label = String(context.notes.length + 1);
  const place = { label, html: '' };
  context.notes.push(place);
  place.html = writeBlocks(nodeAt(note, 'note-body'), context);
  return writeNoteReference(label);
}

function writeSheets(sheets: readonly Node[], context: Context): string {
  return sheets
    .map((table) => {
      const html = writeOpenTable(table, context);
      return html ? `<h2>${writePiece(attribute(table, 'name') ?? '')}</h2>${html}` : '';
    })
    .join('');
}

const writeOpenTable = (table: Node, context: Context): string =>
  writeTableOf(table, context.room, (cell) =>
    childNodes(cell)
      .filter(({ name }) => !UNREAD.has(name))
      .map((one) => (one.name === 'p' ? writeRuns(one, context).trim() : writeBlocks({ ...cell, children: [one] }, context)))
      .filter(Boolean)
      .join('<br>'),
  );

function writeSlide(slide: Node, context: Context): string {
  return childNodes(slide)
    .map((node) => {
      // a group of drawings
      if (node.name === 'g') return writeSlide(node, context);
      if (node.name === 'notes') {
        const boxes = childNodes(node, 'frame').filter((frame) => attribute(frame, 'class') === 'notes');
        const html = boxes.map((box) => writeFrames({ ...node, children: [box] }, context)).join('');
        return html ? `<blockquote>${html}</blockquote>` : '';
      }
      const table = findNodes(node, 'table')[0];
      if (table) return writeOpenTable(table, context);
      if (attribute(node, 'class') === 'title') {
        const words = findNodes(node, 'p')
          .map((one) => writeRuns(one, context).trim())
          .filter(Boolean)
          .join(' ');
        return words ? `<h2>${words}</h2>` : '';
      }
      const boxes = findNodes(node, 'text-box');
      return boxes.length > 0
        ? boxes.map((box) => writeBlocks(box, context)).join('')
        : childNodes(node, 'p').length > 0
          ? writeBlocks(node, context)
          : '';
    })
    .join('');
}
