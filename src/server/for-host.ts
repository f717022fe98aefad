import { env } from '../kernel/env.ts';
import { WRITTEN_FOR } from '../kernel/http.ts';
import { type Answer, createAnswer, readBody } from './answer.ts';

/** Documents with commands and addresses for programs. The guide on running a service is about the reader's own machine. */
const NAMES_HOST = /^\/(?:openapi(?:-3\.0)?\.json|llms(?:-full)?\.txt|docs(?:\/guides\/(?!running\.)[\w-]+)?\.md)$/;

/** Whether the document at a path is another for each host: where the service was told no address of its own. */
export const isForHost = (path: string): boolean => env.SITE_URL === undefined && NAMES_HOST.test(path);

/** The document with the host that was asked (`http://` and the host) in its commands. No shared cache may keep it, since the caller chooses the host. */
export async function forHost(file: Answer, origin: string): Promise<Answer> {
  if (origin === WRITTEN_FOR) return file;
  const text = (await readBody(file, 'identity')).toString();
  const { etag: _, ...headers } = file.headers;
  const told = text.replaceAll(WRITTEN_FOR, origin);
  return told === text ? file : createAnswer(file.status, Buffer.from(told), { ...headers, 'cache-control': 'private, max-age=300' });
}
