import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress } from './caller.ts';
import type { Log } from './log.ts';
import type { From, Metrics } from './metrics.ts';

/** Told of each answer before it is sent. `route`: an endpoint's path, `file`, or `none`. `began`: when the work on it did. */
export type Observe = (request: IncomingMessage, response: ServerResponse, route: string, from: From, began?: number) => void;

/** Callers are told apart in a log by a sign that means nothing without this secret, which ends with the process. */
const SECRET = randomBytes(32);
const callerSign = (caller: string): string => createHmac('sha256', SECRET).update(caller).digest('base64url').slice(0, 10);

/**
 * Counts requests and writes a line for each: its method, route, status and time, and of prebuilt files their path. No query, no
 * path with a number of somebody's, no key and no address of a caller. Undefined where nobody wants to know.
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
