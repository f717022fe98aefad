import { memoizeAsync } from '../../../kernel/memoize.ts';
import { distanceKm } from '../../../places/near.ts';
import { findTown, type Town } from '../../../places/town.ts';
import { openSnapshot } from '../../../store/snapshot.ts';
import { NORMALS_SNAPSHOT, type NormalRow } from './tables.ts';

/** A station farther away than this is no guide to a place. */
const NEAR_KM = 60;

/** What is usual in a month at a station: degrees Celsius, mm, days, per cent, km/h. */
export type MonthNormal = Omit<NormalRow, 'station' | 'name' | 'state' | 'lat' | 'lon' | 'altitude' | 'doubt' | 'as_of'> & {
  /** Whether a record that contradicts the means was left out. */
  isDoubtful: boolean;
};

/** A station with its twelve months, January first. */
export interface StationNormals {
  id: number;
  name: string;
  state: string;
  /** Null if it is not on record, or too coarse. */
  point: { lat: number; lon: number } | undefined;
  /** Metres above the sea. */
  altitude: number | null;
  /** The town that it is named after. */
  town: Town | undefined;
  months: readonly MonthNormal[];
  /** Day on which it was collected, YYYY-MM-DD. */
  asOf: string;
}

/** The normals of the station that represents a place. */
export interface NearNormals {
  station: StationNormals;
  /** As the crow flies; undefined where the station's point is not on record. */
  km: number | undefined;
}

const database = () => openSnapshot(NORMALS_SNAPSHOT);

/** All stations, read once: 373 with twelve months each. */
const loadStations = memoizeAsync(async (db: Awaited<ReturnType<typeof database>>): Promise<StationNormals[]> => {
  const rows = await db.selectFrom('normal').selectAll().orderBy('station').orderBy('month').execute();
  return [...Map.groupBy(rows, ({ station }) => station).values()].map(toStation);
});
export const stationNormals = async (): Promise<readonly StationNormals[]> => loadStations(await database());

function toStation(rows: NormalRow[]): StationNormals {
  const { station: id, name, state, lat, lon, altitude, as_of: asOf } = rows[0] as NormalRow;
  const listed = lat === null || lon === null ? undefined : { lat, lon };
  const town = townOf(name, state);
  // A point far from the town of its name and state is wrong (Aurangabad: 67 km off).
  const point = town && listed && distanceKm(listed, town) > NEAR_KM ? undefined : listed;
  return { id, name, state, point, altitude, town, months: rows.map(toMonth), asOf };
}

const toMonth = ({
  station: _s,
  name: _n,
  state: _t,
  lat: _a,
  lon: _o,
  altitude: _h,
  doubt,
  as_of: _d,
  ...month
}: NormalRow): MonthNormal => ({
  ...month,
  isDoubtful: doubt === 1,
});

/** The town of the same state that a station is named after: Kolkata of `Kolkata (Alipore)`. */
function townOf(name: string, state: string): Town | undefined {
  const plain = name.replace(/\s*\(.*$/, '');
  return [findTown(`${plain}, ${state}`), findTown(plain)].find((town) => town?.state === state);
}

/** Delhi and New Delhi are two towns by their points, and one by their names. */
const isSame = (one: Town, other: Town): boolean =>
  one.slug === other.slug || (one.state === other.state && one.aliases.includes(other.name) && distanceKm(one, other) < 15);

/** The oldest day of a station's records, YYYY-MM-DD. */
const oldestRecord = ({ months }: StationNormals): string =>
  months.flatMap((one) => [one.record_high_on ?? [], one.record_low_on ?? [], one.record_rain_on ?? []].flat()).sort()[0] ?? '9999';

/** The station named after a town, of several the one with the longest record; or else the nearest to a point in degrees, within 60 km. */
export async function normalsAt(point: { lat: number; lon: number }, town?: Town): Promise<NearNormals | undefined> {
  const all = (await stationNormals()).map((station) => ({ station, km: station.point && distanceKm(point, station.point) }));
  const byDistance = (a: NearNormals, b: NearNormals) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY);
  const named = town
    ? all
        .filter(({ station }) => station.town !== undefined && isSame(station.town, town))
        .sort((a, b) => oldestRecord(a.station).localeCompare(oldestRecord(b.station)))[0]
    : undefined;
  return named ?? all.filter(({ km }) => km !== undefined && km <= NEAR_KM).sort(byDistance)[0];
}

/** The month of a station. `month`: 1 to 12. */
export const monthNormal = ({ months }: StationNormals, month: number): MonthNormal | undefined =>
  months.find((one) => one.month === month);
