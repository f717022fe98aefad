// No patterns such as `\s+$`, which take quadratic time on a long run of spaces that does not end the text.

/** The text on one line: each line break, with the space around it, becomes one space. */
export const oneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text.trim();

/** The text without leading and trailing line breaks. */
export function trimBreaks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text[from] === '\n') from++;
  while (to > from && text[to - 1] === '\n') to--;
  return text.slice(from, to);
}

/** Splits a text into leading space, words and trailing space. */
export function partSpace(text: string): { before: string; words: string; after: string } {
  const words = text.trim();
  const at = text.indexOf(words);
  return words ? { before: text.slice(0, at), words, after: text.slice(at + words.length) } : { before: text, words, after: '' };
}

const FENCE = /^(?:[>\s]|- |\d{1,9}\. )*(`{3,})/;

/** Markdown with one empty line between blocks and no trailing space except hard breaks; code stays as it is. */
export function tidyLines(markdown: string): string {
  const lines = markdown.split('\n');
  const tidy: string[] = [];
  let fence = '';
  for (const [at, line] of lines.entries()) {
    if (fence) {
      tidy.push(line);
      if (line.trim().replace(/^[>\s]+/, '') === fence) fence = '';
      continue;
    }
    fence = FENCE.exec(line)?.[1] ?? '';
    const words = line.trimEnd();
    const isBreak = words !== '' && line.length - words.length === 2 && line.endsWith('  ') && (lines[at + 1] ?? '') !== '';
    if (words !== '' || tidy.at(-1) !== '') tidy.push(isBreak ? line : words);
  }
  return tidy.join('\n').trim();
}
