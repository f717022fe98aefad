import { parsePage } from '../../../html/tables.ts';
import { parseDay } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { shownClock, toInstant } from '../clock.ts';
import type { NextStop, Running, StationRef } from './provider.ts';

/** `Departed from CHILO(CLO) at 14:21 21-Sep (Delay: 00:39)`. */
const POSITION = /\b(departed from|arrived at|crossed)\s+(.{1,80}?)\s*\(\s*([A-Z]{1,5})\s*\)/i;
const NOT_STARTED = /\byet to start\b/i;
const AT_END = /\breached destination\b/i;
const UPDATED = /Last Updates? On\W*(\d{1,2}-[A-Za-z]{3}-\d{4})\W+(\d\d:\d\d)/i;
/** `18:55 10-Jun`; a star after it marks a time to be expected. */
const TIME = /(\d{1,2}:\d\d)\s+(\d{1,2}-[A-Za-z]{3})(\*?)/g;
const CODE = /^([A-Z]{1,5})(?:\s+PF\s*([A-Za-z0-9]{1,4})\*?)?$/;
const PASSED_STATION = /\s-\s([A-Z]{1,5})$/;

interface Time {
  text: string;
  instant: number;
  expected: boolean;
}

interface Row {
  station: StationRef;
  platform: string | null;
  stops: boolean;
  /** As scheduled, then as it is or will be. */
  arrival: readonly Time[];
  departure: readonly Time[];
}

/** Where a stop, or a station that is passed, begins. */
const ROW = /(?=<div\b[^<>]{0,300}\b(?:nonStopRow|stopRow)\b)/;
/** What begins after a stop's times: the window of its coaches, which is most of the page. */
const COACHES = '<!-- Modal';
/** No train has more, passed stations included. */
const MAX_ROWS = 600;

/**
 * The run that the section of the page is about; `day` is the day on which it starts, YYYY-MM-DD. Throws CannotAnswer for words that are not
 * known to say where it is (cancelled, diverted), UpstreamError if the section has no stops.
 */
export function readRun(section: string, day: string): Running {
  const [headHtml = '', ...rowsHtml] = section.split(ROW);
  const rows = rowsHtml.slice(0, MAX_ROWS).flatMap((html) => readRow(html, day));
  if (!rows.some(({ stops }) => stops)) throw new UpstreamError('shape', 'ntes sent a run without stops');
  const head = squeeze(parsePage(headHtml).body.textContent);
  const updatedAt = updateTime(head);
  const end = rows.at(-1) as Row;
  if (AT_END.test(head))
    return { lastStation: end.station, atStation: true, delayMin: toldDelay(head) ?? lateBy(end.arrival), updatedAt, nextStops: [] };
  const [, how = '', name = '', code = ''] = POSITION.exec(head) ?? [];
  if (!code) {
    if (!NOT_STARTED.test(head)) throw new CannotAnswer('its words for this run are not known');
    return { lastStation: null, atStation: null, delayMin: null, updatedAt, nextStops: nextStops(rows, -1) };
  }
  const hasArrived = /^arrived/i.test(how);
  const at = Math.max(
    rows.findIndex(({ station }) => station.code === code),
    rows.findLastIndex(({ arrival, departure }) => isPast(arrival) || isPast(departure)),
  );
  return {
    lastStation: { code, name },
    atStation: hasArrived,
    delayMin: toldDelay(head) ?? lateBy(hasArrived ? rows[at]?.arrival : rows[at]?.departure),
    updatedAt,
    nextStops: nextStops(rows, at),
  };
}

const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** A stop, or a station that is passed; none if it has no code. */
function readRow(html: string, day: string): Row[] {
  const coaches = html.indexOf(COACHES);
  const { body } = parsePage(coaches < 0 ? html : html.slice(0, coaches));
  const columns = [...body.querySelectorAll('div[style*="text-align:right"]')];
  const [arrival, departure] = ['float:left', 'float:right'].map((side) => {
    const column = columns.find((one) => one.getAttribute('style')?.includes(side));
    return column ? timesIn(squeeze(column.textContent), day) : [];
  }) as [Time[], Time[]];
  const words = [...body.querySelectorAll('b')]
    .filter((bold) => !columns.some((column) => column.contains(bold)))
    .map((bold) => squeeze(bold.textContent));
  if (body.querySelector('.stopRow')) {
    const [name = '', codeAndPlatform = ''] = words;
    const [, code, platform] = CODE.exec(codeAndPlatform) ?? [];
    return code
      ? [{ station: { code, name }, platform: platform && platform !== '0' ? platform : null, stops: true, arrival, departure }]
      : [];
  }
  const passed = words.map((text) => PASSED_STATION.exec(text)).find((match) => match !== null);
  const station = passed && { code: passed[1] as string, name: passed.input.slice(0, passed.index).trim() };
  return station ? [{ station, platform: null, stops: false, arrival, departure }] : [];
}

/** Days have no year: they are of the journey's, or of the next if their month is earlier. */
function timesIn(text: string, day: string): Time[] {
  return [...text.matchAll(TIME)].flatMap(([, clock = '', date = '', star]) => {
    const year = Number(day.slice(0, 4));
    const inYear = parseDay(`${date}-${year}`);
    const full = inYear && inYear.slice(5, 7) < day.slice(5, 7) ? parseDay(`${date}-${year + 1}`) : inYear;
    const instant = toInstant(`${full} ${clock.padStart(5, '0')}`);
    return instant ? [{ text: clock, instant: Date.parse(instant), expected: star === '*' }] : [];
  });
}

/** Whether the second time has come: those to come are marked, and a single one is the timetable's. */
const isPast = ([, shown]: readonly Time[]): boolean => shown !== undefined && !shown.expected;

const lateBy = ([scheduled, shown]: readonly Time[] = []): number | null =>
  scheduled && shown ? Math.round((shown.instant - scheduled.instant) / 60_000) : null;

/** `(Delay: 00:39)` in minutes, `(On Time)` as 0. */
function toldDelay(words: string): number | null {
  if (/\(On Time\)/i.test(words)) return 0;
  const [, hours, minutes] = /\bDelay\s*:?\s*(\d{1,2}):(\d\d)\b/i.exec(words) ?? [];
  return hours ? Number(hours) * 60 + Number(minutes) : null;
}

function updateTime(text: string): string | null {
  const [, date = '', clock] = UPDATED.exec(text) ?? [];
  return toInstant(`${parseDay(date)} ${clock}`);
}

const nextStops = (rows: readonly Row[], last: number): NextStop[] =>
  rows
    .slice(last + 1)
    .filter(({ stops }) => stops)
    .map(({ station, platform, arrival, departure }) => {
      const times = arrival.length > 0 ? arrival : departure;
      return { station, scheduled: shownClock(times[0]?.text), expected: shownClock(times[1]?.text), delayMin: lateBy(times), platform };
    });
