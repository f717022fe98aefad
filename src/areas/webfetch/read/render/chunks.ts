/** A part of a page under one heading, with the headings around it from the outermost. */
export interface Chunk {
  headings: string[];
  content: string;
}

const HEADING = /^(#{1,6}) (.+)$/;
const FENCE = /^(?:[>\s]|- |\d{1,9}\. )*(`{3,})/;

/** Cuts markdown at its headings, which are not repeated in the parts; what stands before the first one is under none. */
export function chunkMarkdown(markdown: string): Chunk[] {
  const chunks: Chunk[] = [];
  const path: { level: number; text: string }[] = [];
  let lines: string[] = [];
  let fence = '';
  const close = () => {
    const content = lines.join('\n').trim();
    if (content) chunks.push({ headings: path.map(({ text }) => text), content });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = fence ? null : HEADING.exec(line);
    if (heading) {
      close();
      const level = heading[1]?.length ?? 1;
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ level, text: heading[2] ?? '' });
      continue;
    }
    const mark = FENCE.exec(line)?.[1];
    if (mark) fence = fence ? (line.trim().replace(/^[>\s]+/, '') === fence ? '' : fence) : mark;
    lines.push(line);
  }
  close();
  return chunks;
}
