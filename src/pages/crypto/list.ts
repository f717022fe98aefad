import { list } from '../../areas/crypto/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(list);
export const OPTIONS = preflight;
