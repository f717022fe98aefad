import { prices } from '../../areas/crypto/endpoints.ts';
import { preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET = route(prices);
export const OPTIONS = preflight;
