import { requireState } from '../../places/find-state.ts';
import directory from './station-directory.json' with { type: 'json' };
import { readPlace, type StationReading } from './station-reading.ts';

/** A station without figures. Degrees, WGS 84. */
export type Station = Pick<StationReading, 'name' | 'city' | 'state' | 'lat' | 'lon'>;

/** All stations of the CPCB's directory: what is known of them while nobody can be asked for figures. */
export const STATIONS: readonly Station[] = directory.stations.map((row) => {
  const [name, city, state, lat, lon] = row as [string, string, string, number, number];
  return { name, city, state: requireState(state).name, ...(readPlace(lat, lon) ?? { lat, lon }) };
});

/** Day of the directory, YYYY-MM-DD. */
export const STATIONS_AS_OF = directory.as_of;
export const STATIONS_CREDIT = 'Stations of the Central Pollution Control Board, as vayuayan 0.3.0 (PyPI, MIT) lists them';
