import type { Provider, ProviderQuery } from '../../../providers/upstream-query.ts';
import type { Concentrations, SubIndices } from '../naqi.ts';

export interface AirQuery {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** Names of the known city at or near the point, the usual one first; none where no city is near. */
  names: readonly string[];
  /** Is the whole city meant, and not the point? */
  whole: boolean;
}

/** A monitoring station's figures, in India's sub-indices. */
export interface AirStation {
  name: string;
  lat: number;
  lon: number;
  indices: SubIndices;
  /** ISO 8601 UTC. */
  observedAt: string;
}

/** What a provider says of the air now: measured concentrations, or indices that are never indexed again. */
export interface AirReport {
  /** µg/m³, CO in mg/m³; none where the provider gives indices only. */
  concentrations: Concentrations;
  /** India's sub-indices where the provider itself gives them. */
  indices?: SubIndices;
  /** Indices of another country's scale, as given. */
  foreign?: { scale: string; aqi: number };
  basis: 'model' | 'station';
  /** The monitoring station, where it is one. */
  station: string | null;
  /** All stations of the city, nearest to its centre first, where the whole city was asked for. */
  stations?: AirStation[];
  /** ISO 8601 UTC. */
  observedAt: string;
}

export interface AirProvider extends Provider {
  air: ProviderQuery<AirQuery, AirReport>;
}
