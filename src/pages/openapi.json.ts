import { AREAS } from '../areas/index.ts';
import { jsonFile } from '../lib/endpoint.ts';
import { buildOpenapi } from '../registry/openapi.ts';

export const prerender = true;
export const GET = () => jsonFile(buildOpenapi(AREAS));
