import { numberParam, textParam } from '../kernel/params.ts';
import { zoneParam } from '../kernel/when-params.ts';

const longitude = (about: string, aliasOf?: string) => numberParam({ about, minimum: -180, maximum: 180, aliasOf });

/** A place as callers send it: a city, or coordinates, which `readPoint()` reads. `lat`: what is particular about the latitude. */
export const placeParams = (city: { about: string; example: string }, lat?: { about: string; maximum: number }) => ({
  city: textParam({ ...city, excludes: ['lat', 'lon', 'lan', 'lng'] }),
  lat: numberParam({ about: lat?.about ?? 'Latitude in degrees, with lon', minimum: -(lat?.maximum ?? 90), maximum: lat?.maximum ?? 90 }),
  lon: longitude('Longitude in degrees, with lat'),
  lan: longitude('Another name of lon', 'lon'),
  lng: longitude('Another name of lon', 'lon'),
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
