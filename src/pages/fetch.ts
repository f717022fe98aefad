import { fetchEndpoint } from '../areas/webfetch/endpoints.ts';
import { preflight, route } from '../lib/endpoint.ts';

export const prerender = false;
export const GET = route(fetchEndpoint);
export const OPTIONS = preflight;
