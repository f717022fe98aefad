import { isElement, isText, SKIPPED } from '../page/elements.ts';
import { NOTE_REF } from '../prepare/notes.ts';
import { nameFamilies, textFamilies } from './features/families.ts';
import type { Box, Line } from './outline.ts';
import { countWords, textWeight } from './text-weight.ts';

/** A longer line is about many things. In weighted characters. */
const SHORT_LINE = 160;

const PICTURES: ReadonlySet<string> = new Set('img picture video audio iframe svg object embed math canvas'.split(' '));

export const isLinkElement = (element: Element) => element.localName === 'a' && element.hasAttribute('href');

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
  const link = !inLink && isLinkElement(node);
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

/** The line that a run of nodes makes in its box, if they hold text or a picture. `share` gives equal texts as one. */
export function makeLine(nodes: ChildNode[], box: Box, inLink: boolean, share: (text: string) => string): Line | null {
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
  for (let one: Box | null = box; one; one = one.parent)
    if (isLinkElement(one.element)) return one.element.getAttribute('href')?.trim() ?? '';
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
