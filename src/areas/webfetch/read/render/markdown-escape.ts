// Spaces at the start of the line only: `\s*` would also match the empty lines before, once for each of them.
const escapeAtStart: readonly [RegExp, string][] = [
  [/^([^\S\r\n\u2028\u2029]*)([-+*])(?=\s|$)/gm, '$1\\$2'],
  [/^([^\S\r\n\u2028\u2029]*\d+)([.)])(\s|$)/gm, '$1\\$2$3'],
  [/^([^\S\r\n\u2028\u2029]*)(#{1,6}\s)/gm, '$1\\$2'],
  [/^([^\S\r\n\u2028\u2029]*)>/gm, '$1\\>'],
  [/^([^\S\r\n\u2028\u2029]*)(={2,}|-{2,}|~{3,}|\*{2,}|_{2,})([^\S\r\n\u2028\u2029]*)$/gm, '$1\\$2$3'],
  [/^([^\S\r\n\u2028\u2029]*)(\*{2,}|_{2,})(\s)/gm, '$1\\$2$3'],
];

/** Never occurs in text: a Unicode noncharacter. */
const BEFORE_LINK = '\uFDD0';

/** Marks an exclamation mark right before a link in the HTML: together they would be an image. */
export const partFromLinks = (html: string): string =>
  html.includes('!<a') ? html.replaceAll(BEFORE_LINK, '').replace(/!(?=<a[ >])/g, `!${BEFORE_LINK}`) : html;

/** Marks text that goes on in a line after an inline element: turndown gives each text alone, as if it began one. */
const IN_LINE = '\uFDD1';
const AFTER_INLINE =
  /(?<=[^\s>]<\/(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)>)(?=\s?[-+*#>=~_\d])/g;

/** Marks, in HTML, text that could be taken for the beginning of a line and is not. */
export const markInLine = (html: string): string => html.replaceAll(IN_LINE, '').replace(AFTER_INLINE, IN_LINE);

/**
 * Escapes only what markdown would misread: an underscore inside a word or a lone star stays. A text may be one of several in a line, so
 * characters that could combine with the next text (`[` here, `](address)` there, `<` or a backslash at the end) are escaped too.
 */
export function escapeMarkdown(text: string): string {
  const isInLine = text.startsWith(IN_LINE);
  let escaped = text
    .replaceAll(IN_LINE, '')
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[[\]]/g, '\\$&')
    .replace(/`/g, '\\`')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}\p{M}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}\p{M}])/gu, '\\_')
    .replace(/<(?![\s\d=])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~\\~')
    .replaceAll(`!${BEFORE_LINK}`, '\\!');
  for (const [pattern, replacement] of escapeAtStart)
    escaped = escaped.replace(pattern, (found, ...parts) =>
      isInLine && parts.at(-2) === 0 ? found : replacement.replace(/\$(\d)/g, (_, at) => parts[Number(at) - 1] ?? ''),
    );
  return escaped;
}
