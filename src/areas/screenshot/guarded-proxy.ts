import { createServer, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { env } from '../../kernel/env.ts';
import { GuardError } from '../../net/guard-error.ts';
import { toNoAnswerError } from '../../net/guard-failures.ts';
import { resolveAsSystem, resolveByDns } from '../../net/names.ts';
import { checkedAddresses, hostAndPort, pinned, type Resolved, type Resolver } from '../../net/target.ts';

/** Which hosts a stranger's address may lead to. */
export interface Reach {
  /** For tests: names and their addresses without DNS. */
  resolve?: Resolver;
  /** `host:port` pairs that are reached although they are not public; FETCH_ALLOW by default. */
  allow?: readonly string[];
}

export interface ProxyLimits {
  /** Bytes in both directions, of all connections together. */
  maxBytes: number;
  maxConnections: number;
}

/** A proxy on this machine through which a browser reaches the public internet and nothing else. */
export interface GuardedProxy {
  /** `http://127.0.0.1:40123` */
  url: string;
  /**
   * Why a page gave nothing: of http this very address, of https the last that failed of its host and port, of which a proxy knows no more.
   * Undefined where there is no such fault.
   */
  findFault(url: URL): GuardError | undefined;
  /** How many connections and requests the guard has refused. */
  refused(): number;
  /** Whether its limits are reached, after which nothing passes through it. */
  isSpent(): boolean;
  /** Ends it with all that goes through it. */
  stop(): void;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** The addresses that a connection to the URL may use now. Throws GuardError. */
export async function reachable(url: URL, { resolve, allow = env.FETCH_ALLOW }: Reach = {}): Promise<readonly Resolved[]> {
  const isAllowed = allow.some((pair) => pair.toLowerCase() === hostAndPort(url));
  return checkedAddresses(url, resolve ?? (isAllowed ? resolveAsSystem : resolveByDns), isAllowed);
}

/** Headers that are between two hops. */
const OF_ONE_HOP = new Set('connection keep-alive proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(' '));
const onward = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.has(name)));

/** What a proxy knows of what was asked: of a tunnel its end alone. */
const targetName = (url: URL): string => (url.protocol === 'http:' ? (url.href.split('#', 1)[0] as string) : hostAndPort(url));

/**
 * Starts a proxy for one page. Every connection of the page comes by here: its own address, redirects, pictures, frames, scripts' requests
 * and WebSockets (as tunnels). For each the name is resolved and checked anew, and the socket goes to a checked address, so that a name
 * cannot answer differently between check and connection. What is refused gets 403.
 */
export async function startGuardedProxy({ maxBytes, maxConnections }: ProxyLimits, reach: Reach = {}): Promise<GuardedProxy> {
  const sockets = new Set<Duplex>();
  const faults = new Map<string, GuardError>();
  let refused = 0;
  let bytes = 0;
  let connections = 0;
  let stopped = false;

  const isSpent = () => bytes > maxBytes || connections > maxConnections;
  function watch<S extends Duplex>(socket: S): S {
    sockets.add(socket);
    // A broken connection is told by what was asked of it; one nobody waits for any more is no fault.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  }
  function count(chunk: Uint8Array): void {
    bytes += chunk.length;
    if (isSpent()) end();
  }
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };

  /** A connection to a checked address of the URL. Rejects with GuardError, which is noted. */
  async function open(url: URL): Promise<Socket> {
    try {
      connections += 1;
      const addresses = await reachable(url, reach);
      // Meanwhile the page may have had enough, or be gone.
      if (stopped || isSpent()) throw new GuardError('too_large', 'The page asks for more than is fetched for one page.');
      return await connected(url, addresses);
    } catch (cause) {
      const fault = cause instanceof GuardError ? cause : toNoAnswerError(cause, url);
      faults.set(targetName(url), fault);
      if (fault.isCallers) refused += 1;
      throw fault;
    }
  }

  function connected(url: URL, addresses: readonly Resolved[]): Promise<Socket> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    return new Promise((resolve, reject) => {
      const socket = watch(connect({ host, port, lookup: pinned(addresses), autoSelectFamily: true }));
      socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy(new Error('no connection in time')));
      socket.once('connect', () => {
        socket.setTimeout(0);
        resolve(socket);
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
    });
  }

  /** A request of a page without TLS; its address stands whole in its first line. */
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '');
    if (url?.protocol !== 'http:') return void response.writeHead(400).end();
    const socket = await open(url);
    const onwards = httpRequest(url, {
      method: request.method ?? 'GET',
      headers: { ...onward(request.headers), connection: 'close' },
      createConnection: () => socket,
    });
    request.on('data', count).pipe(onwards);
    await new Promise<void>((resolve, reject) => {
      onwards.once('error', reject).once('response', (answer) => {
        // A status of no number that HTTP knows is thrown at whoever writes it.
        const { statusCode = 0 } = answer;
        if (statusCode < 200) return reject(new Error('no status'));
        response.writeHead(statusCode, onward(answer.headers));
        answer
          .on('data', count)
          .on('error', () => response.destroy())
          .pipe(response);
        resolve();
      });
    });
  }

  /** A tunnel: TLS and WebSockets. */
  async function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = /^(\[[\da-f:.]+\]|[^\s/?#@:[\]]+):\d{1,5}$/i.test(request.url ?? '') ? URL.parse(`https://${request.url}/`) : null;
    if (!url) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const far = await open(url);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) far.write(head);
    for (const [from, to] of [
      [socket, far],
      [far, socket],
    ] as const) {
      from.on('data', count).pipe(to);
      from.on('close', () => to.destroy());
    }
  }

  const server = createServer((request, response) => {
    forward(request, response).catch((fault) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(fault instanceof GuardError && fault.isCallers ? 403 : 502).end();
    });
  });
  server.on('connect', (request, socket, head) => {
    watch(socket);
    tunnel(request, socket, head).catch((fault) => {
      const refusedHere = fault instanceof GuardError && fault.isCallers;
      socket.end(`HTTP/1.1 ${refusedHere ? '403 Forbidden' : '502 Bad Gateway'}\r\n\r\n`);
    });
  });
  server.on('connection', watch);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    findFault: (url) => faults.get(targetName(url)),
    refused: () => refused,
    isSpent,
    stop() {
      stopped = true;
      server.close();
      end();
    },
  };
}
