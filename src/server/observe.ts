import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress } from './caller.ts';
import type { Log } from './log.ts';
import type { From, Metrics } from './metrics.ts';

/** Called before each answer is sent. `route`: an endpoint's path, `file` or `none`. `began`: when work on it began. */
export type Observe = (request: IncomingMessage, response: ServerResponse, route: string, from: From, began?: number) => void;

/** Salts the callers' pseudonyms in the log; lost with the process. */
const SECRET = randomBytes(32);
const callerSign = (caller: string): string => createHmac('sha256', SECRET).update(caller).digest('base64url').slice(0, 10);

/**
 * Counts requests and logs a line for each: method, route, status and time, and the path of prebuilt files. Never a query, a path with somebody's
 * number, a key or a caller's address. Undefined if neither log nor metrics are on.
 */
export function observer(log: Log | undefined, metrics: Metrics | undefined): Observe | undefined {
  const lines = log?.isLevelEnabled('info') ? log : undefined;
  if (!lines && !metrics) return undefined;
  return (request, response, route, from, began = performance.now()) => {
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1000;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics?.counted(route, from, status, seconds);
      const path = from === 'file' ? request.url?.split(/[?#]/, 1)[0] : undefined;
      const { method } = request;
      const ms = Math.round(seconds * 1e6) / 1e3;
      lines?.info({ method, route, from, status, ms, ...(path && { path }), caller: callerSign(callerAddress(request)) }, 'request');
    });
  };
}
