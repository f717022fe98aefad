import { current } from '../../areas/aqi/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(current);
export const OPTIONS = preflight;
