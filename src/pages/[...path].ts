import { notFound, preflight } from '../lib/endpoint.ts';

export const prerender = false;
export const ALL = notFound;
export const OPTIONS = preflight;
