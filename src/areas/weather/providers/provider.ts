import type { How, Provider } from '../../../lib/asked.ts';

/** A point on earth in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/** What a provider says of the weather at a point now. Null is what it does not say. */
export interface Observation {
  /** Degrees Celsius. */
  temperature: number;
  feelsLike: number | null;
  /** Relative, per cent. */
  humidity: number;
  /** Kilometres per hour. */
  windSpeed: number;
  /** Degrees from which it blows, 0 is north. */
  windDirection: number | null;
  /** WMO code. */
  code: number;
  /** ISO 8601 UTC. */
  observedAt: string;
  /** Milliseconds since the epoch until which the provider asks not to be asked again. */
  freshUntil?: number;
}

export interface WeatherProvider extends Provider {
  current: How<Point, Observation>;
}

/** Metres per second as kilometres per hour, one decimal. */
export const kilometresPerHour = (metresPerSecond: number): number => Math.round(metresPerSecond * 36) / 10;
