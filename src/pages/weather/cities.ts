import { cities } from '../../areas/weather/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(cities);
export const OPTIONS = preflight;
