import { z } from 'zod';
import { parseJson } from '../../../kernel/parse-json.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { clockText, parseClock } from '../clock.ts';
import type { NextStop, Running, TrainProvider } from './provider.ts';

const page = z.object({ props: z.object({ pageProps: z.object({ ltsData: z.unknown() }) }) });
const DATA = '<script id="__NEXT_DATA__"';

/** Another company's own pages: an operator who may use them enables them (RAILYATRI_ENABLED=1). */
export const railyatri: TrainProvider = {
  name: 'railyatri',
  title: 'RailYatri',
  url: 'https://www.railyatri.in/',
  address: 'https://www.railyatri.in',
  requiredSettings: ['ENABLED'],
  concurrency: 1,
  async live({ number, day }, { fetchText }) {
    // The number needs a suffix, or the page is not found.
    const { text } = await fetchText(`/live-train-status/${number}-train`);
    const data = readData(text);
    if (!data) throw new UpstreamError('challenge', 'railyatri sent a page without data');
    const { ltsData } = parseUpstreamBody(page, parseJson(data), 'railyatri').props.pageProps;
    // A missing position does not mean that the train does not exist.
    if (z.object({ success: z.literal(false) }).safeParse(ltsData).success) throw new CannotAnswer('it has no position of this train');
    const raw = parseUpstreamBody(rawPosition, ltsData, 'railyatri');
    // The page shows one run of the train, not that of a given day.
    if (raw.train_start_date && raw.train_start_date !== day) throw new CannotAnswer('it has the position of another day');
    return toRunning(raw);
  },
};

/** The content of the page's data element; undefined if there is none. Scans once even if many elements are never closed. */
function readData(text: string): string | undefined {
  const element = text.indexOf(DATA);
  const start = text.indexOf('>', element) + 1;
  const end = text.indexOf('</script>', start);
  return element < 0 || start === 0 || end < 0 ? undefined : text.slice(start, end);
}

const text = z.string().nullish();
const amount = z.number().nullish();

/** A train's position in RailYatri's format, which resellers pass on unchanged. */
export const rawPosition = z.object({
  train_number: z.string(),
  train_start_date: text,
  current_station_code: z.string().min(1),
  current_station_name: text,
  status: text,
  delay: amount,
  update_time: text,
  upcoming_stations: z.array(
    z.object({
      station_code: z.string(),
      station_name: text,
      sta: text,
      eta: text,
      arrival_delay: amount,
      platform_number: z.union([z.number(), z.string()]).nullish(),
    }),
  ),
});

/** A train's position. The first upcoming element is an empty placeholder; `~` after a name marks a place between stations. */
export function toRunning(raw: z.output<typeof rawPosition>): Running {
  return {
    lastStation: { code: raw.current_station_code, name: (raw.current_station_name ?? '').replace(/~+$/, '').trim() },
    atStation: raw.status ? raw.status === 'A' || raw.status === 'S' : null,
    delayMin: raw.delay ?? null,
    updatedAt: toInstant(raw.update_time),
    nextStops: raw.upcoming_stations.filter(({ station_code }) => station_code !== '').map(toNextStop),
  };
}

const toNextStop = ({
  station_code,
  station_name,
  sta,
  eta,
  arrival_delay,
  platform_number,
}: z.output<typeof rawPosition>['upcoming_stations'][number]): NextStop => ({
  station: { code: station_code, name: (station_name ?? '').trim() },
  scheduled: shownClock(sta),
  expected: shownClock(eta),
  delayMin: arrival_delay ?? null,
  platform: platform_number != null && String(platform_number) !== '0' ? String(platform_number) || null : null,
});

/** The time of day in a text that may start with a date; null if none. */
export function shownClock(text: string | null | undefined): string | null {
  const minutes = parseClock(/(\d{1,2}:\d\d)(?::\d\d)?/.exec(text ?? '')?.[1] ?? '');
  return minutes === undefined ? null : clockText(minutes);
}

/** `2024-05-10 23:25:00 +0530` as ISO 8601 UTC; a time without a zone is Indian. Null for anything else. */
export function toInstant(text: string | null | undefined): string | null {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const zone = (match[3] ?? '+05:30').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(`${match[1]}T${match[2]}${zone}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
