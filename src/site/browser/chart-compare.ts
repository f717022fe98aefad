// Another place or metal in a chart: its days are read from a prebuilt history.
import type { ChartPoint } from '../chart.ts';
import { type ChartSeries, sinceFirstShared } from '../chart-pair.ts';
import { fetchJson } from './fetch-json.ts';

interface History {
  /** Newest first. */
  data: { date: string; price: string }[];
}

/** The line that is compared with, and how the chart's own is called beside it. */
export interface Compared extends ChartSeries {
  own: string;
  /** Of another metal: prices stand too far apart for one scale. */
  isOtherThing: boolean;
}

/** What a choice asks for (`data-compare` the address with `{}`, `data-own`, `data-name`, `data-thing`, `data-factor`); undefined where nothing is chosen. Throws with words for people. */
export async function readOther(select: HTMLSelectElement): Promise<Compared | undefined> {
  const { value, dataset, selectedOptions } = select;
  if (value === '') return undefined;
  const { compare = '', own: ownThing = '', name = '', thing = name, factor = '1' } = dataset;
  const label = selectedOptions[0]?.textContent ?? value;
  const { data } = await fetchJson<History>(compare.replace('{}', value), label);
  const points = data.map(({ date, price }) => ({ day: date, value: Number(price) * Number(factor) })).reverse();
  const isOtherThing = value.split('/')[0] !== ownThing.split('/')[0];
  return { name: label, points, own: isOtherThing ? thing : name, isOtherThing };
}

/** Both lines; as changes in per cent where they are of two things. Undefined where one has no day of those shown. */
export function pairOf(
  shownPoints: readonly ChartPoint[],
  { name, points, own: ownName, isOtherThing }: Compared,
): { series: readonly [ChartSeries, ChartSeries]; isChange: boolean } | undefined {
  const series = [
    { name: ownName, points: shownPoints },
    { name, points },
  ] as const;
  if (shownPoints.length === 0 || points.length === 0) return undefined;
  if (!isOtherThing) return { series, isChange: false };
  const changes = sinceFirstShared(series);
  return changes ? { series: changes, isChange: true } : undefined;
}
