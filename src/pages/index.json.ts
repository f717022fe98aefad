import type { APIRoute } from 'astro';
import { AREAS } from '../catalog/areas.ts';
import { buildCatalog } from '../catalog/catalog.ts';
import { jsonFile } from '../kernel/respond.ts';

export const prerender = true;
export const GET: APIRoute = async ({ locals }) => jsonFile(await buildCatalog(AREAS, locals.findDigest));
