import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError } from '../../crawl/guards.ts';
import { formatDay } from '../../i18n/format.ts';
import { keptIn } from '../../kernel/memoize.ts';
import { latestTimeOrUndefined } from '../../kernel/time.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { withNames } from './names/names.ts';
import { putTimetable, readTimetable } from './queries.ts';
import { TRAIN_SOURCES } from './sources/index.ts';
import { CODES_SINCE_RENAMED } from './stations/renamed.ts';
import { legsOf, type Point, withFittingPoints } from './stations/station-points.ts';
import { TRAIN_SNAPSHOT, type TrainTables } from './tables.ts';
import { TRAIN_CHECKS } from './timetable/checks.ts';
import { mergeTimetables, type Timetable } from './timetable/merge.ts';
import type { TimetableRecord } from './timetable/records.ts';

/**
 * Crawls the timetable into data/train.sqlite. A train's newest record wins; trains missing from the newest complete timetable become
 * former ones.
 */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<TrainTables>(
    {
      area: 'train',
      schema: TRAIN_SNAPSHOT,
      older: 'rebuild',
      sources: TRAIN_SOURCES,
      counted: 'trains',
      checks: TRAIN_CHECKS,
      protectedTables: [{ table: 'train' }, { table: 'station' }],
      fill: fillTimetable,
    },
    options,
  );

async function fillTimetable({ db, today, readSources }: Crawl<TrainTables>): Promise<Filled> {
  const before = await readTimetable(db);
  const newest = latestTimeOrUndefined(before.trains.map(({ as_of }) => as_of)) ?? '';
  // Existing records first: among records of the same age the first wins.
  const records: TimetableRecord[] = [
    ...before.sources.map((source) => ({ source })),
    ...before.stations.map((station) => ({ station })),
    ...before.trains.map((train) => ({ train })),
    ...before.former.map((former) => ({ former })),
  ];
  await readSources({
    sources: TRAIN_SOURCES,
    needs: { today },
    accept(read, { isSeed }) {
      const day = latestTimeOrUndefined(read.flatMap((one) => ('whole' in one ? [one.whole.as_of] : [])));
      if (!isSeed && day !== undefined && day <= newest)
        return { rows: 0, notes: [`its data is of ${formatDay(day)}, no newer than that on record`] };
      guardGrowth(before.trains.length, read.filter((one) => 'train' in one).length);
      for (const one of read) records.push(one);
      return { rows: read.length };
    },
  });
  const merged = withNames(withPointsThatFit(mergeTimetables(records, CODES_SINCE_RENAMED), records));
  const changed = JSON.stringify(merged) !== JSON.stringify(before);
  if (changed) await putTimetable(db, merged);
  return { changed, message: describe(before, merged) };
}

/** The timetable with other sources' points for stations whose own does not fit their neighbours. */
function withPointsThatFit(timetable: Timetable, records: readonly TimetableRecord[]): Timetable {
  const points = new Map<string, (Point & { source: string })[]>();
  for (const record of records) {
    if (!('station' in record) || record.station.lat === null || record.station.lon === null) continue;
    const { code, lat, lon, source } = record.station;
    keptIn(points, CODES_SINCE_RENAMED.get(code) ?? code, () => []).push({ lat, lon, source });
  }
  return { ...timetable, stations: withFittingPoints(timetable.stations, legsOf(timetable.trains), points) };
}

/** A timetable that grows by a fifth is suspect. The crawl itself guards against losing a fifth. */
function guardGrowth(before: number, now: number): void {
  if (before > 0 && now > before * 1.2) throw new GuardError(`${now} trains against ${before} before (over 120 %)`);
}

function describe(existing: Timetable, merged: Timetable): string {
  if (existing.trains.length === 0) return `first ${merged.trains.length} trains and ${merged.stations.length} stations`;
  const before = new Map(existing.trains.map((train) => [train.number, JSON.stringify(train)]));
  const added = merged.trains.filter(({ number }) => !before.has(number)).length;
  const renewed = merged.trains.filter((train) => before.has(train.number) && before.get(train.number) !== JSON.stringify(train)).length;
  return `${added} new and ${renewed} renewed of ${merged.trains.length} trains`;
}
