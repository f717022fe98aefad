import type { Line } from '../outline.ts';
import type { Page, Series } from './page.ts';
import { isProse, scaled, share } from './sums.ts';

/** Similarity at three grains: the line's own box, plus the one around it, and the four innermost. */
const GRAINS = [1, 2, 4];

export const SERIES_NAMES: readonly string[] = GRAINS.flatMap((grain) =>
  ['count', 'of page', 'weight a line', 'linked', 'prose', 'found'].map((name) => `alike by ${grain}: ${name}`),
);

/** For each line its series, at each grain. */
export type SeriesOfLines = readonly (readonly Series[])[];

export function groupSeries(lines: readonly Line[]): SeriesOfLines {
  const known = new Map<string, Series>();
  return lines.map((line) =>
    GRAINS.map((grain) => {
      const key = cacheKey(line, grain);
      const series = known.get(key) ?? { count: 0, weight: 0, linked: 0, prose: 0, found: 0 };
      known.set(key, series);
      series.count++;
      series.weight += line.weight;
      series.linked += line.linked;
      if (isProse(line)) series.prose += line.weight;
      if (line.found) series.found += line.weight;
      return series;
    }),
  );
}

/** The key shared by lines of one template: their innermost `grain` boxes. */
export function cacheKey(line: Line, grain: number): string {
  let key = `${grain} ${line.inline}`;
  for (let box = line.box, steps = 0; steps < grain; steps++) {
    key += `/${box.key}`;
    if (!box.parent) break;
    box = box.parent;
  }
  return key;
}

/** Writes features of the line's series. Returns the index after the last one. */
export function writeSeries(series: readonly Series[], { total }: Page, row: Int16Array, from: number): number {
  let to = from;
  for (const { count, weight, linked, prose, found } of series) {
    row[to++] = scaled(count);
    row[to++] = share(weight, total);
    row[to++] = scaled(weight / count);
    row[to++] = share(linked, weight);
    row[to++] = share(prose, weight);
    row[to++] = share(found, weight);
  }
  return to;
}
