import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

type Row = Record<string, string>;

/** Files of the GTFS reference that this service writes: their key, and what has to stand in every row. */
const FILES: Readonly<Record<string, { key: string[]; required: string[] }>> = {
  'agency.txt': { key: ['agency_id'], required: ['agency_name', 'agency_url', 'agency_timezone'] },
  'stops.txt': { key: ['stop_id'], required: ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'] },
  'routes.txt': { key: ['route_id'], required: ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type'] },
  'trips.txt': { key: ['trip_id'], required: ['route_id', 'service_id', 'trip_id'] },
  'stop_times.txt': { key: ['trip_id', 'stop_sequence'], required: ['trip_id', 'stop_id', 'stop_sequence'] },
  'calendar.txt': { key: ['service_id'], required: ['service_id', 'start_date', 'end_date'] },
  'feed_info.txt': { key: [], required: ['feed_publisher_name', 'feed_publisher_url', 'feed_lang'] },
  'attributions.txt': { key: ['attribution_id'], required: ['organization_name'] },
  'translations.txt': {
    key: ['table_name', 'field_name', 'language', 'record_id'],
    required: ['table_name', 'field_name', 'language', 'translation', 'record_id'],
  },
};

/** A field's type by its name, as the reference has it; empty is checked by `required`. */
const TYPES: [RegExp, (value: string) => boolean][] = [
  [/_url$/, (value) => URL.canParse(value) && /^https?:/.test(value)],
  [/_timezone$/, (value) => value === 'Asia/Kolkata'],
  [/_lang$|^language$/, (value) => Intl.getCanonicalLocales(value).length === 1],
  [/_date$/, isDay],
  [/_time$/, (value) => /^\d{2,3}:[0-5]\d:[0-5]\d$/.test(value)],
  [/_lat$/, (value) => Math.abs(Number(value)) <= 90],
  [/_lon$/, (value) => Math.abs(Number(value)) <= 180],
  [/_sequence$/, (value) => /^\d+$/.test(value)],
  [/^(pickup|drop_off)_type$/, (value) => /^[0-3]$/.test(value)],
  [/^location_type$/, (value) => /^[01]$/.test(value)],
  [/^route_type$/, (value) => value === '2'],
  [/day$|^is_/, (value) => /^[01]$/.test(value)],
];

function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== undefined && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** What is wrong with a GTFS feed by the rules of its reference (https://gtfs.org/documentation/schedule/reference/), each fault once; none for a valid one. */
export function findGtfsFaults(zip: Uint8Array): string[] {
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, rowsOf(bytes)] as const);
  const tables = new Map(files);
  const faults = new Set<string>();
  for (const name of Object.keys(FILES)) if (!tables.has(name)) faults.add(`${name} is missing`);
  if (faults.size > 0) return [...faults];
  for (const [name, rows] of tables) checkTable(name, rows, faults);

  const table = (name: string): Row[] => tables.get(name) ?? [];
  const ids = (name: string, field: string) => new Set(table(name).map((row) => row[field] ?? ''));
  const refer = (name: string, field: string, known: ReadonlySet<string>) => {
    for (const row of table(name)) if (row[field] && !known.has(row[field])) faults.add(`${name}: ${field} ${row[field]} is nowhere`);
  };
  refer('routes.txt', 'agency_id', ids('agency.txt', 'agency_id'));
  refer('trips.txt', 'route_id', ids('routes.txt', 'route_id'));
  refer('trips.txt', 'service_id', ids('calendar.txt', 'service_id'));
  refer('stop_times.txt', 'trip_id', ids('trips.txt', 'trip_id'));
  // Trains stop at stops and platforms, which stand in stations.
  const [platforms, stations] = ['0', '1'].map(
    (type) => new Set(table('stops.txt').flatMap((row) => (row.location_type === type ? (row.stop_id ?? '') : []))),
  );
  refer('stop_times.txt', 'stop_id', platforms ?? new Set());
  refer('stops.txt', 'parent_station', stations ?? new Set());
  for (const row of table('stops.txt'))
    if (row.location_type === '1' && row.parent_station) faults.add(`stops.txt: ${row.stop_id} is a station in a station`);
  for (const { table_name, field_name = '' } of table('translations.txt'))
    if (!(field_name in (table(`${table_name}.txt`)[0] ?? {}))) faults.add(`translations.txt: ${table_name} has no ${field_name}`);
  refer('translations.txt', 'record_id', new Set([...ids('stops.txt', 'stop_id'), ...ids('routes.txt', 'route_id')]));
  checkDays(table('calendar.txt'), faults);
  checkTimes(table('trips.txt'), table('stop_times.txt'), faults);
  return [...faults];
}

const rowsOf = (bytes: Uint8Array): Row[] => parse(strFromU8(bytes), { columns: true }) as Row[];

function checkTable(name: string, rows: readonly Row[], faults: Set<string>): void {
  const file = FILES[name];
  if (!file) return void faults.add(`${name} is no file of GTFS that is known here`);
  if (rows.length === 0) faults.add(`${name} is empty`);
  for (const field of file.required) if (rows[0] && !(field in rows[0])) faults.add(`${name} has no ${field}`);
  const seen = new Set<string>();
  for (const row of rows) {
    const key = file.key.map((field) => row[field]).join(' ');
    if (seen.has(key) && key !== '') faults.add(`${name}: ${key} stands twice`);
    seen.add(key);
    for (const field of file.required) if (row[field] === '') faults.add(`${name}: ${key} has no ${field}`);
    for (const [field, value] of Object.entries(row)) {
      if (value !== value.trim() || /[\r\n]|<\w+\/?>/.test(value))
        faults.add(`${name}: ${field} of ${key} has spaces, line breaks or tags in it`);
      const [, isRight] = TYPES.find(([pattern]) => pattern.test(field)) ?? [];
      if (value !== '' && isRight && !isRight(value)) faults.add(`${name}: ${field} of ${key} cannot be ${value}`);
    }
  }
}

function checkDays(calendar: readonly Row[], faults: Set<string>): void {
  for (const { service_id, start_date = '', end_date = '', ...days } of calendar) {
    if (end_date < start_date) faults.add(`calendar.txt: ${service_id} ends before it starts`);
    const weekdays = Object.keys(days);
    if (weekdays.join() !== 'monday,tuesday,wednesday,thursday,friday,saturday,sunday') faults.add('calendar.txt has not the seven days');
    if (Object.values(days).some((day) => day === '')) faults.add(`calendar.txt: ${service_id} leaves a day open`);
  }
}

function checkTimes(trips: readonly Row[], times: readonly Row[], faults: Set<string>): void {
  const byTrip = Map.groupBy(times, ({ trip_id }) => trip_id);
  for (const { trip_id } of trips) {
    const stops = byTrip.get(trip_id) ?? [];
    if (stops.length < 2) faults.add(`trips.txt: ${trip_id} has fewer than two stops`);
    for (const end of [stops[0], stops.at(-1)])
      if (end && !(end.arrival_time && end.departure_time)) faults.add(`stop_times.txt: ${trip_id} has an end without a time`);
    let [before, order] = [0, -1];
    for (const stop of stops) {
      if (Number(stop.stop_sequence) <= order) faults.add(`stop_times.txt: stops of ${trip_id} are out of order`);
      order = Number(stop.stop_sequence);
      for (const time of [stop.arrival_time, stop.departure_time]) {
        if (!time) continue;
        const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
        const second = hours * 3600 + minutes * 60 + seconds;
        if (second < before) faults.add(`stop_times.txt: times of ${trip_id} run backwards`);
        before = second;
      }
    }
  }
}
