import type { APIRoute } from 'astro';
import { jsonFile } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { buildCatalog } from '../catalog/catalog.ts';

export const prerender = true;
export const GET: APIRoute = async ({ locals }) => jsonFile(await buildCatalog(AREAS, locals.findDigest));
