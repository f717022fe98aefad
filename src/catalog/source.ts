// Calls answered from the sources as they stand, by plain Node and without a build.
import type { APIContext } from 'astro';
import { env } from '../kernel/env.ts';
import { answerCall } from '../kernel/respond.ts';
import { type AnswerCall, createLive, type Live } from './live.ts';
import type { Route } from './routes.ts';

/** `page`: how a page is made on request, once there is something to make pages from. */
export function createSourceLive(page: (path: string) => AnswerCall | undefined): Live {
  return createLive({ endpoint, page, site: env.SITE_URL, base: env.BASE_PATH });
}

/** As `src/pages/[...path].ts` answers it. An endpoint reads these three parts of Astro's context and no others. */
const endpoint =
  ({ endpoint, path }: Route): AnswerCall =>
  (search, origin, signal, locals) => {
    const request = new Request(`${origin}/${search}`, { signal });
    return answerCall(endpoint, path, { request, url: new URL(request.url), locals } as APIContext);
  };
