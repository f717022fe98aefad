import type { APIRoute } from 'astro';
import { AREAS } from '../catalog/areas.ts';
import { createMeantCalls } from '../catalog/meant-calls.ts';
import { createRouter } from '../catalog/routes.ts';
import { notFoundAt } from '../kernel/errors.ts';
import { answerCall, errorResponse, preflight } from '../kernel/respond.ts';

export const prerender = false;

const findEndpoint = createRouter(AREAS);
const findMeant = createMeantCalls(AREAS);

/** Every endpoint of every area. The server has found it already; where Astro serves by itself (dev), it is found here. */
export const ALL: APIRoute = (context) => {
  const found = context.locals.found ?? findEndpoint((context.params.path ?? '').replace(/\/$/, '').split('/'));
  if (found) return answerCall(found.endpoint, found.path, context);
  const { pathname, search } = context.url;
  return errorResponse(notFoundAt(pathname, findMeant(pathname, search)));
};
export const OPTIONS = preflight;
