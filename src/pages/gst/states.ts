import { states } from '../../areas/gst/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(states);
export const OPTIONS = preflight;
