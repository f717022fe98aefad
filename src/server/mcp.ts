import type { IncomingMessage } from 'node:http';
import type { ServerCall } from '../api/call.ts';
import type { Live } from '../catalog/live.ts';
import { ApiError } from '../kernel/errors.ts';
import { PREFLIGHT_HEADERS } from '../kernel/http.ts';
import { ledger } from '../kernel/ledger.ts';
import { type Answer, captureAnswer, withHeaders } from './answer.ts';

/** The only path that takes POST, for the Model Context Protocol. */
export const MCP_PATH = '/mcp';
export const MCP_METHODS = 'POST, OPTIONS';
/** The longest request: a tool and a few parameters. */
const MAX_BODY_BYTES = 64 * 1024;
/** The protocol's own headers; nothing else of the caller's is passed on. */
const PASSED = ['origin', 'accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'];

/**
 * Answers a POST to /mcp; `origin` and `search` are from its URL. Throws ApiError 400 if the body is too large or cut short, and `busy`
 * if the caller sends too many at once.
 */
export async function answerMcp(
  live: Live,
  message: IncomingMessage,
  { origin, search, signal }: { origin: string; search: string; signal: AbortSignal },
  call: ServerCall,
): Promise<Answer> {
  const headers = new Headers(
    PASSED.flatMap((name): [string, string][] => (message.headers[name] ? [[name, String(message.headers[name])]] : [])),
  );
  const held = ledger.take('bodies', call.caller, MAX_BODY_BYTES);
  const body = await readBody(message).finally(held.release);
  const request = new Request(origin + MCP_PATH + search, { method: 'POST', headers, body, signal });
  const answer = await captureAnswer(await live.answerMcp(request, call));
  return withHeaders(answer, { ...answer.headers, 'cache-control': 'no-store' });
}

async function readBody(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // What is not read any more must not end the connection before the answer is out.
  for await (const part of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES)
      throw new ApiError('bad_request', `The body is larger than ${MAX_BODY_BYTES} bytes.`, {
        hint: 'A call names one tool and its parameters',
      });
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Answers a browser's CORS preflight. */
export const MCP_PREFLIGHT = {
  ...PREFLIGHT_HEADERS,
  'access-control-allow-methods': MCP_METHODS,
  'access-control-allow-headers': 'content-type, x-api-key, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
} as const;
