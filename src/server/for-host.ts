import type { AnswerCall, Render } from '../catalog/live.ts';
import { env } from '../kernel/env.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';
import { type Answer, readBody } from './answer.ts';

/** Documents with commands and addresses for programs. The guide on running a service is about the reader's own machine. */
const NAMES_HOST = /^\/(?:openapi(?:-3\.0)?\.json|llms(?:-full)?\.txt|docs(?:\/guides\/(?!running\.)[\w-]+)?\.md)$/;

/** Whether the document at a path is another for each host: where the service was told no address of its own. */
export const isForHost = (path: string): boolean => env.SITE_URL === undefined && NAMES_HOST.test(path);

/** For how long a server keeps the document of a host, in seconds. */
const KEPT_SECONDS = 300;

/**
 * Makes the document of a file with the host that was asked (`http://` and the host) in its commands. It is made in the caller's turn and kept, since
 * it may be long; no shared cache may keep it, since the caller chooses the host.
 */
export function renderForHost(path: string, file: Answer): Render {
  const render: AnswerCall = async (_search, origin, _signal, { keep }) => {
    const text = (await readBody(file, 'identity')).toString();
    const { etag: _, ...headers } = file.headers;
    keep?.({ scope: 'public', maxAge: KEPT_SECONDS });
    return new Response(text.replaceAll(WRITTEN_FOR, origin), {
      status: file.status,
      headers: { ...headers, 'cache-control': `private, max-age=${KEPT_SECONDS}` },
    });
  };
  return Object.assign(render, { route: path, isPage: true });
}
