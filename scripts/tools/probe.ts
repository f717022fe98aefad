import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { parseJson } from '../../src/kernel/parse-json.ts';
import { USER_AGENT } from '../../src/net/upstream.ts';

const TIMEOUT_MS = 30_000;

/** Address of an endpoint's example below a base address: parameters in the path in their places, the rest as a query. */
export function exampleAddress({ path }: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params);
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The example of ${path} lacks ${name}`);
    query.delete(name);
    return encodeURIComponent(value);
  });
  return query.size > 0 ? `${filled}?${query}` : filled;
}

export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** Gets an address of our own service. Throws Error in words, with the address, when nothing comes back. */
export async function getPage(url: string): Promise<Reply> {
  try {
    const response = await fetch(url, { headers: { 'user-agent': USER_AGENT }, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : String(cause);
    throw new Error(`${url} does not answer (${reason})`, { cause });
  }
}

/** What is wrong with the answer at an address that should give a body of this shape; undefined when all is well. */
export async function findFault(url: string, shape?: Endpoint['response']): Promise<string | undefined> {
  let reply: Reply;
  try {
    reply = await getPage(url);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const body = parseJson(reply.text);
  if (reply.status !== 200) {
    const said = typeof body === 'object' && body !== null && 'error' in body ? `: ${String(body.error)}` : '';
    return `${url} answers ${reply.status}${said}`;
  }
  if (!shape) return undefined;
  if (body === undefined) return `${url} sends something that is not JSON (${reply.type || 'no type'})`;
  const checked = shape.safeParse(body);
  if (checked.success) return undefined;
  const [issue] = checked.error.issues;
  return `${url} sends a body of another shape (${issue?.path.join('.') || 'whole body'}: ${issue?.message})`;
}

/** The same, but what is wrong must be wrong twice: a single lost packet is no alarm. `log` is told before the pause (milliseconds). */
export async function findLastingFault(
  url: string,
  shape: Endpoint['response'] | undefined,
  { pause, log }: { pause: number; log?: ((line: string) => void) | undefined },
): Promise<string | undefined> {
  const fault = await findFault(url, shape);
  if (fault === undefined) return undefined;
  log?.(`${fault}; asking once more in ${Math.round(pause / 1000)} s`);
  await sleep(pause);
  return findFault(url, shape);
}
