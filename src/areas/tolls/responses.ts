import type { z } from 'zod';
import { computeFreshness, datedBody } from '../../crawl/freshness.ts';
import { latestTime } from '../../kernel/time.ts';
import type { tollPlaza, tollPlazas } from './schema.ts';
import { TOLLS_SCHEDULE, TOLLS_SNAPSHOT, type Vehicle } from './tables.ts';
import { inForceOn, type Plaza } from './values.ts';

const SOURCE = TOLLS_SNAPSHOT.sources.map(({ name }) => name).join(', as collected by ');

/** A plaza with its distance, where a point was asked for. */
export interface FoundPlaza {
  plaza: Plaza;
  km?: number;
}

function plazaBody({ plaza, km }: FoundPlaza, day: string, vehicle: Vehicle | undefined): z.output<typeof tollPlaza> {
  const { id, code, name, state, road, point, starts, ends, rates, isDoubtful } = plaza;
  const ofVehicle = vehicle && rates[vehicle];
  return {
    ...{ id, code, name, road },
    state: state ?? null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    ...(km === undefined ? {} : { distance_km: Math.round(km * 10) / 10 }),
    road_km: plaza.km,
    rates_from: starts,
    rates_until: ends,
    in_force: inForceOn(plaza, day),
    rates: vehicle ? (ofVehicle ? { [vehicle]: ofVehicle } : {}) : { ...rates },
    ...(isDoubtful ? { doubt: true as const } : {}),
  };
}

/** A page of plazas. `day` is the one that rates shall be in force on, `asked` the one of the call, if any. */
export function plazasBody(
  matches: readonly FoundPlaza[],
  { page, limit }: { page: number; limit: number },
  { day, asked, vehicle, all }: { day: string; asked: string | undefined; vehicle: Vehicle | undefined; all: readonly Plaza[] },
): z.output<typeof tollPlazas> {
  const shown = matches.slice((page - 1) * limit, page * limit);
  const newest = latestTime(all.map(({ asOf }) => asOf));
  return {
    status: 'ok',
    ...datedBody(newest, asked),
    total: matches.length,
    page,
    limit,
    count: shown.length,
    data: shown.map((one) => plazaBody(one, day, vehicle)),
    source: SOURCE,
    ...computeFreshness(newest, TOLLS_SCHEDULE),
  };
}
