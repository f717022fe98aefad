import { search } from '../../areas/commodities/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(search);
export const OPTIONS = preflight;
