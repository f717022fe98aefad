/** A stretch of the day: Rahu Kaal (hatched), a good or a bad choghadiya, a leg of a journey. */
export interface DaySpan {
  /** Minutes from the midnight that the line begins with. */
  from: number;
  to: number;
  kind: 'avoid' | 'good' | 'bad' | 'neutral' | 'run';
  /** Told below the line, under its middle. */
  label?: string;
}

/** A moment of the day: a train, a stop. */
export interface DayMark {
  /** Minutes from the midnight that the line begins with. */
  at: number;
  /** Told above the line. */
  label?: string;
  /** Drawn over the whole height: an end of a run. */
  strong?: boolean;
}

export interface DayLine {
  /** What the drawing tells, for those who do not see it. */
  title: string;
  /** Of each day, in minutes from its midnight: as many days as the line is long, at least one. */
  suns: readonly { rise: number; set: number }[];
  /** Words of the first day's sunrise and sunset, above the line. */
  sunLabels?: readonly [rise: string, set: string];
  spans?: readonly DaySpan[];
  marks?: readonly DayMark[];
  /** A curve over the day: temperatures. In order of time, at least two. */
  curve?: readonly { at: number; value: number }[];
  /** Begins the ids within, so that two lines can stand on a page. */
  id: string;
}

export const DAY_MINUTES = 1440;
/** Heights in px: words above, the line itself, hours below, words of spans under these. */
const TOP = 22;
const BAR = 44;
const HOURS = 18;
const UNDER = 20;
/** Twilight in flat bands, as paper is tinted: so many minutes before sunrise and after sunset. */
const TWILIGHT = [
  { minutes: 72, tint: 'dusk-1' },
  { minutes: 36, tint: 'dusk-2' },
] as const;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Minutes from midnight of a clock such as `06:52` or an ISO instant with its offset. @example minutesOf('2026-11-26T06:52:10+05:30') // 412 */
export function minutesOf(time: string): number {
  const [, hours = '0', minutes = '0'] = /(?:T|^)(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/**
 * A day from midnight to midnight, or several, as the text of an SVG that is as wide as its column: night, dawn and day as flat tints, spans and moments
 * on it, and a hairline for now, which browser/day-line.ts puts where it belongs (`data-now`). Places are in per cent, so letters keep their size.
 */
export function dayLine({ title, suns, sunLabels, spans = [], marks = [], curve = [], id }: DayLine): string {
  const total = suns.length * DAY_MINUTES;
  const x = (minutes: number) => `${Math.round((Math.min(Math.max(minutes, 0), total) / total) * 10_000) / 100}%`;
  const rect = (from: number, to: number, kind: string, attributes = `y="${TOP}" height="${BAR}"`) =>
    `<rect x="${x(from)}" width="${x(Math.min(to, total) - Math.max(from, 0))}" ${attributes} class="${kind}"/>`;
  const hasLabels = spans.some(({ label }) => label);
  const height = TOP + BAR + HOURS + (hasLabels ? UNDER : 0);
  const day = suns.flatMap(({ rise, set }, at) => {
    const start = at * DAY_MINUTES;
    return [
      ...TWILIGHT.map(({ minutes, tint }) => rect(start + rise - minutes, start + set + minutes, tint)),
      rect(start + rise, start + set, 'daylight'),
    ];
  });
  const step = suns.length === 1 ? 360 : suns.length === 2 ? 720 : DAY_MINUTES;
  const hours = Array.from({ length: total / step + 1 }, (_, at) => at * step);
  return [
    `<svg class="day-line" width="100%" height="${height}" role="img" aria-label="${escapeText(title)}" data-days="${suns.length}">`,
    spans.some(({ kind }) => kind === 'avoid')
      ? `<defs><pattern id="${id}-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" class="hatch"/></pattern></defs>`
      : '',
    `<rect x="0" width="100%" y="${TOP}" height="${BAR}" class="night"/>`,
    ...day,
    ...spans.map(({ from, to, kind }) =>
      kind === 'avoid'
        ? rect(from, to, kind, `y="${TOP}" height="${BAR}" fill="url(#${id}-hatch)"`)
        : kind === 'run'
          ? rect(from, to, kind, `y="${TOP + BAR / 2 - 2}" height="4"`)
          : rect(from, to, kind, `y="${TOP + BAR - 12}" height="12"`),
    ),
    curve.length > 1 ? curveOf(curve, total) : '',
    // Of trains at the same minute one mark is seen.
    ...new Set(
      marks.map(
        ({ at, strong }) =>
          `<line x1="${x(at)}" x2="${x(at)}" y1="${strong ? TOP : TOP + 12}" y2="${TOP + BAR - (strong ? 0 : 12)}" class="${strong ? 'mark strong' : 'mark'}"/>`,
      ),
    ),
    ...suns.flatMap(({ rise, set }, at) =>
      [rise, set].map(
        (sun) =>
          `<line x1="${x(at * DAY_MINUTES + sun)}" x2="${x(at * DAY_MINUTES + sun)}" y1="${TOP - 4}" y2="${TOP + BAR}" class="sun"/>`,
      ),
    ),
    ...(sunLabels ?? []).map((label, at) => text(x((at === 0 ? suns[0]?.rise : suns[0]?.set) ?? 0), TOP - 8, label, 'middle', 'sun-label')),
    ...marks.flatMap(({ at, label }) => (label ? [text(x(at), TOP - 8, label, anchorAt(at / total), 'sun-label')] : [])),
    ...hours.map((at) => text(x(at), TOP + BAR + 14, hourName(at, suns.length), anchorAt(at / total, 0.01), 'hour')),
    ...spans.flatMap(({ from, to, kind, label }) =>
      label ? [text(x((from + to) / 2), height - 4, label, anchorAt((from + to) / 2 / total, 0.2), `span-label ${kind}`)] : [],
    ),
    `<line data-now x1="0" x2="0" y1="${TOP - 6}" y2="${TOP + BAR + 4}" class="now" hidden=""/>`,
    '</svg>',
  ].join('');
}

const text = (x: string, y: number, words: string, anchor: string, kind: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" class="${kind}">${escapeText(words)}</text>`;

/** Words near an end stay within the line. */
const anchorAt = (share: number, margin = 0.12): 'start' | 'middle' | 'end' =>
  share < margin ? 'start' : share > 1 - margin ? 'end' : 'middle';

/** `6` of a single day; of several the day's number where it begins. */
const hourName = (minutes: number, days: number): string => {
  const hour = (minutes % DAY_MINUTES) / 60;
  if (days === 1) return String(minutes / 60);
  return hour === 0 ? '0' : String(hour);
};

/** A curve within the line: a drawing of its own, stretched over the width. */
function curveOf(points: readonly { at: number; value: number }[], total: number): string {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => Math.round((BAR - 8 - ((value - low) / (high - low || 1)) * (BAR - 16)) * 10) / 10;
  const line = points.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${at} ${y(value)}`).join('');
  return `<svg x="0" y="${TOP}" width="100%" height="${BAR}" viewBox="0 0 ${total} ${BAR}" preserveAspectRatio="none"><path class="curve" d="${line}"/></svg>`;
}
