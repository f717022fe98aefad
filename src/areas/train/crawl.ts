import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../lib/crawl/crawl-area.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { mergeTimetables, type Timetable } from './merge.ts';
import { allSources, allStations, allTrains, putTimetable } from './queries.ts';
import type { TimetableRecord } from './records.ts';
import { CODES_SINCE_RENAMED } from './renamed.ts';
import { TRAIN_SOURCES } from './sources/index.ts';
import { CREATE_TRAIN_TABLES, TRAIN_VERSION, type TrainTables } from './tables.ts';

/** Crawls open timetables into data/train.sqlite. The newest record of a train counts, whole; what nobody gave anew stays. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<TrainTables>(
    {
      area: 'train',
      version: TRAIN_VERSION,
      tables: CREATE_TRAIN_TABLES,
      sources: TRAIN_SOURCES,
      counted: 'trains',
      keeps: [{ table: 'train' }, { table: 'station' }, { table: 'stop' }],
      fill: fillTimetable,
    },
    options,
  );

async function fillTimetable({ db, ask }: Crawl<TrainTables>): Promise<Filled> {
  const known: Timetable = { sources: await allSources(db), stations: await allStations(db), trains: await allTrains(db) };
  // On record first: of records of the same age the first counts.
  const records: TimetableRecord[] = [
    ...known.sources.map((source) => ({ source })),
    ...known.stations.map((station) => ({ station })),
    ...known.trains.map((train) => ({ train })),
  ];
  await ask({
    sources: TRAIN_SOURCES,
    needs: undefined,
    take(found) {
      records.push(...found);
      return { rows: found.length };
    },
  });
  const merged = mergeTimetables(records, CODES_SINCE_RENAMED);
  const changed = JSON.stringify(merged) !== JSON.stringify(known);
  if (changed) await putTimetable(db, merged);
  return { changed, message: describe(known, merged) };
}

/** The difference in words. */
function describe(known: Timetable, merged: Timetable): string {
  if (known.trains.length === 0) return `first ${merged.trains.length} trains and ${merged.stations.length} stations`;
  const before = new Map(known.trains.map((train) => [train.number, JSON.stringify(train)]));
  const added = merged.trains.filter(({ number }) => !before.has(number)).length;
  const renewed = merged.trains.filter((train) => before.has(train.number) && before.get(train.number) !== JSON.stringify(train)).length;
  return `${added} new and ${renewed} renewed of ${merged.trains.length} trains`;
}
