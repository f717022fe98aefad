import { escapeText } from '../page/elements.ts';
import { type HeadCell, hasHead } from '../render/table-head.ts';

/** How a piece of text is set. */
export interface Style {
  bold?: boolean;
  italic?: boolean;
  struck?: boolean;
  raised?: 'sup' | 'sub' | undefined;
}

const escapeAttribute = (value: string) => escapeText(value).replace(/"/g, '&quot;');

/** A piece of text as HTML; line breaks are `br`. */
export function writePiece(text: string, { bold, italic, struck, raised }: Style = {}): string {
  let html = escapeText(text).replace(/\n/g, '<br>');
  if (!text.trim()) return html;
  if (raised) html = `<${raised}>${html}</${raised}>`;
  if (struck) html = `<s>${html}</s>`;
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}

/** A paragraph of code: its line breaks and indents are its own. */
export const writeCode = (html: string): string => `<pre><code>${html.replaceAll('<br>', '\n').trimEnd()}</code></pre>`;

/** Paragraphs of code below each other as one listing. */
export const joinCode = (html: string): string => html.replaceAll('</code></pre><pre><code>', '\n');

/** A link to an address on the web or of a person; else its words alone. */
export const writeLink = (html: string, address: string | undefined): string =>
  address && /^(?:https?|mailto|tel):/i.test(address) && html.trim() ? `<a href="${escapeAttribute(address)}">${html}</a>` : html;

/** A reference to a note, and its text, as those of pages are marked (prepare/notes.ts). */
export const writeNoteReference = (label: string): string =>
  `<a href="#note-${escapeAttribute(label)}" data-note-ref="${escapeAttribute(label)}">${label}</a>`;
export const writeNote = (label: string, html: string): string => `<div data-note-text="${escapeAttribute(label)}">${html}</div>`;

/** An entry of a list, at a level from 0. */
export interface Entry {
  html: string;
  level: number;
  /** Its number, if it has one. */
  number?: number | undefined;
  /** How the number is written, as the `type` of a list in HTML; digits if not told. */
  letters?: 'a' | 'A' | 'i' | 'I' | undefined;
}

/** How a file's list writes its numbers, by the name that the format has in it: `lowerLetter`, `alphaLcPeriod`, `romanUcParenR`, `a`. */
export function lettersOf(format: string): Entry['letters'] {
  if (/^[aAiI]$/.test(format)) return format as 'a';
  const kind = /^(?:upper|lower)?(letter|alpha|roman)/i.exec(format)?.[1]?.toLowerCase();
  if (!kind) return undefined;
  const isUpper = /^upper|^(?:alpha|roman)Uc/.test(format);
  return kind === 'roman' ? (isUpper ? 'I' : 'i') : isUpper ? 'A' : 'a';
}

/** A list of entries, with lists within lists by their levels. */
export function writeList(entries: readonly Entry[]): string {
  let html = '';
  for (let at = 0; at < entries.length; ) {
    const { level, number, letters } = entries[at] as Entry;
    const isNumbered = number !== undefined;
    html += isNumbered ? `<ol start="${number}"${letters ? ` type="${letters}"` : ''}>` : '<ul>';
    let expected = number ?? 0;
    while (at < entries.length) {
      const entry = entries[at] as Entry;
      const isAlike = (entry.number !== undefined) === isNumbered && entry.letters === letters;
      if (entry.level < level || (entry.level === level && !isAlike)) break;
      const inner: Entry[] = [];
      at++;
      while (at < entries.length && (entries[at] as Entry).level > level) inner.push(entries[at++] as Entry);
      const value = isNumbered && entry.number !== expected ? ` value="${entry.number}"` : '';
      expected = (entry.number ?? expected) + 1;
      html += `<li${value}>${entry.html}${inner.length > 0 ? writeList(inner) : ''}</li>`;
    }
    html += isNumbered ? '</ol>' : '</ul>';
  }
  return html;
}

/** A cell of a table: its HTML, and how many columns and rows it takes. */
export interface Cell {
  html: string;
  /** Its text, by which the head is told. */
  text: string;
  columns?: number | undefined;
  rows?: number | undefined;
}

/** A table. `heads` is how many rows the file itself says name the columns; if it says nothing, the first row does where it can. */
export function writeTable(rows: readonly (readonly Cell[])[], heads?: number): string {
  const given = heads ?? (hasHead(rows.map((row) => row.map(({ text }): HeadCell => ({ name: 'td', text })))) && rows.length > 1 ? 1 : 0);
  // the head goes as far down as its cells do
  const named = rows.slice(0, given).reduce((most, row, at) => Math.max(most, ...row.map(({ rows: down = 1 }) => at + down)), given);
  const write = (row: readonly Cell[], name: string) =>
    `<tr>${row.map(({ html, columns = 1, rows: down = 1 }) => `<${name}${columns > 1 ? ` colspan="${columns}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}>${html}</${name}>`).join('')}</tr>`;
  const head =
    named > 0
      ? `<thead>${rows
          .slice(0, named)
          .map((row) => write(row, 'th'))
          .join('')}</thead>`
      : '';
  return `<table>${head}<tbody>${rows
    .slice(named)
    .map((row) => write(row, 'td'))
    .join('')}</tbody></table>`;
}
