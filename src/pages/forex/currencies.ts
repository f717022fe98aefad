import { currencies } from '../../areas/forex/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(currencies);
export const OPTIONS = preflight;
