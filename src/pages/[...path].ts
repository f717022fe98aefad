import type { APIRoute } from 'astro';
import { AREAS } from '../catalog/areas.ts';
import { createRouter } from '../catalog/routes.ts';
import { answerCall, notFound, preflight } from '../kernel/respond.ts';

export const prerender = false;

const findEndpoint = createRouter(AREAS);

/** Every endpoint of every area. The server has found it already; where Astro serves by itself (dev), it is found here. */
export const ALL: APIRoute = (context) => {
  const found = context.locals.found ?? findEndpoint((context.params.path ?? '').replace(/\/$/, '').split('/'));
  return found ? answerCall(found.endpoint, found.path, context) : notFound(context);
};
export const OPTIONS = preflight;
