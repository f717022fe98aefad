import { ApiError } from '../kernel/errors.ts';
import { INDIA as INDIA_ZONE } from '../kernel/zone.ts';
import { suggestPlaces } from './find.ts';
import { GAZETTEER } from './gazetteer.ts';
import { nearestCity } from './near.ts';
import { type PointParams, readPoint } from './place-params.ts';
import { findTown, type Town } from './town.ts';

/** A point on Earth with its time zone, and its name if known. */
export interface ResolvedPlace {
  name: string | null;
  hi: string | null;
  state: string | null;
  lat: number;
  lon: number;
  /** IANA time zone. */
  zone: string;
}

export interface PlaceParams extends PointParams {
  city?: string | undefined;
  tz?: string | undefined;
}

const NEAR_KM = 25;
/** India's approximate bounding box in degrees. Callers in neighbouring countries within it must give their zone. */
const INDIA = { south: 6, north: 37.5, west: 68, east: 97.5 };

/** Finds a city or town by any name. Throws ApiError 404 with similar spellings. */
function requireTown(text: string): Town {
  const town = findTown(text);
  if (town) return town;
  throw new ApiError('unknown_place', `No city or town called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(GAZETTEER, text),
    hint: 'Any place can be asked for by lat, lon and tz',
  });
}

const inIndia = ({ lat, lon }: { lat: number; lon: number }) =>
  lat >= INDIA.south && lat <= INDIA.north && lon >= INDIA.west && lon <= INDIA.east;

/**
 * The place given by name or coordinates, or `fallback` if neither is sent. Coordinates around India use Indian time unless `tz` is set;
 * elsewhere `tz` is required. Throws ApiError.
 */
export function resolvePlace({ city, tz, ...coordinates }: PlaceParams, fallback: string): ResolvedPlace {
  const point = readPoint(coordinates);
  if (!point || city !== undefined) {
    const { name, hi, state, lat, lon } = requireTown(city ?? fallback);
    return { name, hi: hi ?? null, state, lat, lon, zone: tz ?? INDIA_ZONE };
  }
  if (tz === undefined && !inIndia(point)) {
    throw new ApiError('missing_parameter', 'tz is needed for a place outside India: an IANA time zone such as Europe/London', {
      extra: { parameter: 'tz' },
    });
  }
  const near = inIndia(point) ? nearestCity(point, NEAR_KM) : undefined;
  return { name: near?.name ?? null, hi: near?.hi ?? null, state: near?.state ?? null, ...point, zone: tz ?? INDIA_ZONE };
}

/** A place as bodies show it. */
export const placeBody = ({ name, state, lat, lon, zone }: ResolvedPlace) => ({ name, state, lat, lon, tz: zone });
