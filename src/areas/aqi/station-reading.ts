import { hoursSince, parseDay } from '../../kernel/time.ts';
import { findState } from '../../places/find-state.ts';
import { isPastReading, isStaleReading } from '../../providers/reading-age.ts';
import { CannotAnswer } from '../../providers/upstream-query.ts';
import misread from './misread-points.json' with { type: 'json' };
import { findCategory, type Pollutant, type SubIndices } from './naqi.ts';

/** A monitoring station's figures at one time, on India's scale. */
export interface StationReading {
  name: string;
  /** As the publisher writes it. */
  city: string;
  /** By its name here; as the publisher writes it if that is unknown. */
  state: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  indices: SubIndices;
  /** The station's index; null if it has too few pollutants for one. */
  aqi: number | null;
  dominant: Pollutant | null;
  /** ISO 8601 UTC. */
  observedAt: string;
}

const POLLUTANTS: Readonly<Record<string, Pollutant>> = {
  'PM2.5': 'pm2_5',
  PM10: 'pm10',
  NO2: 'no2',
  SO2: 'so2',
  CO: 'co',
  OZONE: 'o3',
  NH3: 'nh3',
  PB: 'pb',
};
/** Used for no value, above the end of the scale. */
const SENTINEL = 999;

/** A pollutant by the CPCB's name; undefined for any other text. */
export const toPollutant = (name: string): Pollutant | undefined => {
  const key = name.trim().toUpperCase();
  return Object.hasOwn(POLLUTANTS, key) ? POLLUTANTS[key] : undefined;
};

/** An index as the CPCB writes it; undefined for `NA`, an empty text and its sentinel. */
export function readIndex(written: string | number | null | undefined): number | undefined {
  const text = String(written ?? '').trim();
  const value = /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text)) : Number.NaN;
  return value < SENTINEL ? value : undefined;
}

interface Point {
  lat: number;
  lon: number;
}
/** About a metre. */
const pointKey = ({ lat, lon }: Point): string => `${lat.toFixed(5)} ${lon.toFixed(5)}`;
const MISREAD: ReadonlyMap<string, Point> = new Map(
  misread.points.map(({ written, meant }) => {
    const [[lat, lon], [meantLat, meantLon]] = [written, meant] as [[number, number], [number, number]];
    return [pointKey({ lat, lon }), { lat: meantLat, lon: meantLon }];
  }),
);

/** A point in India, in degrees, a misread one of the CPCB's corrected; undefined for `NA`, zeros, and numbers that lie elsewhere. */
export function readPlace(latitude: string | number | null | undefined, longitude: string | number | null | undefined): Point | undefined {
  const [lat, lon] = [latitude, longitude].map((text) => (String(text ?? '').trim() === '' ? Number.NaN : Number(text))) as [
    number,
    number,
  ];
  if (!(lat > 6 && lat < 38 && lon > 68 && lon < 98)) return undefined;
  return MISREAD.get(pointKey({ lat, lon })) ?? { lat, lon };
}

/** `25-11-2026 12:00:00`, day first, Indian time without a zone, as ISO 8601 UTC; undefined for a time that does not exist. */
export function indianInstant(text: string): string | undefined {
  const [, date = '', time] = /^(\d\d-\d\d-\d{4}) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  const instant = new Date(`${parseDay(date)}T${time}+05:30`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** A state by the CPCB's spelling: `Andhra_Pradesh`, `TamilNadu`. */
export function stateName(written: string): string {
  const words = written
    .replaceAll('_', ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return findState(words)?.name ?? findState(words.replaceAll(' ', ''))?.name ?? words;
}

/** Hours by which a station's clock may be ahead of ours. */
const AHEAD_HOURS = 1;

/** Readings that say how the air is now, or was at a time: not older than a day then, and not of a time to come. */
export const currentReadings = (readings: readonly StationReading[], at?: Date): StationReading[] =>
  readings.filter(({ observedAt }) => !isPastReading(observedAt, at) && hoursSince(observedAt, at) >= -AHEAD_HOURS);

/** The same; throws CannotAnswer if no station has one. */
export function requireCurrentReadings(readings: readonly StationReading[]): StationReading[] {
  const current = currentReadings(readings);
  if (current.length === 0) throw new CannotAnswer('no station has a reading of the last 24 hours');
  return current;
}

/**
 * The station in the middle of those with an index, the worse of two: of those with a reading of the last three hours, else of all. The first where
 * none has an index.
 */
export function medianStation(stations: readonly StationReading[]): StationReading | undefined {
  const withIndex = stations.filter(({ aqi }) => aqi !== null);
  const fresh = withIndex.filter(({ observedAt }) => !isStaleReading(observedAt));
  const ranked = (fresh.length > 0 ? fresh : withIndex).toSorted((a, b) => (a.aqi ?? 0) - (b.aqi ?? 0));
  return ranked[Math.floor(ranked.length / 2)] ?? stations[0];
}

/** The category of a station's index; null without one. */
export const categoryOf = ({ aqi }: Pick<StationReading, 'aqi'>) => (aqi === null ? null : findCategory(aqi).name);
