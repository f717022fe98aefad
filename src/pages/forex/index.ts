import { rates } from '../../areas/forex/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(rates);
export const OPTIONS = preflight;
