import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Held, type Ledger, ledger } from '../kernel/ledger.ts';
import { callerAddress } from './caller.ts';

/** Requests of one socket that are answered at one time; with more, it is not read. Pipelining clients have a few in flight. */
const PER_SOCKET = 32;

interface Pipeline {
  unanswered: Set<AbortController>;
  /** Requests that were read before their socket was stopped, and wait. */
  ahead: (() => void)[];
  /** Their place in the ledger. */
  held: Held;
}

/**
 * Bounds HTTP pipelining, since node:http keeps everything that it has read in memory. A socket with too many unanswered requests is not read
 * until there are fewer.
 */
export function limitPipelines(perSocket = PER_SOCKET, book: Ledger = ledger) {
  const pipelines = new WeakMap<Socket, Pipeline>();

  function open(socket: Socket, caller: string): Pipeline {
    const pipeline: Pipeline = { unanswered: new Set(), ahead: [], held: book.hold('ahead', caller, 0) };
    pipelines.set(socket, pipeline);
    // node:http reads on by itself after each answer
    socket.on('resume', () => pipeline.unanswered.size >= perSocket && socket.pause());
    socket.once('close', () => {
      pipeline.ahead.length = 0;
      pipeline.held.release();
      // of answers that wait behind another, node:http tells nobody that they have no reader any more
      for (const gone of pipeline.unanswered) gone.abort();
    });
    return pipeline;
  }

  return {
    /** Are answers of this socket waiting for others, or for their reader? */
    isBehind(socket: Socket): boolean {
      return socket.writableNeedDrain || (pipelines.get(socket)?.unanswered.size ?? 0) > 0;
    },
    /** Calls `answer` when it is the request's turn. Its signal ends when nobody can read the answer any more. */
    begin(request: IncomingMessage, response: ServerResponse, answer: (signal: AbortSignal) => void): void {
      const { socket } = request;
      if (socket.destroyed) return;
      const caller = callerAddress(request);
      const pipeline = pipelines.get(socket) ?? open(socket, caller);
      const { unanswered, ahead, held } = pipeline;

      function start(): void {
        const gone = new AbortController();
        unanswered.add(gone);
        response.once('close', () => {
          unanswered.delete(gone);
          // An abort costs more than the rest of a small call, and after the answer nobody listens.
          if (!response.writableFinished) gone.abort();
          if (socket.destroyed) return;
          const next = ahead.shift();
          held.resize(ahead.length);
          if (next) next();
          else if (unanswered.size < perSocket && socket.isPaused()) socket.resume();
        });
        answer(gone.signal);
      }

      if (unanswered.size < perSocket) {
        start();
        return;
      }
      socket.pause();
      ahead.push(start);
      held.resize(ahead.length);
      if (book.isOver('ahead', caller)) socket.destroy();
    },
  };
}
