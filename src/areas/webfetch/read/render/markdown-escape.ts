// The space at a line's start is of that line: `\s*` would take the empty lines before it too, once for each of them.
const escapeAtStart: readonly [RegExp, string][] = [
  [/^([^\S\r\n\u2028\u2029]*)([-+*])(?=\s|$)/gm, '$1\\$2'],
  [/^([^\S\r\n\u2028\u2029]*\d+)([.)])(\s|$)/gm, '$1\\$2$3'],
  [/^([^\S\r\n\u2028\u2029]*)(#{1,6}\s)/gm, '$1\\$2'],
  [/^([^\S\r\n\u2028\u2029]*)>/gm, '$1\\>'],
  [/^([^\S\r\n\u2028\u2029]*)(={2,}|-{2,}|~{3,}|\*{2,}|_{2,})([^\S\r\n\u2028\u2029]*)$/gm, '$1\\$2$3'],
  [/^([^\S\r\n\u2028\u2029]*)(\*{2,}|_{2,})(\s)/gm, '$1\\$2$3'],
];

/** Stands in no text: Unicode has set it aside. */
const BEFORE_LINK = '\uFDD0';

/** HTML in which an exclamation mark right before a link is marked: together they would be a picture. */
export const partFromLinks = (html: string): string =>
  html.includes('!<a') ? html.replaceAll(BEFORE_LINK, '').replace(/!(?=<a[ >])/g, `!${BEFORE_LINK}`) : html;

/**
 * Only what markdown would misread is escaped: an underscore inside a word or a lone star is left alone. A text may be one of several that
 * make a line, so what could open or close something together with the next (`[` here, `](address)` there, `<` or a backslash at the end) is
 * escaped too.
 */
export function escapeMarkdown(text: string): string {
  let escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[[\]]/g, '\\$&')
    .replace(/`/g, '\\`')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?![\s\d=])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~\\~')
    .replaceAll(`!${BEFORE_LINK}`, '\\!');
  for (const [pattern, replacement] of escapeAtStart) escaped = escaped.replace(pattern, replacement);
  return escaped;
}
