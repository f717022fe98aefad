import { BLOCKS, isElement, isText, SKIPPED } from '../page/elements.ts';
import { NOTE_REF, NOTE_TEXT } from '../prepare/notes.ts';
import { DRAWN } from '../prepare/page.ts';
import { TABLE_KIND } from '../prepare/tables.ts';
import { nameFamilies, textFamilies } from './features/families.ts';
import { countWords, textWeight } from './text-weight.ts';

/** An element that starts a line, or contains one that does. */
export interface Box {
  element: Element;
  parent: Box | null;
  depth: number;
  /** Name and class, shared by boxes of one template. */
  key: string;
  /** Name families as bits: its own, and for each family the depth of the nearest enclosing box that has it (-1 if none). */
  kinds: number;
  nearest: Int16Array;
  /** Its lines: from `first` up to but excluding `end`. */
  first: number;
  end: number;
  /** Of a table: what it was judged to be (see prepare/tables.ts). Of a note's text: the label by which it is referred to. Else empty. */
  table: string;
  note: string;
  /** Of a figure: whether it had a drawing or a frame (see prepare/prepare.ts). */
  drawn: boolean;
  /** Position among siblings with the same key, and their number. */
  place: number;
  alike: number;
}

/** A line as a reader sees it: a paragraph, heading, list entry, cell, or loose text between them. */
export interface Line {
  /** Its nodes, adjacent in the element of `box`. */
  nodes: ChildNode[];
  box: Box;
  /** Name families of the single inline element it consists of, if any, and then that element's name. */
  kinds: number;
  inline: string;
  text: string;
  /** Weighted length of all text and of link text (see `weigh`). */
  weight: number;
  linked: number;
  links: number;
  /** URL of its first link as in the page; empty if none. */
  href: string;
  /** Labels of the notes that it refers to. */
  notes: string[];
  words: string[];
  /** How many words it counts for: in scripts without spaces between words as many as its letters would make. */
  size: number;
  /** Word families in a short line, as bits. */
  speaks: number;
  /** Heading level 1 to 6, else 0. */
  level: number;
  /** Whether it contains an image, video or the like. */
  picture: boolean;
  /** Whether Readability chose it. */
  found: boolean;
}

export interface Outline {
  lines: Line[];
  boxes: Box[];
}

/** A longer line is about many things. In weighted characters. */
const SHORT_LINE = 160;

const PICTURES: ReadonlySet<string> = new Set('img picture video audio iframe svg object embed math canvas'.split(' '));
const FAMILIES = 32;

/** Lists the lines of a page in reading order, with their boxes. */
export function buildOutline(body: Element): Outline {
  const holders = new Set<Element>([body]);
  findHolders(body, holders);
  const outline: Outline = { lines: [], boxes: [] };
  visit(body, null, { holders, outline, share: shareTexts() }, false);
  return outline;
}

/** Gives equal texts as one: a page says few words, and each many times. */
function shareTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const same = known.get(text);
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
}

/** A walk over the page. */
interface Walk {
  holders: ReadonlySet<Element>;
  outline: Outline;
  share: (text: string) => string;
}

/** Finds elements that start a line, themselves or through a descendant. */
function findHolders(element: Element, holders: Set<Element>): boolean {
  let holds = BLOCKS.has(element.localName);
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (isElement(child) && !SKIPPED.has(child.localName) && findHolders(child, holders)) holds = true;
  if (holds) holders.add(element);
  return holds;
}

function visit(element: Element, parent: Box | null, walk: Walk, inLink: boolean, before?: Box): Box {
  const { holders, outline, share } = walk;
  const box = createBox(element, parent, walk, before);
  outline.boxes.push(box);
  const linkHere = inLink || isLink(element);
  const alike = new Map<string, Box[]>();
  let run: ChildNode[] = [];
  let sibling: Box | undefined;
  const close = () => {
    const line = run.length ? createLine(run.slice(), box, linkHere, share) : null;
    if (line) outline.lines.push(line);
    run = [];
  };
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (!isElement(child) || !holders.has(child)) {
      run.push(child);
      continue;
    }
    close();
    const inner = visit(child, box, walk, linkHere, sibling);
    sibling = inner;
    if (inner.end === inner.first) continue;
    const group = alike.get(inner.key);
    if (group) group.push(inner);
    else alike.set(inner.key, [inner]);
  }
  close();
  box.end = outline.lines.length;
  for (const group of alike.values())
    for (const [at, inner] of group.entries()) {
      inner.place = at;
      inner.alike = group.length;
    }
  return box;
}

