import { AREAS } from '../catalog/areas.ts';
import { buildOpenapi } from '../catalog/openapi.ts';
import { jsonFile } from '../kernel/respond.ts';

export const prerender = true;
export const GET = () => jsonFile(buildOpenapi(AREAS));
