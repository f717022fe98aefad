import { taxpayer } from '../../areas/gst/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(taxpayer);
export const OPTIONS = preflight;
