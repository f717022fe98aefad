import { listing } from '../../areas/commodities/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(listing);
export const OPTIONS = preflight;
