import { ApiError } from '../kernel/errors.ts';

/** Coordinates as callers send them: the longitude under any of three names. */
export interface PointParams {
  lat?: number | undefined;
  lon?: number | undefined;
  lan?: number | undefined;
  lng?: number | undefined;
}

/** The point asked for, in degrees; undefined when no coordinate was sent. Throws ApiError 400 when one of the two is missing. */
export function readPoint({ lat, lon, lan, lng }: PointParams): { lat: number; lon: number } | undefined {
  const longitude = lon ?? lan ?? lng;
  if (lat === undefined && longitude === undefined) return undefined;
  if (lat === undefined) throw missing('lat', 'A longitude needs a latitude: send lat too, -90 to 90');
  if (longitude === undefined) throw missing('lon', 'A latitude needs a longitude: send lon (or lan, lng) too, -180 to 180');
  return { lat, lon: longitude };
}

const missing = (parameter: string, message: string) => new ApiError('missing_parameter', message, { extra: { parameter } });
