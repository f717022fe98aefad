import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Ledger, ledger } from '../kernel/ledger.ts';
import { peerNetwork } from './caller.ts';

export interface ConnectionLimits {
  /** Milliseconds that an answer may be under way whatever its size. */
  grace: number;
  /** Milliseconds that it may stand still. */
  standstill: number;
  /** Bytes a millisecond at which an answer has to be taken after that, on average. */
  slowest: number;
  /** Milliseconds in which a caller has to take all that its sockets wait for, at the rate at which they read. */
  deadline: number;
  /** Milliseconds between two looks at what is under way. */
  every: number;
}

/** 10 KB/s is a tenth of a poor mobile connection. */
const LIMITS: ConnectionLimits = { grace: 30_000, standstill: 30_000, slowest: 10, deadline: 300_000, every: 5_000 };

/** A socket: whose it is, and what its reader has not taken. */
interface Open {
  caller: string;
  waiting?: Waiting | undefined;
}

/** An answer waiting for a slow reader: since when, how many bytes had been sent by then, and when the last of them was. */
interface Waiting {
  since: number;
  sent: number;
  moved: { at: number; sent: number };
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
  const { grace, standstill, slowest, deadline, every } = { ...LIMITS, ...limits };
  const open = new Map<Socket, Open>();

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
    open.set(socket, { caller });
    socket.once('close', () => {
      open.delete(socket);
      held.release();
    });
  });

  /** Closes a caller's slowest sockets where, at their rate, it would take what they wait for too late: many slow readers hold much together. */
  function hurry(): void {
    const late = [...open].flatMap(([socket, { caller, waiting }]) =>
      waiting && caller !== '' && now() - waiting.since > grace
        ? [{ socket, caller, unsent: socket.writableLength, rate: rateOf(socket, waiting) }]
        : [],
    );
    for (const sockets of Map.groupBy(late, ({ caller }) => caller).values()) {
      const bySpeed = sockets.toSorted((a, b) => b.rate - a.rate);
      const sum = (of: 'unsent' | 'rate') => bySpeed.reduce((all, one) => all + one[of], 0);
      while (bySpeed.length > 1 && sum('unsent') > deadline * sum('rate')) bySpeed.pop()?.socket.destroy();
    }
  }

  /** Bytes a millisecond that the reader of a socket takes. */
  const rateOf = (socket: Socket, { since, sent }: Waiting): number =>
    (socket.bytesWritten - socket.writableLength - sent) / Math.max(1, now() - since);

  function look(): void {
    hurry();
    for (const [socket, one] of open) {
      const unsent = socket.writableLength;
      if (unsent === 0) {
        one.waiting = undefined;
        continue;
      }
      const sent = socket.bytesWritten - unsent;
      one.waiting ??= { since: now(), sent, moved: { at: now(), sent } };
      const { waiting } = one;
      if (sent > waiting.moved.sent) waiting.moved = { at: now(), sent };
      const isStalled = now() - waiting.moved.at > standstill;
      if (isStalled || now() - waiting.since > grace + (sent - waiting.sent + unsent) / slowest) socket.destroy();
    }
  }
  const timer = setInterval(look, every);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
