import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in answers: a body, or full control. */
export type StandInRoute =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface StandIn {
  url: string;
  /** Paths with queries, in the order in which they were asked. */
  asked: string[];
  /** Answers by path, or by path with query; anything else is 404. Change it between calls as the test needs. */
  routes: Record<string, StandInRoute>;
  stop(): Promise<void>;
}

/** A local HTTP server in an upstream's place; at a port that the open server knows (`inject('ports')`), or at any. */
export async function startStandIn(routes: Record<string, StandInRoute> = {}, port = 0): Promise<StandIn> {
  const standIn: StandIn = { url: '', asked: [], routes, stop: async () => undefined };
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    standIn.asked.push(asked);
    // An answer is of the instant that counts as now.
    if (process.env.JAANKARI_NOW) response.setHeader('date', new Date(process.env.JAANKARI_NOW).toUTCString());
    const route = standIn.routes[asked] ?? standIn.routes[asked.split('?')[0] ?? ''];
    if (route === undefined) response.writeHead(404).end('not here');
    else if (typeof route === 'function') route(request, response);
    else if (typeof route === 'string')
      response.writeHead(200, { 'content-type': route.startsWith('<') ? 'text/html' : 'application/json' }).end(route);
    else response.writeHead(route.status ?? 200, route.headers).end(route.body ?? '');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return standIn;
}
