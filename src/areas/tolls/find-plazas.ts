import { z } from 'zod';
import { textParam } from '../../api/params.ts';
import { ApiError } from '../../kernel/errors.ts';
import { searchPlaces } from '../../places/find.ts';
import { findTown } from '../../places/town.ts';
import { fold } from '../../text/fold.ts';
import { plazaNames } from './plaza-names.ts';
import { type Plaza, plazaIndex, plazas, plazasNear, roadNumbers } from './values.ts';

/** What the page's one field takes: a plaza, a highway or a town. */
export const findQuery = z.object({ q: textParam({ about: 'A plaza, a highway or a town', longest: 100, required: true }) });

/** Plazas that one field asked for: on a highway, by their name, or around a town, the nearest first. */
export type FoundPlazas = Readonly<
  { plazas: readonly Plaza[] } & ({ by: 'road'; road: string } | { by: 'name' } | { by: 'town'; town: { name: string; hi?: string } })
>;

/** Around a town, as the crow flies. */
const NEAR_KM = 50;
/** So many are looked for by a near spelling. */
const MOST = 20;
/** `NH 48`, `48`, `एनएच 44`, `NE 4`. */
const ROAD = /^(?:n\.?[he]\.?|एनएच|एनई|राष्ट्रीय राजमार्ग|national highway|highway)?[\s-]*(\d{1,3}\s?[a-z]{0,2})$/i;

/** The plazas that the words mean. Throws ApiError 404 where no plaza, highway or town is called so. */
export async function findPlazas({ q }: z.output<typeof findQuery>): Promise<FoundPlazas> {
  const all = await plazas();
  const road = ROAD.exec(q.trim())?.[1]?.toUpperCase();
  if (road !== undefined) {
    const wanted = roadNumbers(road);
    const along = all.filter((plaza) => plaza.road !== null && roadNumbers(plaza.road).some((one) => wanted.includes(one)));
    if (along.length > 0) return { by: 'road', road, plazas: along };
  }
  const key = fold(q);
  const called = all.filter((plaza) => [plaza.name, ...plaza.aliases, plazaNames(plaza).hi ?? ''].some((name) => fold(name) === key));
  if (called.length > 0) return { by: 'name', plazas: called };
  const town = findTown(q);
  const near = town ? plazasNear(all, town, NEAR_KM).map(({ plaza }) => plaza) : [];
  if (town && near.length > 0) return { by: 'town', town, plazas: near };
  const named = searchPlaces(await plazaIndex(), q, MOST).map(({ place }) => place);
  if (named.length > 0) return { by: 'name', plazas: named };
  throw new ApiError('not_found', `No toll plaza, highway or town is called ${JSON.stringify(q)}.`);
}