function createBox(element: Element, parent: Box | null, { outline, share }: Walk, before: Box | undefined): Box {
  const className = element.getAttribute('class') ?? '';
  const kinds = nameFamilies(element, className);
  const depth = parent ? parent.depth + 1 : 0;
  const nearest = nearestBoxes(kinds, parent, depth, before);
  // digits in a class number the members of a series
  const key = share(`${element.localName} ${className.replace(/\d+/g, '')}`);
  const table = element.localName === 'table' ? (element.getAttribute(TABLE_KIND) ?? '') : '';
  const note = element.getAttribute(NOTE_TEXT) ?? '';
  const drawn = element.localName === 'figure' && element.hasAttribute(DRAWN);
  const first = outline.lines.length;
  return { element, parent, depth, key, kinds, nearest, first, end: first, table, note, drawn, place: 0, alike: 1 };
}

/**
 * For each family, the depth of the nearest box that has it, given a box of these `kinds` at `depth`. Boxes alike share theirs, with the one `before`
 * in the same box too.
 */
export function nearestBoxes(kinds: number, parent: Box | null, depth: number, before?: Box): Int16Array {
  if (parent && !kinds) return parent.nearest;
  if (before?.parent === parent && before.kinds === kinds) return before.nearest;
  const nearest = parent ? parent.nearest.slice() : new Int16Array(FAMILIES).fill(-1);
  for (let bits = kinds; bits; bits &= bits - 1) nearest[31 - Math.clz32(bits & -bits)] = depth;
  return nearest;
}

const isLink = (element: Element) => element.localName === 'a' && element.hasAttribute('href');

interface Gathered {
  text: string;
  linked: string;
  links: number;
  href: string;
  notes: string[];
  picture: boolean;
}

/** Collects a node's text, its link text, and whether it has images. A manual walk: a selector per run is too slow. */
function gather(node: Node, inLink: boolean, into: Gathered): void {
  if (isText(node)) {
    into.text += node.data;
    if (inLink) into.linked += node.data;
    return;
  }
  if (!isElement(node)) return;
  const name = node.localName;
  if (PICTURES.has(name)) into.picture = true;
  if (SKIPPED.has(name)) return;
  if (name === 'br') into.text += '\n';
  const link = !inLink && isLink(node);
  if (link) {
    into.links++;
    into.href ||= node.getAttribute('href')?.trim() ?? '';
    const note = node.getAttribute(NOTE_REF);
    if (note) into.notes.push(note);
  }
  for (let child = node.firstChild; child; child = child.nextSibling) gather(child, inLink || link, into);
}

/** The words of a text in lower case. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];

const NO_NOTES: string[] = [];

function createLine(nodes: ChildNode[], box: Box, inLink: boolean, share: Walk['share']): Line | null {
  const found: Gathered = { text: '', linked: '', links: inLink ? 1 : 0, href: '', notes: [], picture: false };
  for (const node of nodes) gather(node, inLink, found);
  const text = found.text.replace(/[\s\u00A0]+/g, ' ').trim();
  if (text === '' && !found.picture) return null;
  const weight = textWeight(text);
  const words = splitWords(text).map(share);
  const only = onlyElement(nodes);
  return {
    nodes,
    box,
    kinds: only ? nameFamilies(only, only.getAttribute('class') ?? '') : 0,
    inline: only?.localName ?? '',
    text,
    weight,
    linked: inLink ? weight : Math.min(weight, textWeight(found.linked.trim())),
    links: found.links,
    href: found.href || (inLink ? hrefAround(box) : ''),
    notes: found.notes.length > 0 ? found.notes : NO_NOTES,
    words,
    size: countWords(text, words.length, weight),
    speaks: weight <= SHORT_LINE ? textFamilies(words) : 0,
    level: headingLevel(box),
    picture: found.picture,
    found: false,
  };
}

function hrefAround(box: Box): string {
  for (let one: Box | null = box; one; one = one.parent) if (isLink(one.element)) return one.element.getAttribute('href')?.trim() ?? '';
  return '';
}

/** The single element of a run that otherwise contains only whitespace. */
function onlyElement(nodes: readonly ChildNode[]): Element | null {
  let only: Element | null = null;
  for (const node of nodes) {
    if (isElement(node)) {
      if (only) return null;
      only = node;
    } else if (isText(node) && node.data.trim()) return null;
  }
  return only;
}

function headingLevel(box: Box): number {
  for (let one: Box | null = box, steps = 0; one && steps < 3; one = one.parent, steps++) {
    const name = one.element.localName;
    if (name.length === 2 && name >= 'h1' && name <= 'h6') return Number(name.charAt(1));
  }
  return 0;
}
