import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '../kernel/env.ts';
import { peerNetwork, widerNetwork } from './caller.ts';

export interface ConnectionLimits {
  /** Sockets that one caller may have open; of trusted proxies and with RATE_LIMIT_OFF any number. */
  perCaller: number;
  /** Sockets that one caller may open a second, and at one time after a pause. */
  newPerSecond: number;
  newAtOnce: number;
  /** Milliseconds that an answer may be under way whatever its size. */
  grace: number;
  /** Bytes a millisecond at which an answer has to be taken after that, on average. */
  slowest: number;
  /** Milliseconds between two looks at what is under way. */
  every: number;
}

/** An office or hostel behind one address has a few sockets per person. 10 KB/s is a tenth of a poor mobile connection. */
const LIMITS: ConnectionLimits = {
  perCaller: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 256,
  // A program that opens a connection for each call makes 200 to 300 a second.
  newPerSecond: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 300,
  newAtOnce: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 2_000,
  grace: 30_000,
  slowest: 10,
  every: 5_000,
};

/** An answer waiting for a slow reader: since when, and how many bytes had been sent by then. */
interface Waiting {
  since: number;
  sent: number;
}

/**
 * Closes sockets beyond a caller's limits, and those that read their answers too slowly. It polls the sockets, so calls pay nothing for it.
 * `now`: a clock, in milliseconds.
 */
export function watchConnections(server: Server, limits: Partial<ConnectionLimits> = {}, now = () => performance.now()): void {
  const { grace, slowest, every, ...most } = { ...LIMITS, ...limits };
  const open = new Map<Socket, Waiting | undefined>();
  const counts = countSockets(most);

  server.on('connection', (socket: Socket) => {
    const leave = counts.enter(socket);
    if (!leave) {
      socket.destroy();
      return;
    }
    open.set(socket, undefined);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
  });

  function look(): void {
    counts.forgive(every);
    for (const [socket, waiting] of open) {
      const unsent = socket.writableLength;
      if (unsent === 0) {
        if (waiting) open.set(socket, undefined);
        continue;
      }
      const sent = socket.bytesWritten - unsent;
      if (!waiting) open.set(socket, { since: now(), sent });
      else if (now() - waiting.since > grace + (sent - waiting.sent + unsent) / slowest) socket.destroy();
    }
  }
  const timer = setInterval(look, every);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** An IPv6 /48 may have as many sockets as four callers. */
const WIDER_SHARE = 4;

/** Counts sockets by caller and by IPv6 /48. Those of a trusted proxy carry many callers and are not counted. */
function countSockets({ perCaller, newPerSecond, newAtOnce }: Pick<ConnectionLimits, 'perCaller' | 'newPerSecond' | 'newAtOnce'>) {
  const open = new Map<string, number>();
  const opened = new Map<string, number>();

  function add(counts: Map<string, number>, name: string, more: number): number {
    const count = (counts.get(name) ?? 0) + more;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
    return count;
  }

  return {
    /** Counts a socket, and gives what takes it off again; undefined where it is one too many. */
    enter(socket: Socket): (() => void) | undefined {
      const caller = peerNetwork(socket.remoteAddress);
      if (caller === undefined) return () => undefined;
      const wider = widerNetwork(caller);
      const networks = [{ name: caller, share: 1 }, ...(wider === undefined ? [] : [{ name: wider, share: WIDER_SHARE }])];
      const isNew = networks.map(({ name, share }) => add(opened, name, 1) <= newAtOnce * share);
      const hasRoom = networks.map(({ name, share }) => (open.get(name) ?? 0) < perCaller * share);
      if (![...isNew, ...hasRoom].every(Boolean)) return undefined;
      for (const { name } of networks) add(open, name, 1);
      return () => {
        for (const { name } of networks) add(open, name, -1);
      };
    },
    /** Callers may open sockets again, as many as they may in so many milliseconds. */
    forgive(ms: number): void {
      for (const [name, count] of opened) {
        const share = name.endsWith('::/48') ? WIDER_SHARE : 1;
        add(opened, name, Math.min(count, newAtOnce * share) - count - (share * newPerSecond * ms) / 1_000);
      }
    },
  };
}
