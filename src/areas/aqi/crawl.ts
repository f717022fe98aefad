import { type Crawl, type CrawlOptions, crawlArea, type Filled } from '../../crawl/crawl-area.ts';
import { GuardError } from '../../crawl/guards.ts';
import { istDay } from '../../kernel/time.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { insertRows, replaceRows } from '../../store/rows.ts';
import { AIR_SOURCES } from './sources.ts';
import type { StationReading } from './station-reading.ts';
import { AIR_SNAPSHOT, type AirRow, type AirTables, SLOTS, type Slot, type StationTableRow } from './tables.ts';

/** With fewer than this share of the stations of a usual crawl, the feed is a part of itself. */
const USABLE_SHARE = 0.5;
const IST_HOURS = 5.5;
const SLOT_HOURS = 24 / SLOTS.length;

/** Crawls the air at all stations into data/aqi.sqlite: this part of the day is added, earlier ones stay. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<AirTables>(
    {
      area: 'aqi',
      schema: AIR_SNAPSHOT,
      sources: AIR_SOURCES,
      counted: 'readings',
      protectedTables: [{ table: 'air', day: 'day' }, { table: 'station' }],
      fill: fillReadings,
    },
    options,
  );

async function fillReadings({ db, now, readSources }: Crawl<AirTables>): Promise<Filled> {
  const stationsBefore = await db.selectFrom('station').selectAll().execute();
  const current: StationReading[] = [];
  await readSources({
    sources: AIR_SOURCES,
    needs: { now },
    enough: () => current.length > 0,
    accept(readings) {
      const ofToday = readings.filter(({ aqi }) => aqi !== null);
      if (ofToday.length < stationsBefore.length * USABLE_SHARE)
        throw new GuardError(`only ${ofToday.length} of ${stationsBefore.length} stations have an index`);
      current.push(...ofToday);
      return { rows: ofToday.length };
    },
  });
  const stations = mergeStations(stationsBefore, current);
  const added = stations.filter(({ id }) => !stationsBefore.some((one) => one.id === id));
  await insertRows(db, 'station', added);
  for (const { id, ...station } of changedStations(stationsBefore, stations))
    await db.updateTable('station').set(station).where('id', '=', id).execute();
  const rows = await mergeReadings(db, stations, current);
  await replaceRows(db, 'air', rows);
  const changed = rows.length + added.length > 0;
  return {
    changed,
    message: `${rows.length} of ${stations.length} stations read`,
    ...(added.length > 0 ? { note: `${added.length} new stations` } : {}),
  };
}

/** All stations, known ones with their numbers and with city and place as they are now, new ones after them. */
function mergeStations(existing: readonly StationTableRow[], readings: readonly StationReading[]): StationTableRow[] {
  const byName = new Map(existing.map((station) => [station.name, station]));
  let last = Math.max(0, ...existing.map(({ id }) => id));
  for (const { name, city, state, lat, lon } of readings) {
    const before = byName.get(name);
    if (!before) last += 1;
    byName.set(name, { id: before?.id ?? last, name, city, state, lat, lon });
  }
  return [...byName.values()];
}

function changedStations(existing: readonly StationTableRow[], merged: readonly StationTableRow[]): StationTableRow[] {
  const before = new Map(existing.map((station) => [station.id, JSON.stringify(sorted(station))]));
  return merged.filter((station) => before.has(station.id) && before.get(station.id) !== JSON.stringify(sorted(station)));
}

const sorted = ({ id, name, city, state, lat, lon }: StationTableRow) => [id, name, city, state, lat, lon];

/** The day and the part of it that a reading belongs to, by its own time. */
function slotOf(observedAt: string): { day: string; slot: Slot } {
  const instant = new Date(observedAt);
  const hour = (instant.getTime() / 3_600_000 + IST_HOURS) % 24;
  return { day: istDay(instant), slot: SLOTS[Math.floor(hour / SLOT_HOURS)] ?? 'h00' };
}

/** The rows that these readings change; the other parts of their days stay. */
async function mergeReadings(
  db: Crawl<AirTables>['db'],
  stations: readonly StationTableRow[],
  readings: readonly StationReading[],
): Promise<AirRow[]> {
  const ids = new Map(stations.map(({ id, name }) => [name, id]));
  const days = [...new Set(readings.map(({ observedAt }) => slotOf(observedAt).day))];
  const existing = days.length > 0 ? await db.selectFrom('air').selectAll().where('day', 'in', days).execute() : [];
  const rowsBefore = new Map(existing.map((row) => [`${row.day} ${row.station}`, row]));
  return readings.flatMap(({ name, aqi, dominant, observedAt }) => {
    const station = ids.get(name);
    if (station === undefined || aqi === null) return [];
    const { day, slot } = slotOf(observedAt);
    const before = rowsBefore.get(`${day} ${station}`) ?? { day, station, h00: null, h06: null, h12: null, h18: null, dominant: null };
    if (before[slot] === aqi) return [];
    const isNewest = SLOTS.slice(SLOTS.indexOf(slot) + 1).every((later) => before[later] === null);
    return [{ ...before, [slot]: aqi, dominant: (isNewest ? dominant : null) ?? before.dominant }];
  });
}
