import type { IncomingMessage } from 'node:http';
import type { ServerCall } from '../lib/call.ts';
import { ApiError } from '../lib/errors.ts';
import { PREFLIGHT_HEADERS } from '../lib/http.ts';
import { type Answer, withHeaders } from './answer.ts';
import { captureAnswer, type Live } from './astro.ts';

/** The one address that takes POST: calls of the Model Context Protocol. */
export const MCP_PATH = '/mcp';
export const MCP_METHODS = 'POST, OPTIONS';
/** A call names a tool and a few parameters; no answer of ours needs a longer one. */
const LARGEST_BODY = 64 * 1024;
/** What the protocol says in headers, and nothing else of the caller's. */
const PASSED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id'];

/** Answers a POST to /mcp; `origin` and `search` are its address. Throws ApiError 400 where the body is too large or ends early. */
export async function answerMcp(
  live: Live,
  message: IncomingMessage,
  { origin, search, signal }: { origin: string; search: string; signal: AbortSignal },
  call: ServerCall,
): Promise<Answer> {
  const headers = new Headers(
    PASSED.flatMap((name): [string, string][] => (message.headers[name] ? [[name, String(message.headers[name])]] : [])),
  );
  const request = new Request(origin + MCP_PATH + search, { method: 'POST', headers, body: await readBody(message), signal });
  const answer = await captureAnswer(await live.answerMcp(request, call));
  return withHeaders(answer, { ...answer.headers, 'cache-control': 'no-store' });
}

async function readBody(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // What is not read any more must not end the connection before the answer is out.
  for await (const part of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY)
      throw new ApiError('bad_request', `The body is larger than ${LARGEST_BODY} bytes.`, {
        hint: 'A call names one tool and its parameters',
      });
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** What a browser's client asks before it posts. */
export const MCP_PREFLIGHT = {
  ...PREFLIGHT_HEADERS,
  'access-control-allow-methods': MCP_METHODS,
  'access-control-allow-headers': 'content-type, x-api-key, mcp-protocol-version, mcp-session-id, last-event-id',
} as const;
