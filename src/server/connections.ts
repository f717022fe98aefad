import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Ledger, ledger } from '../kernel/ledger.ts';
import { peerNetwork } from './caller.ts';

export interface ConnectionLimits {
  /** Milliseconds that an answer may be under way whatever its size. */
  grace: number;
  /** Bytes a millisecond at which an answer has to be taken after that, on average. */
  slowest: number;
  /** Milliseconds between two looks at what is under way. */
  every: number;
}

/** 10 KB/s is a tenth of a poor mobile connection. */
const LIMITS: ConnectionLimits = { grace: 30_000, slowest: 10, every: 5_000 };

/** An answer waiting for a slow reader: since when, and how many bytes had been sent by then. */
interface Waiting {
  since: number;
  sent: number;
}

/**
 * Closes sockets beyond a caller's limits, and those that read their answers too slowly. It polls the sockets, so calls pay nothing for it.
 * `now`: a clock, in milliseconds.
 */
export function watchConnections(
  server: Server,
  limits: Partial<ConnectionLimits> = {},
  { book = ledger, now = () => performance.now() }: { book?: Ledger; now?: () => number } = {},
): void {
  const { grace, slowest, every } = { ...LIMITS, ...limits };
  const open = new Map<Socket, Waiting | undefined>();

  server.on('connection', (socket: Socket) => {
    // A trusted proxy's sockets carry many callers, and are for it to limit.
    const caller = peerNetwork(socket.remoteAddress) ?? '';
    const { own, wider } = book.left('openings', caller);
    if (Math.min(own, wider) < 1 || !book.hasRoom('sockets', caller)) {
      socket.destroy();
      return;
    }
    book.charge('openings', caller, 1);
    const held = book.hold('sockets', caller);
    open.set(socket, undefined);
    socket.once('close', () => {
      open.delete(socket);
      held.release();
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
