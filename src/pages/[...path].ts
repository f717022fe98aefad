import type { APIRoute } from 'astro';
import { answerCall, errorResponse, preflight } from '../api/respond.ts';
import { AREAS } from '../catalog/areas.ts';
import { createMeantCalls } from '../catalog/meant-calls.ts';
import { createRouter } from '../catalog/routes.ts';
import { notFoundAt } from '../kernel/errors.ts';

export const prerender = false;

/** Where Astro serves by itself (dev): a server has found the endpoint already. */
let devRoutes: { find: ReturnType<typeof createRouter>; findMeant: ReturnType<typeof createMeantCalls> } | undefined;

/** Every endpoint of every area. */
export const ALL: APIRoute = (context) => {
  const { found } = context.locals;
  if (found) return answerCall(found.endpoint, found.path, context);
  devRoutes ??= { find: createRouter(AREAS), findMeant: createMeantCalls(AREAS) };
  const here = devRoutes.find((context.params.path ?? '').replace(/\/$/, '').split('/'));
  if (here) return answerCall(here.endpoint, here.path, context);
  const { pathname, search } = context.url;
  return errorResponse(notFoundAt(pathname, devRoutes.findMeant(pathname, search)));
};
export const OPTIONS = preflight;
