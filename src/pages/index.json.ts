import { buildCatalog } from '../areas/catalog.ts';
import { AREAS } from '../areas/index.ts';
import { jsonFile } from '../lib/endpoint.ts';

export const prerender = true;
export const GET = async () => jsonFile(await buildCatalog(AREAS));
