import { code } from '../../../areas/gst/endpoints.ts';
import { preflight, route } from '../../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(code);
export const OPTIONS = preflight;
