import type { Line } from '../outline.ts';

/** A line with at least this weight outside links, and no more inside, holds sentences. In weighted characters. */
const PROSE_FROM = 60;

export const isProse = (line: Line): boolean =>
  line.level === 0 && line.weight - line.linked >= PROSE_FROM && line.linked * 2 < line.weight;

/** Prefix sums over the lines, so that the total of any range is one subtraction. */
export interface Sums {
  weight: Float64Array;
  linked: Float64Array;
  prose: Float64Array;
  headings: Float64Array;
  links: Float64Array;
  /** Weight of what Readability chose. */
  found: Float64Array;
}

export function prefixSums(lines: readonly Line[]): Sums {
  const make = (sizeOf: (line: Line) => number) => {
    const sums = new Float64Array(lines.length + 1);
    for (const [at, line] of lines.entries()) sums[at + 1] = (sums[at] ?? 0) + sizeOf(line);
    return sums;
  };
  return {
    weight: make((line) => line.weight),
    linked: make((line) => line.linked),
    prose: make((line) => (isProse(line) ? line.weight : 0)),
    headings: make((line) => (line.level ? 1 : 0)),
    links: make((line) => line.links),
    found: make((line) => (line.found ? line.weight : 0)),
  };
}

/** Total of the lines from `first` up to but excluding `end`. */
export const between = (sums: Float64Array, first: number, end: number): number => (sums[end] ?? 0) - (sums[first] ?? 0);

/** Features are integers, so that training and reading compare them alike: lengths in tenths of a doubling, shares in hundredths. */
export const scaled = (length: number): number => Math.round(10 * Math.log2(1 + length));
export const share = (part: number, whole: number): number => (whole > 0 ? Math.round((100 * part) / whole) : 0);
