import { z } from 'zod';
import { numberParam, textParam } from '../api/params.ts';
import { zoneParam } from '../api/when-params.ts';
import { ApiError } from '../kernel/errors.ts';

/** Decimals of a degree that place a town; more, finer than ten metres, are where a device stands. */
const TOWN_DECIMALS = 4;
/** An answer for where somebody stands is for them alone. */
const keptBy = (degrees: string) => ((degrees.split('.')[1]?.length ?? 0) > TOWN_DECIMALS ? 'caller' : undefined);

const longitude = (about: string, aliasOf?: string) => numberParam({ about, minimum: -180, maximum: 180, aliasOf, keptBy });

/** A point in a query, for `readPoint()`. */
export const pointParams = (latitude: string, maximum = 90) => ({
  lat: numberParam({ about: latitude, minimum: -maximum, maximum, keptBy }),
  lon: longitude('Longitude in degrees, with lat'),
  lan: longitude('Another name of lon', 'lon'),
  lng: longitude('Another name of lon', 'lon'),
});

/** A place in a query: a city or a point. `lat`: notes on the latitude. */
export const placeParams = (city: { about: string; example: string }, lat?: { about: string; maximum: number }) => ({
  city: textParam({ ...city, excludes: ['lat', 'lon', 'lan', 'lng'] }),
  ...pointParams(lat?.about ?? 'Latitude in degrees, with lon', lat?.maximum),
});

/** Beyond it the sun may stay up or down for a day. */
const MAX_LATITUDE = 65;

/** The observer's place: parameters of everything that depends on risings and settings. */
export const skyPlaceParams = {
  ...placeParams(
    { about: 'An Indian city; delhi without coordinates', example: 'varanasi' },
    { about: 'Latitude in degrees, with lon: where the sun rises every day', maximum: MAX_LATITUDE },
  ),
  tz: zoneParam({ about: 'IANA time zone; needed outside of India' }),
};

/** Coordinates in a query; the longitude has three names. */
export interface PointParams {
  lat?: number | undefined;
  lon?: number | undefined;
  lan?: number | undefined;
  lng?: number | undefined;
}

/** The requested point in degrees; undefined if no coordinate was sent. Throws ApiError 400 if one of the two is missing. */
export function readPoint({ lat, lon, lan, lng }: PointParams): { lat: number; lon: number } | undefined {
  const longitude = lon ?? lan ?? lng;
  if (lat === undefined && longitude === undefined) return undefined;
  if (lat === undefined) throw missing('lat', 'A longitude needs a latitude: send lat too, -90 to 90');
  if (longitude === undefined) throw missing('lon', 'A latitude needs a longitude: send lon (or lan, lng) too, -180 to 180');
  return { lat, lon: longitude };
}

const missing = (parameter: string, message: string) => new ApiError('missing_parameter', message, { extra: { parameter } });

/** The body member that names the default place if the call gave none. */
export const assumedPlace = z
  .strictObject({ city: z.string() })
  .optional()
  .meta({ description: 'The place that was taken because the call named none; absent where it named one' });

/** The member for a call with these parameters; `city` is the default place. */
export const assumeCity = (params: PointParams & { city?: string | undefined }, city: string): { assumed?: { city: string } } =>
  [params.city, params.lat, params.lon, params.lan, params.lng].every((one) => one === undefined) ? { assumed: { city } } : {};
