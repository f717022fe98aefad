import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Held, type Ledger, ledger } from '../kernel/ledger.ts';
import { callerAddress } from './caller.ts';

/** A body that readers of one caller have not taken yet. It is in memory once, however many they are. */
interface Kept {
  readers: number;
  held: Held;
}

/**
 * Counts the bytes of answers that their readers have not taken yet. Where those of a caller are more than it may hold, the answer's socket is closed;
 * where those of all are, the newest of the caller who holds most.
 */
export function createUnsent(book: Ledger = ledger) {
  const bodies = new Map<string, Map<Buffer, Kept>>();
  const waiting = new Map<string, Set<Socket>>();
  const bySocket = new WeakMap<Socket, number>();

  function keep(caller: string, body: Buffer): Kept {
    const ofCaller = bodies.get(caller) ?? new Map<Buffer, Kept>();
    bodies.set(caller, ofCaller);
    const kept = ofCaller.get(body) ?? { readers: 0, held: book.hold('unsent', caller, body.length) };
    kept.readers += 1;
    ofCaller.set(body, kept);
    return kept;
  }

  function leave(caller: string, body: Buffer, kept: Kept): void {
    kept.readers -= 1;
    if (kept.readers > 0) return;
    kept.held.release();
    const ofCaller = bodies.get(caller);
    ofCaller?.delete(body);
    if (ofCaller?.size === 0) bodies.delete(caller);
  }

  /** Closes the newest socket of the caller who holds most. */
  function closeOne(): void {
    const [most] = [...waiting.keys()].sort((a, b) => book.held('unsent', b) - book.held('unsent', a));
    [...(waiting.get(most ?? '') ?? [])].at(-1)?.destroy();
  }

  return {
    /** Bytes that this socket's reader has not taken yet. */
    of: (socket: Socket): number => bySocket.get(socket) ?? 0,
    /** Counts an answer that has just been ended, or of which nothing is sent yet, until it is out or its socket is closed. */
    watch(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
      // Nearly always the system has taken all of it.
      if (response.writableEnded && response.writableLength === 0) return;
      const { socket } = request;
      const caller = callerAddress(request);
      const kept = keep(caller, body);
      bySocket.set(socket, (bySocket.get(socket) ?? 0) + body.length);
      const sockets = waiting.get(caller) ?? new Set<Socket>();
      waiting.set(caller, sockets.add(socket));
      // Before the pipeline looks whether there is room again.
      response.prependOnceListener('close', () => {
        const left = (bySocket.get(socket) ?? 0) - body.length;
        bySocket.set(socket, left);
        if (left <= 0) sockets.delete(socket);
        if (sockets.size === 0 && waiting.get(caller) === sockets) waiting.delete(caller);
        leave(caller, body, kept);
      });
      if (book.isOver('unsent', caller, body.length)) socket.destroy();
      else if (book.isFull('unsent')) closeOne();
    },
  };
}

/** Those of this process's server. */
export const unsent = createUnsent();
