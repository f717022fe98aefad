import type { Provider, ProviderQuery } from '../../../providers/upstream-query.ts';

/** A point on earth in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/** A provider's reading of the weather at a point now. Null for what it does not give. */
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

/** One day of a forecast, Indian time. Null is what the provider does not say. */
export interface ForecastDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Degrees Celsius. */
  highest: number;
  lowest: number;
  /** Millimetres. */
  precipitation: number | null;
  /** Of precipitation, per cent. */
  probability: number | null;
  /** Kilometres per hour. */
  strongestWind: number | null;
  /** WMO code: the day's severest. */
  code: number;
}

/** One hour of a forecast. */
export interface ForecastHour extends Omit<Observation, 'observedAt' | 'freshUntil'> {
  /** When it begins, ISO 8601 UTC. */
  time: string;
  /** Millimetres in that hour. */
  precipitation: number | null;
  probability: number | null;
}

export interface Forecast {
  days: ForecastDay[];
  hours: ForecastHour[];
  /** What has to be known of how the days were made. */
  note?: string;
  freshUntil?: number;
}

export interface WeatherProvider extends Provider {
  current: ProviderQuery<Point, Observation>;
  forecast?: ProviderQuery<Point, Forecast>;
}

/** Metres per second as kilometres per hour, one decimal. */
export const kilometresPerHour = (metresPerSecond: number): number => Math.round(metresPerSecond * 36) / 10;
