import { AREAS } from '../areas/index.ts';
import { buildOpenapi } from '../areas/openapi.ts';
import { jsonFile } from '../lib/endpoint.ts';

export const prerender = true;
export const GET = () => jsonFile(buildOpenapi(AREAS));
