import { scale } from '../../areas/aqi/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(scale);
export const OPTIONS = preflight;
