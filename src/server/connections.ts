import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { env } from '../lib/env.ts';
import { peerNetwork } from './caller.ts';

export interface ConnectionLimits {
  /** Sockets that one caller may have open; of trusted proxies and with RATE_LIMIT_OFF any number. */
  perCaller: number;
  /** Milliseconds that an answer may be under way whatever its size. */
  grace: number;
  /** Bytes a millisecond at which an answer has to be taken after that, on average. */
  slowest: number;
  /** Milliseconds between two looks at what is under way. */
  every: number;
}

/** An office or a hostel behind one address has a few sockets a person. 10 KB a second is a tenth of what a poor mobile line gives. */
const LIMITS: ConnectionLimits = {
  perCaller: env.RATE_LIMIT_OFF ? Number.POSITIVE_INFINITY : 256,
  grace: 30_000,
  slowest: 10,
  every: 5_000,
};

/** An answer that waits for its reader: since when, and how many bytes had gone by then. */
interface Waiting {
  since: number;
  sent: number;
}

/**
 * Closes the sockets that a caller opens beyond the limit, and those whose reader takes its answers too slowly. Looks at sockets from time
 * to time and costs a call nothing. `now`: a clock, in milliseconds.
 */
export function watchConnections(server: Server, limits: Partial<ConnectionLimits> = {}, now = () => performance.now()): void {
  const { perCaller, grace, slowest, every } = { ...LIMITS, ...limits };
  const open = new Map<Socket, Waiting | undefined>();
  const counts = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const caller = peerNetwork(socket.remoteAddress);
    const count = caller === undefined ? 0 : (counts.get(caller) ?? 0) + 1;
    if (count > perCaller) {
      socket.destroy();
      return;
    }
    open.set(socket, undefined);
    if (caller !== undefined) counts.set(caller, count);
    socket.once('close', () => {
      open.delete(socket);
      if (caller === undefined) return;
      const left = (counts.get(caller) ?? 1) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
  });

  function look(): void {
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
