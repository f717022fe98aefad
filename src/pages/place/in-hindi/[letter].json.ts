import type { APIRoute } from 'astro';
import { jsonFile } from '../../../api/respond.ts';
import { isPrebuiltInHindi } from '../../../places/cities.ts';
import { PLACES, type Place } from '../../../places/gazetteer.ts';
import { hindiRecord } from '../../../site/place-sections.ts';

/** The towns whose pages in Hindi are made on request, by the first letter of their addresses: from these a host of files draws them (site/browser/record/town.ts). */
export const prerender = true;

export const getStaticPaths = () =>
  [
    ...Map.groupBy(
      PLACES.filter((place) => !isPrebuiltInHindi(place)),
      ({ slug }) => slug.charAt(0),
    ),
  ].map(([letter, towns]) => ({ params: { letter }, props: { towns } }));

export const GET: APIRoute<{ towns: readonly Place[] }> = async ({ props: { towns } }) =>
  jsonFile(Object.fromEntries(await Promise.all(towns.map(async (town) => [town.slug, await hindiRecord(town)] as const))));
