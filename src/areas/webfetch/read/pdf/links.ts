import type { Link } from '../page/links.ts';
import type { PdfPage } from './pdf-page.ts';
import type { Run } from './run.ts';

// A link's words are marked within the text of their pieces, so that they stay marked wherever the layout puts them: by a sign of its own for the
// beginning of each link, and one for all ends. These signs are private to Unicode's plane 16; a file's own are left out as they are read.
const FIRST = 0x10_00_00;
const MAX_LINKS = 60_000;
const END = '\u{10FFFD}';
const BEGIN = '[\u{100000}-\u{10EFFF}]';
const MARKED = new RegExp(`(${BEGIN})([^${END}]*)${END}`, 'gu');
export const SIGNS = /[\u{100000}-\u{10FFFD}]/gu;

/** The text without the marks of links. */
export const withoutLinks = (text: string): string => text.replace(SIGNS, '');

/** Whether a link goes on in the next piece of text: then its end and its new beginning go. */
export function joinLink(text: string, next: string): [string, string] | undefined {
  const begin = next.match(new RegExp(`^${BEGIN}`, 'u'))?.[0];
  if (!begin || !text.endsWith(END)) return undefined;
  const open = text.match(new RegExp(BEGIN, 'gu'))?.at(-1);
  return open === begin ? [text.slice(0, -END.length), next.slice(begin.length)] : undefined;
}

/** The links of a file, each once, with the words on it; marks these words in the pieces of text. */
export function markLinks(pages: readonly PdfPage[]): Link[] {
  const links = new Map<string, { at: number; text: string }>();
  const marks = new Map<Run, { from: number; to: number; at: number }[]>();
  for (const { links: placed, runs } of pages) {
    for (const { url, x, right, y, bottom } of placed) {
      if (!links.has(url) && links.size >= MAX_LINKS) continue;
      const link = links.get(url) ?? { at: links.size, text: '' };
      links.set(url, link);
      const words: string[] = [];
      for (const run of runs.filter((one) => one.y > y && one.y < bottom + 1)) {
        const on = wordsBetween(run, x, right);
        const [first, last] = [on[0], on.at(-1)];
        if (!first || !last) continue;
        words.push(...on.map(([word]) => word));
        marks.set(run, [...(marks.get(run) ?? []), { from: first.index, to: endOf(run, last, right), at: link.at }]);
      }
      link.text ||= words.join(' ');
    }
  }
  for (const [run, on] of marks) mark(run, on);
  return [...links].map(([url, { text }]) => ({ url, text }));
}

/** The words whose middle lies between two positions, estimated by their share of the letters. */
const wordsBetween = ({ text, x, width }: Run, left: number, right: number) =>
  Array.from(text.matchAll(/\S+/g)).filter(({ 0: word, index }) => {
    const middle = x + (width * (index + word.length / 2)) / text.length;
    return middle > left && middle < right;
  });

/** Where a link's last word ends in its piece: without signs behind it whose middle lies right of the link. */
function endOf({ text, x, width }: Run, { 0: word, index }: RegExpExecArray, right: number): number {
  const end = index + word.length;
  const signs = /[.,;:)\]]{1,3}$/.exec(word)?.[0].length ?? 0;
  return signs < word.length && x + (width * (end - signs / 2)) / text.length > right ? end - signs : end;
}

/** Puts the marks into a piece from its end, without those that overlap. */
function mark(run: Run, on: { from: number; to: number; at: number }[]): void {
  let before = Number.POSITIVE_INFINITY;
  for (const { from: first, to, at } of on.toSorted((a, b) => b.from - a.from)) {
    // the marker of a list entry is no part of its text
    const from = first === 0 ? (/^(?:[^\p{L}\p{N}\s]|\d{1,3}[.)])\s+/u.exec(run.text)?.[0].length ?? 0) : first;
    if (to > before || from >= to) continue;
    before = from;
    run.text = `${run.text.slice(0, from)}${String.fromCodePoint(FIRST + at)}${run.text.slice(from, to)}${END}${run.text.slice(to)}`;
  }
}

const END_AND_NEXT = new RegExp(`(${BEGIN})|${END}(\\s*)(${BEGIN})?`, 'gu');

/** A link whose words came in pieces, as one: letters of Indian scripts do. */
function joinPieces(text: string): string {
  let open = '';
  return text.replace(END_AND_NEXT, (found, begin: string | undefined, space: string, next: string | undefined) => {
    if (next !== undefined && next === open) return space;
    open = begin ?? next ?? '';
    return found;
  });
}

/** Writes the marked words of an escaped text as links. */
export const writeLinks = (html: string, links: readonly Link[], attribute: (value: string) => string): string =>
  joinPieces(html)
    .replace(MARKED, (_, begin: string, words: string) => {
      const url = links[(begin.codePointAt(0) ?? 0) - FIRST]?.url;
      return url ? `<a href="${attribute(url)}">${withoutLinks(words)}</a>` : words;
    })
    .replace(SIGNS, '');
