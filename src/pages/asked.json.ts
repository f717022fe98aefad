import { jsonFile } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { listQueryStatus } from '../catalog/query-status.ts';

/** Made on request: a build may know other settings than the server that serves it. */
export const prerender = false;
export const GET = () => jsonFile({ status: 'ok', asked: listQueryStatus(AREAS) });
