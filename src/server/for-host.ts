import type { AnswerCall, Render } from '../catalog/live.ts';
import { env } from '../kernel/env.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';
import { type Answer, createAnswer, readBody } from './answer.ts';

/** The reference and documents with commands and addresses for programs. The guide on running a service is about the reader's own machine. */
const NAMES_HOST =
  /^\/(?:openapi(?:-3\.0)?\.json|llms(?:-full)?\.txt|docs(?:\/guides\/(?!running\.)[\w-]+)?\.md|docs(?:\/(?!guides\/running\b)[\w-]+)*(?:\.html|\/)?)$/;

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

/**
 * A page made for who asks with the host that was asked in its samples, for who reads it without scripts; anything else as it is. Where it names a host no
 * shared cache may keep it. (A built page, or one made as such, is one for all hosts: there a script names its own.)
 */
export function nameHost(answer: Answer, origin: string): Answer {
  const { status, headers, bytes } = answer;
  const isPage = headers['content-type']?.startsWith('text/html');
  if (env.SITE_URL !== undefined || origin === WRITTEN_FOR || !isPage || !bytes.identity?.includes(WRITTEN_FOR)) return answer;
  const { etag: _, 'cache-control': cacheControl = '', ...others } = headers;
  const text = bytes.identity.toString().replaceAll(WRITTEN_FOR, origin);
  return createAnswer(status, Buffer.from(text), { ...others, 'cache-control': cacheControl.replace(/\bpublic\b/, 'private') });
}
