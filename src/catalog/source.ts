// Answers calls from the sources, with plain Node and without a build.
import type { APIContext } from 'astro';
import { answerCall } from '../api/respond.ts';
import { env } from '../kernel/env.ts';
import { type AnswerCall, createLive, type Live, type LiveParts } from './live.ts';
import type { Route } from './routes.ts';

/** `pages`: how to render pages on request, once a page bundle exists. */
export function createSourceLive(pages: Pick<LiveParts, 'page' | 'pageOnRequest'>): Live {
  return createLive({ endpoint, ...pages, site: env.SITE_URL, base: env.BASE_PATH });
}

/** Same as in `src/pages/[...path].ts`. An endpoint reads only these three parts of Astro's context. */
const endpoint =
  ({ endpoint, path }: Route): AnswerCall =>
  (search, origin, signal, locals) => {
    const request = new Request(`${origin}/${search}`, { signal });
    return answerCall(endpoint, path, { request, url: new URL(request.url), locals } as APIContext);
  };
