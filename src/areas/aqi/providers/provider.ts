import type { Provider, ProviderQuery, QueryFn } from '../../../providers/upstream-query.ts';
import type { Concentrations } from '../naqi.ts';
import type { StationReading } from '../station-reading.ts';

export interface AirQuery {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

/** A provider's reading of the air at a point now. */
export interface AirReport {
  /** µg/m³, CO in mg/m³; absent if the provider gives only indices. */
  concentrations: Concentrations;
  /** Indices of another country's scale, as given. */
  foreign?: { scale: string; aqi: number };
  basis: 'model' | 'station';
  /** The monitoring station, where it is one. */
  station: string | null;
  /** ISO 8601 UTC. */
  observedAt: string;
}

export interface AirProvider extends Provider {
  air: ProviderQuery<AirQuery, AirReport>;
}

/** Gives all stations of the country in one reading. */
export interface StationProvider extends Provider {
  stations: QueryFn<'india', StationReading[]>;
}
