import { jsonFile } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { buildOpenapi } from '../catalog/openapi.ts';

export const prerender = true;
export const GET = async () => jsonFile(await buildOpenapi(AREAS));
