const escapeAtStart: readonly [RegExp, string][] = [
  [/^(\s*)([-+*])(?=\s|$)/gm, '$1\\$2'],
  [/^(\s*\d+)([.)])(\s|$)/gm, '$1\\$2$3'],
  [/^(\s*)(#{1,6}\s)/gm, '$1\\$2'],
  [/^(\s*)>/gm, '$1\\>'],
  [/^(\s*)(={2,}|-{2,}|~{3,}|\*{2,}|_{2,})(\s*)$/gm, '$1\\$2$3'],
  [/^(\s*)(\*{2,}|_{2,})(\s)/gm, '$1\\$2$3'],
];

/** Only what markdown would misread is escaped: an underscore inside a word or a lone star is left alone. */
export function escapeMarkdown(text: string): string {
  let escaped = escapeBrackets(text.replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\'))
    .replace(/`/g, '\\`')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~\\~');
  for (const [pattern, replacement] of escapeAtStart) escaped = escaped.replace(pattern, replacement);
  return escaped;
}

/** Brackets that have a partner: a text of many lone ones would be searched to its end for each by a pattern. */
function escapeBrackets(text: string): string {
  const last = text.lastIndexOf(']');
  let open = false;
  return text.replace(/[[\]]/g, (sign, at: number) => {
    const paired = sign === '[' ? at < last : open;
    open = sign === '[';
    return paired ? `\\${sign}` : sign;
  });
}
