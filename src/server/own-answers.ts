import type { IncomingMessage } from 'node:http';
import { type ApiError, errorBody, errorHeaders } from '../kernel/errors.ts';
import { type Answer, createAnswer } from './answer.ts';

// What the server answers by itself, without an area: refusals, redirects and whether it is ready.

/** A line of text that nobody keeps. */
export const plain = (status: number, text: string): Answer =>
  createAnswer(status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });

/** An error as JSON, under its status and with the headers that it asks for. */
export const failure = (error: ApiError, headers: Record<string, string> = {}): Answer =>
  createAnswer(error.status, Buffer.from(JSON.stringify(errorBody(error))), { ...errorHeaders(error), ...headers });

/** The same as a page that reloads itself, for browsers. */
export const failureInWords = ({ message, status, details: { retryAfter = 5 } }: ApiError): Answer =>
  createAnswer(
    status,
    Buffer.from(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not ready yet</title><p>${message} This page asks again in ${retryAfter} seconds.</p></html>`,
    ),
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      refresh: String(retryAfter),
    },
  );

/** A temporary redirect, since a place may get a page of its own. */
export const redirect = (path: string | undefined): Answer | undefined =>
  path === undefined
    ? undefined
    : createAnswer(302, Buffer.from(`${path}\n`), {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        location: path,
      });

/** Ready while the build is in place; unreadable snapshots are reported, but everything else is served. */
export function readiness(draining: boolean, hasFiles: boolean, faults: readonly string[]): Answer {
  const why = draining ? ['draining'] : hasFiles ? [] : ['the build has been moved or replaced: start again, or set DATA_WATCH=1'];
  return plain(why.length > 0 ? 503 : 200, `${[...(why.length > 0 ? why : ['ready']), ...faults].join('\n')}\n`);
}

/** Whether the client asks for HTML and not JSON, as browsers do. Programs accept anything. */
export function prefersHtml(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
