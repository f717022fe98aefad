// Where stations stand, judged by the trains that stop there: the way by rail is never shorter than the straight line, and no train of India goes faster
// than 160 km/h.
import { keptIn } from '../../../kernel/memoize.ts';
import { distanceKm } from '../../../places/near.ts';
import { arrivalTime, departureTime, type Station, type Stop, type Train } from '../timetable/records.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** The highest speed allowed on any line, of Vande Bharat and Gatimaan trains. */
export const TOP_KMH = 160;
/** Times are whole minutes, so a leg may have taken this much longer. */
const LOST_MINUTES = 2;
/** Nearer than this, points are too coarse to tell. */
const NEAR_KM = 10;
/** Recorded distances are rounded, and some are off: the straight line may be longer by this share and this much. */
const KM_TOLERANCE = { share: 1.1, km: 8 };
/** A station is held against those up to so many stops away. */
const REACH = 3;
/** A wrong point misfits at least so many others, unless it misfits all. */
const MIN_MISFITS = 3;

/** What trains say about the way between two stations: medians over all of them, undefined where none says it. */
interface Leg {
  minutes: number | undefined;
  km: number | undefined;
}

/** Legs by station and other station. */
export type Legs = ReadonlyMap<string, ReadonlyMap<string, Leg>>;

/** Minutes and kilometres between two stops of a train; undefined where the record does not say. */
export function legBetween(from: Stop, to: Stop): Leg {
  const [left, came] = [departureTime(from), arrivalTime(to)];
  const hasKm = from.distance_km !== null && to.distance_km !== null;
  return {
    minutes: left !== null && came !== null && came > left ? came - left : undefined,
    km: hasKm && Number(to.distance_km) > Number(from.distance_km) ? Number(to.distance_km) - Number(from.distance_km) : undefined,
  };
}

/** The legs of all trains between stations up to three stops apart. */
export function legsOf(trains: readonly Train[]): Legs {
  const legsByStation = new Map<string, Map<string, Leg[]>>();
  for (const { stops } of trains)
    for (const [at, from] of stops.entries())
      for (const to of stops.slice(at + 1, at + 1 + REACH)) {
        if (from.station === to.station) continue;
        const leg = legBetween(from, to);
        for (const [one, other] of [
          [from.station, to.station],
          [to.station, from.station],
        ] as const)
          keptIn(
            keptIn(legsByStation, one, () => new Map()),
            other,
            () => [],
          ).push(leg);
      }
  const toMedians = (legs: readonly Leg[]): Leg => ({
    minutes: median(legs.map((leg) => leg.minutes)),
    km: median(legs.map((leg) => leg.km)),
  });
  return new Map([...legsByStation].map(([code, legs]) => [code, new Map([...legs].map(([other, all]) => [other, toMedians(all)]))]));
}

function median(values: readonly (number | undefined)[]): number | undefined {
  const numbers = values.filter((one) => one !== undefined).toSorted((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)];
}

const pointOf = ({ lat, lon }: Pick<Station, 'lat' | 'lon'>): Point | undefined =>
  lat === null || lon === null ? undefined : { lat, lon };

/** Whether two points are farther apart than the leg between them allows. */
function isTooFar(one: Point, other: Point, { minutes, km }: Leg): boolean {
  const straight = distanceKm(one, other);
  if (straight <= NEAR_KM) return false;
  const byTime = minutes !== undefined && (straight / (minutes + LOST_MINUTES)) * 60 > TOP_KMH;
  return byTime || (km !== undefined && straight > km * KM_TOLERANCE.share + KM_TOLERANCE.km);
}

interface Verdict {
  /** Others that the point is too far from. */
  misfits: readonly string[];
  /** Others with a point of their own. */
  others: number;
}

function judge(code: string, point: Point, legs: Legs, points: ReadonlyMap<string, Point>): Verdict {
  const misfits: string[] = [];
  let others = 0;
  for (const [other, leg] of legs.get(code) ?? []) {
    const there = points.get(other);
    if (!there) continue;
    others += 1;
    if (isTooFar(point, there, leg)) misfits.push(other);
  }
  return { misfits, others };
}

const isWrong = ({ misfits, others }: Verdict): boolean =>
  misfits.length > 0 && (misfits.length === others || (misfits.length >= MIN_MISFITS && misfits.length * 2 >= others));

/**
 * Stations whose point does not fit their neighbours', each with the reason. The worst is taken first and no longer counts against its neighbours,
 * which are then judged again.
 */
export function findWrongPoints(stations: readonly Station[], legs: Legs): Map<string, string> {
  const points = new Map<string, Point>();
  for (const station of stations) {
    const point = pointOf(station);
    if (point && legs.has(station.code)) points.set(station.code, point);
  }
  const verdicts = new Map([...points].map(([code, point]) => [code, judge(code, point, legs, points)]));
  const wrong = new Map<string, string>();
  const share = ({ misfits, others }: Verdict) => 2 * misfits.length - others;
  for (;;) {
    const [worst] = [...verdicts].filter(([, one]) => isWrong(one)).sort(([, a], [, b]) => share(b) - share(a));
    if (!worst) return wrong;
    const [code, verdict] = worst;
    wrong.set(code, reason(code, verdict, points, legs));
    verdicts.delete(code);
    points.delete(code);
    for (const other of legs.get(code)?.keys() ?? []) {
      const point = points.get(other);
      if (point) verdicts.set(other, judge(other, point, legs, points));
    }
  }
}

/** `1604 km from MFCK in a straight line, which is 2 km by rail` */
function reason(code: string, { misfits }: Verdict, points: ReadonlyMap<string, Point>, legs: Legs): string {
  const here = points.get(code);
  const reasons = misfits.flatMap((other) => {
    const there = points.get(other);
    const { km, minutes } = legs.get(code)?.get(other) ?? {};
    if (!here || !there) return [];
    const straight = Math.round(distanceKm(here, there));
    return {
      over: straight / (km ?? (minutes ?? 1) * 2),
      text: `${straight} km from ${other} in a straight line, which trains reach in ${km === undefined ? `${minutes} min` : `${Math.round(km)} km`}`,
    };
  });
  return reasons.sort((a, b) => b.over - a.over)[0]?.text ?? 'far from its line';
}

/**
 * Gives stations with a wrong point another source's point that fits all their neighbours; others keep theirs. `candidates` are points by station
 * code, each with its source's name.
 */
export function withFittingPoints(
  stations: readonly Station[],
  legs: Legs,
  candidates: ReadonlyMap<string, readonly (Point & { source: string })[]>,
): Station[] {
  const wrong = findWrongPoints(stations, legs);
  const points = new Map(
    stations.flatMap((one) => {
      const point = wrong.has(one.code) ? undefined : pointOf(one);
      return point ? [[one.code, point] as const] : [];
    }),
  );
  return stations.map((station) => {
    if (!wrong.has(station.code)) return station;
    const other = candidates.get(station.code)?.find((point) => {
      const { misfits, others } = judge(station.code, point, legs, points);
      return others > 0 && misfits.length === 0;
    });
    return other ? { ...station, lat: other.lat, lon: other.lon, point_source: other.source } : station;
  });
}
