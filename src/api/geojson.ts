import { flatten, type Row } from './csv.ts';
import type { Format } from './endpoint.ts';

/** Columns in which tables give a location, in WGS 84 degrees. */
const PLACES = [
  ['lat', 'lon'],
  ['location.lat', 'location.lon'],
] as const;

const placeOf = (row: Readonly<Record<string, unknown>>) => PLACES.find(([lat, lon]) => lat in row && lon in row);

/** Whether rows of this shape have a location. */
export const hasPoints = (rows: readonly Row[]): boolean => rows.some((row) => placeOf(flatten(row)) !== undefined);

/**
 * Rows as a GeoJSON feature collection (RFC 7946): one point per row, null geometry where the location is unknown, other members as
 * properties.
 */
export function toGeojson(rows: readonly Row[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features: rows.map(toFeature) });
}

function toFeature(row: Row) {
  const flat = flatten(row);
  const at = placeOf(flat);
  const [lat, lon] = at ? [flat[at[0]], flat[at[1]]] : [];
  const isKnown = typeof lat === 'number' && typeof lon === 'number';
  const { lat: _lat, lon: _lon, location, ...rest } = row;
  return {
    type: 'Feature',
    geometry: isKnown ? { type: 'Point', coordinates: [lon, lat] } : null,
    properties: { ...rest, ...(location !== undefined && at?.[0] === 'lat' && { location }) },
  };
}

export const geojsonFormat = (render: Format['render']): Format => ({
  type: 'application/geo+json',
  about: 'its points as features (RFC 7946), for maps',
  render,
});
