import type { APIRoute } from 'astro';
import { AREAS } from '../areas/index.ts';
import { answerCall, notFound, preflight } from '../lib/endpoint.ts';
import { routesOf } from '../registry/routes.ts';

export const prerender = false;

const findEndpoint = routesOf(AREAS);

/** Every endpoint of every area. The server has found it already; where Astro serves by itself (dev), it is found here. */
export const ALL: APIRoute = (context) => {
  const found = context.locals.found ?? findEndpoint((context.params.path ?? '').replace(/\/$/, '').split('/'));
  return found ? answerCall(found.endpoint, found.path, context) : notFound(context);
};
export const OPTIONS = preflight;
