import type { Outline } from '../outline.ts';
import { NEAR_NAMES, writeNear } from './near.ts';
import { buildPage, type Hints, PAGE_NAMES } from './page.ts';
import { PLACE_NAMES, writePlace } from './places.ts';
import { groupSeries, SERIES_NAMES, writeSeries } from './series.ts';
import { SHAPE_NAMES, writeShape } from './shape.ts';

/** Names of the features in row order. */
export const FEATURES: readonly string[] = [...SHAPE_NAMES, ...PLACE_NAMES, ...SERIES_NAMES, ...NEAR_NAMES, ...PAGE_NAMES];

/**
 * Calls `take` with each line's features, integers in the order of FEATURES. Training and reading share this code. The row is reused for
 * each line: copy it to keep it.
 */
export function eachRow(outline: Outline, hints: Hints, take: (row: Int16Array, at: number) => void): void {
  const page = buildPage(outline, hints);
  const series = groupSeries(outline.lines);
  const row = new Int16Array(FEATURES.length);
  row.set(page.whole, FEATURES.length - page.whole.length);
  for (const [at, line] of outline.lines.entries()) {
    let to = writeShape(line, at, page, row, 0);
    to = writePlace(line, at, page, row, to);
    to = writeSeries(series[at] ?? [], page, row, to);
    writeNear(line, at, page, row, to);
    take(row, at);
  }
}
