import { AREAS } from '../areas/index.ts';
import { jsonFile } from '../lib/endpoint.ts';
import { buildCatalog } from '../registry/catalog.ts';

export const prerender = true;
export const GET = async () => jsonFile(await buildCatalog(AREAS));
