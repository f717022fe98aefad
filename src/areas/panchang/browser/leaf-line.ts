import { dayLine } from '../../../site/day-line.ts';
import type { LeafDay } from '../leaf.ts';

/** The drawn line of a leaf's day: night, dawn and daylight, the sun's times, Rahu Kaal hatched. */
export const leafLine = ({ month, date, sunrise, sunset, rahu }: LeafDay): string =>
  dayLine({
    id: 'leaf',
    title: `${Number(date.slice(8))} ${month}: ↑ ${sunrise.text}, ↓ ${sunset.text}, ${rahu.text}`,
    suns: [{ rise: sunrise.at, set: sunset.at }],
    sunLabels: [`↑ ${sunrise.text}`, `↓ ${sunset.text}`],
    spans: [{ from: rahu.from, to: rahu.to, kind: 'avoid', label: rahu.text }],
  });
