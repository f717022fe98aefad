import type { Line } from '../outline.ts';
import { TEXT_FAMILIES } from './families.ts';
import type { Page } from './page.ts';
import { between, scaled, share } from './sums.ts';

const BESIDE = [-3, -2, -1, 1, 2, 3];
const WINDOWS = [4, 15];

export const NEAR_NAMES: readonly string[] = [
  ...BESIDE.flatMap((by) => ['weight', 'linked', 'level', 'same box', 'found'].map((name) => `line ${by > 0 ? '+' : ''}${by}: ${name}`)),
  ...WINDOWS.flatMap((reach) =>
    ['before', 'after'].flatMap((side) => ['weight', 'linked', 'prose', 'found'].map((name) => `${reach} ${side}: ${name}`)),
  ),
  'place',
  'weight before',
  'prose before',
  'lines after headline',
  'lines after found begins',
  'lines before found ends',
  'heading: level',
  'heading: lines since',
  'heading: weight',
  'heading: linked',
  'heading: found',
  ...TEXT_FAMILIES.map((name) => `heading speaks of ${name}`),
  ...TEXT_FAMILIES.map((name) => `section speaks of ${name}`),
];

/** A signed distance in lines. */
const distance = (lines: number) => Math.sign(lines) * scaled(Math.abs(lines));

/** The page has no such line. */
const NONE = -500;

/** Writes features of the neighbouring lines. Returns the index after the last one. */
export function writeNear(line: Line, at: number, page: Page, row: Int16Array, from: number): number {
  const { lines, sums, total } = page;
  let to = from;
  for (const by of BESIDE) {
    const other = lines[at + by];
    row[to++] = other ? scaled(other.weight) : -1;
    row[to++] = other ? share(other.linked, other.weight) : -1;
    row[to++] = other ? other.level : -1;
    row[to++] = other ? nearness(line, other) : -1;
    row[to++] = other?.found ? 1 : 0;
  }
  for (const reach of WINDOWS) {
    for (const [first, end] of [
      [Math.max(0, at - reach), at],
      [at + 1, Math.min(lines.length, at + 1 + reach)],
    ] as const) {
      const weight = between(sums.weight, first, end);
      row[to++] = scaled(weight / Math.max(1, end - first));
      row[to++] = share(between(sums.linked, first, end), weight);
      row[to++] = share(between(sums.prose, first, end), weight);
      row[to++] = share(between(sums.found, first, end), weight);
    }
  }
  row[to++] = share(at, lines.length);
  row[to++] = share(sums.weight[at] ?? 0, total);
  row[to++] = share(sums.prose[at] ?? 0, sums.prose.at(-1) ?? 0);
  row[to++] = page.headline < 0 ? NONE : distance(at - page.headline);
  row[to++] = page.firstFound < 0 ? NONE : distance(at - page.firstFound);
  row[to++] = page.lastFound < 0 ? NONE : distance(page.lastFound - at);
  const before = page.headingBefore[at] ?? -1;
  const heading = before < 0 ? undefined : lines[before];
  row[to++] = heading?.level ?? 0;
  row[to++] = heading ? scaled(at - before) : -1;
  row[to++] = heading ? scaled(heading.weight) : -1;
  row[to++] = heading ? share(heading.linked, heading.weight) : -1;
  row[to++] = heading?.found ? 1 : 0;
  const section = lines[page.sectionBefore[at] ?? -1];
  for (const speaks of [heading?.speaks ?? 0, section?.speaks ?? 0])
    for (let family = 0; family < TEXT_FAMILIES.length; family++) row[to++] = (speaks >> family) & 1;
  return to;
}

/** 2 for lines in the same box, 1 for boxes of the same kind, else 0. */
const nearness = (line: Line, other: Line) => (line.box === other.box ? 2 : line.box.key === other.box.key ? 1 : 0);
