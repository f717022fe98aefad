import type { APIRoute } from 'astro';
import { OPERATIONS } from '../../areas/webfetch/endpoints.ts';
import { notFound, preflight, route } from '../../lib/endpoint.ts';

export const prerender = false;
export const GET: APIRoute = (context) => {
  const name = context.params.operation ?? '';
  return Object.hasOwn(OPERATIONS, name) ? route(OPERATIONS[name as keyof typeof OPERATIONS])(context) : notFound(context);
};
export const OPTIONS = preflight;
