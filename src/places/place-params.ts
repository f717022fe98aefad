import { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import { numberParam, textParam } from '../kernel/params.ts';
import { zoneParam } from '../kernel/when-params.ts';

const longitude = (about: string, aliasOf?: string) => numberParam({ about, minimum: -180, maximum: 180, aliasOf });

/** A point as callers send it, which `readPoint()` reads. */
export const pointParams = (latitude: string, maximum = 90) => ({
  lat: numberParam({ about: latitude, minimum: -maximum, maximum }),
  lon: longitude('Longitude in degrees, with lat'),
  lan: longitude('Another name of lon', 'lon'),
  lng: longitude('Another name of lon', 'lon'),
});

/** A place as callers send it: a city, or a point. `lat`: what is particular about the latitude. */
export const placeParams = (city: { about: string; example: string }, lat?: { about: string; maximum: number }) => ({
  city: textParam({ ...city, excludes: ['lat', 'lon', 'lan', 'lng'] }),
  ...pointParams(lat?.about ?? 'Latitude in degrees, with lon', lat?.maximum),
});

/** Beyond it the sun may stay up or down for a day. */
const MAX_LATITUDE = 65;

/** Where to compute the sky for: parameters of all that depends on its rising and setting. */
export const skyPlaceParams = {
  ...placeParams(
    { about: 'An Indian city; delhi without coordinates', example: 'varanasi' },
    { about: 'Latitude in degrees, with lon: where the sun rises every day', maximum: MAX_LATITUDE },
  ),
  tz: zoneParam({ about: 'IANA time zone; needed outside of India' }),
};

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

/** The member of a body that says which place was taken because the call named none. */
export const assumedPlace = z
  .strictObject({ city: z.string() })
  .optional()
  .meta({ description: 'The place that was taken because the call named none; absent where it named one' });

/** The same for a call with these parameters; `city` is the place that is taken without any. */
export const assumeCity = (asked: PointParams & { city?: string | undefined }, city: string): { assumed?: { city: string } } =>
  [asked.city, asked.lat, asked.lon, asked.lan, asked.lng].every((one) => one === undefined) ? { assumed: { city } } : {};
