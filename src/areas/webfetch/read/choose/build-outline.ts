import { BLOCKS, isElement, SKIPPED } from '../page/elements.ts';
import { makeBox } from './make-box.ts';
import { isLinkElement, makeLine } from './make-line.ts';
import type { Box, Outline } from './outline.ts';

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
