import { BLOCKS, isElement, SKIPPED } from '../page/elements.ts';
import { makeBox } from './make-box.ts';
import { isLinkElement, makeLine } from './make-line.ts';

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
  const box = makeBox(element, parent, outline.lines.length, share, before);
  outline.boxes.push(box);
  const linkHere = inLink || isLinkElement(element);
  const alike = new Map<string, Box[]>();
  let run: ChildNode[] = [];
  let sibling: Box | undefined;
  const close = () => {
    const line = run.length ? makeLine(run.slice(), box, linkHere, share) : null;
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
