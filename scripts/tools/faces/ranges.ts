import { readFileSync } from 'node:fs';

/** The code points of every face of ours by the name of its file: `unicode-range` of src/site/styles/fonts.css, so that it stands in one place. */
export function readRanges(sheet = readFileSync('src/site/styles/fonts.css', 'utf8')): Map<string, number[]> {
  const ranges = new Map<string, number[]>();
  for (const [, block = ''] of sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const file = /faces\/([\w-]+)\.woff2/.exec(block)?.[1];
    const range = /unicode-range:([^;]*);/.exec(block)?.[1];
    if (!file || !range) continue;
    ranges.set(file, [...new Set([...(ranges.get(file) ?? []), ...codePoints(range)])]);
  }
  return ranges;
}

/** `U+0020-007E, U+00B7` as numbers. */
export function codePoints(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}
