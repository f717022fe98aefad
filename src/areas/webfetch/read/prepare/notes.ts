import { comesAfter, findNamed, isElement, isText, plainText } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Set on a link to a note and on the note's text: its label. */
export const NOTE_REF = 'data-note-ref';
export const NOTE_TEXT = 'data-note-text';

/** What a reference to a note looks like: a number, a letter or a sign, perhaps in brackets. */
const LABEL = /^[[(]?\s*((?:note |n )?\d{1,3}|[a-z]{1,2}|[ivx]{1,5}|[*†‡§¶]{1,3}|#)\s*[\])]?$/i;
/** Longest text of a note, in characters. */
const MAX_NOTE = 2_000;

/**
 * Marks footnotes: links that look like references and lead to a text of this page, and those texts. A note is known by its label, the
 * number shown, or its place if two notes show the same.
 */
export function markNotes({ named, body }: Page): void {
  const links = named('a').filter((link) => link.getAttribute('href')?.startsWith('#') && body.contains(link));
  if (links.length === 0) return;
  const byId = new Map([...body.querySelectorAll('[id],a[name]')].map((one) => [one.id || (one.getAttribute('name') ?? ''), one]));
  const labels = new Map<Element, string>();
  const used = new Set<string>();
  for (const link of links) {
    const shown = LABEL.exec(plainText(link))?.[1];
    const text = shown ? noteText(byId.get(decode(link.getAttribute('href') ?? '')), link) : undefined;
    if (!shown || !text) continue;
    const label = labels.get(text) ?? (/^\w+$/.test(shown) && !used.has(shown) ? shown : nextLabel(used, labels.size + 1));
    labels.set(text, label);
    used.add(label);
    link.setAttribute(NOTE_REF, label);
    text.setAttribute(NOTE_TEXT, label);
  }
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

function nextLabel(used: ReadonlySet<string>, from: number): string {
  let number = from;
  while (used.has(String(number))) number++;
  return String(number);
}

/** The block that a reference leads to, if it is a note: it comes after the reference, is short, and is no heading. */
function noteText(target: Element | undefined, link: Element): Element | undefined {
  let block = target;
  while (block && !/^(?:li|p|div|dd|dt|aside|section|td)$/.test(block.localName)) block = block.parentElement ?? undefined;
  if (!block || block.localName === 'td' || block.contains(link)) return undefined;
  const text = plainText(block);
  return comesAfter(block, link) && text.length > 1 && text.length <= MAX_NOTE && !findNamed(block, 'h1', 'h2', 'h3', 'ul', 'ol').length
    ? block
    : undefined;
}

const SIDE_NOTE = /(?:^|[\s_-])(?:side|margin)-?_?notes?(?:$|\s)|(?:^|\s)ltx_note_outer(?:$|\s)/i;

/** Moves notes that a style draws at the side out of the sentence they stand in, to below their paragraph. */
export function placeSideNotes({ named }: Page): void {
  // a sign that shows or hides a note on small screens
  for (const label of named('label').filter((one) => one.hasAttribute('for') && !/[\p{L}\p{N}]/u.test(one.textContent ?? ''))) {
    for (const box of named('input')) if (box.id === label.getAttribute('for')) box.remove();
    label.remove();
  }
  /** The last note below each paragraph. */
  const placed = new Map<Element, Element>();
  for (const note of named('span', 'small', 'aside', 'label').filter((one) => SIDE_NOTE.test(one.getAttribute('class') ?? ''))) {
    const paragraph = note.closest('p,li,dd,td,blockquote');
    if (!paragraph?.parentNode || note.querySelector('p,div')) continue;
    const text = plainText(note);
    const before = note.previousSibling;
    if (note.localName === 'label' || !text) {
      note.remove();
      continue;
    }
    // its words must not join those around it
    if (before && isText(before) && note.nextSibling && isText(note.nextSibling) && !/^[\s.,;:!?)]/.test(note.nextSibling.data))
      before.data = `${before.data.trimEnd()} `;
    const below = paragraph.ownerDocument.createElement('p');
    below.append(...note.childNodes);
    sayNumberOnce(below);
    note.remove();
    const last = placed.get(paragraph) ?? paragraph;
    if (paragraph.localName === 'p') last.after(below);
    else paragraph.append(below);
    placed.set(paragraph, below);
  }
}

/** Leaves one of the numbers with which a note begins, where it has one for each way to draw it, and a space behind it. */
function sayNumberOnce(note: Element): void {
  const holder = note.firstElementChild?.firstElementChild && note.childNodes.length === 1 ? note.firstElementChild : note;
  const [first, second] = holder.children;
  if (!first || !second || !LABEL.test(plainText(first)) || plainText(first) !== plainText(second)) return;
  first.remove();
  second.after(' ');
}

/** Removes the arrows in a note that lead back to the text, and its number; all of the note that is left is its text. */
export function finishNotes(content: Element): void {
  const kept = new Set<string>();
  for (const text of content.querySelectorAll(`[${NOTE_TEXT}]`)) {
    kept.add(text.getAttribute(NOTE_TEXT) ?? '');
    for (const link of findNamed(text, 'a'))
      if (link.getAttribute('href')?.startsWith('#') && /^(?:[^\p{L}\p{N}]*|back|return|[a-z]|jump up.*)$/iu.test(plainText(link)))
        removeWithSigns(link, text);
    dropNumber(text, text.getAttribute(NOTE_TEXT) ?? '');
  }
  for (const link of content.querySelectorAll(`[${NOTE_REF}]`)) {
    // a reference whose note was left out stays a plain mark
    if (!kept.has(link.getAttribute(NOTE_REF) ?? '')) link.removeAttribute(NOTE_REF);
  }
  for (const raised of findNamed(content, 'sup')) raiseWithin(raised);
}

/** Removes a link, and the boxes around it within the note in which nothing but signs is left, such as the arrow before several links. */
function removeWithSigns(link: Element, note: Element): void {
  const outer = link.parentElement;
  link.remove();
  if (outer && outer !== note && !/[\p{L}\p{N}]/u.test(outer.textContent ?? '') && !findNamed(outer, 'img').length)
    removeWithSigns(outer, note);
}

/** Removes the number with which a note begins, where that is an element of its own. */
function dropNumber(text: Element, label: string): void {
  let first: Node | null = text.firstChild;
  while (first && first !== text && !plainText(first)) first = first.nextSibling;
  if (first && isText(first)) first.data = first.data.replace(/^\s*[*†‡§¶]{1,3}\s+/, '');
  if (!first || !isElement(first)) return;
  const shown = plainText(first).replace(/^[[(]|[\])]?[.:]?$/g, '');
  if (shown === label && /^(?:a|sup|span|b|strong)$/.test(first.localName)) {
    const next = first.nextSibling;
    if (next && isText(next)) next.data = next.data.replace(/^\s*[.:)\]]\s+/, '');
    first.remove();
  } else if (first.localName === 'p') dropNumber(first, label);
}

/** Puts a mark inside the link that is all of it: a raised number within a link stays raised in every format. */
function raiseWithin(raised: Element): void {
  const [link, ...others] = raised.children;
  if (!link || others.length > 0 || link.localName !== 'a' || link.hasAttribute(NOTE_REF) || link.firstElementChild) return;
  if (plainText(link) !== plainText(raised)) return;
  raised.replaceWith(link);
  raised.replaceChildren(...link.childNodes);
  link.append(raised);
}
