const escapeAtStart: readonly [RegExp, string][] = [
  [/^(\s*)([-+*])(?=\s|$)/gm, '$1\\$2'],
  [/^(\s*\d+)([.)])(\s|$)/gm, '$1\\$2$3'],
  [/^(\s*)(#{1,6}\s)/gm, '$1\\$2'],
  [/^(\s*)>/gm, '$1\\>'],
  [/^(\s*)(={2,}|-{2,}|~{3,}|\*{2,}|_{2,})(\s*)$/gm, '$1\\$2$3'],
  [/^(\s*)(\*{2,}|_{2,})(\s)/gm, '$1\\$2$3'],
];

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
    .replace(/~~/g, '\\~\\~');
  for (const [pattern, replacement] of escapeAtStart) escaped = escaped.replace(pattern, replacement);
  return escaped;
}
