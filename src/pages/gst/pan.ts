import { numbersOfPan } from '../../areas/gst/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(numbersOfPan);
export const OPTIONS = preflight;
