import { crawlEndpoint } from '../areas/webfetch/endpoints.ts';
import { preflight, route } from '../lib/endpoint.ts';

export const prerender = false;
export const GET = route(crawlEndpoint);
export const OPTIONS = preflight;
