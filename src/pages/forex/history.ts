import { history } from '../../areas/forex/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(history);
export const OPTIONS = preflight;
