import { forecast } from '../../areas/weather/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(forecast);
export const OPTIONS = preflight;
