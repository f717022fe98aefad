import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Held, type Ledger, ledger } from '../kernel/ledger.ts';
import { callerAddress } from './caller.ts';

/** Requests of one socket that are answered at one time; with more, it is not read. Pipelining clients have a few in flight. */
const PER_SOCKET = 8;
/** Bytes that its reader has not taken, beyond which a socket is not read: what systems buffer for a connection. */
const MAX_UNSENT_BYTES = 2 ** 18;

interface Pipeline {
  unanswered: Set<AbortController>;
  /** Requests that were read before their socket was stopped, and wait. */
  ahead: (() => void)[];
  /** Their place in the ledger. */
  held: Held;
}

/**
 * Bounds HTTP pipelining, since node:http keeps everything that it has read in memory. A socket with too many unanswered requests, or whose
 * reader has not taken what was answered, is not read until there is less. `unsent`: bytes of answers that a socket's reader has not taken.
 */
export function limitPipelines(perSocket = PER_SOCKET, book: Ledger = ledger, unsent = (_: Socket) => 0) {
  const pipelines = new WeakMap<Socket, Pipeline>();

  const isFull = (socket: Socket, { unanswered }: Pipeline) => unanswered.size >= perSocket || unsent(socket) > MAX_UNSENT_BYTES;

  /** Begins the requests for which there is room, and reads on when none waits. */
  function advance(socket: Socket, pipeline: Pipeline): void {
    if (socket.destroyed) return;
    while (pipeline.ahead.length > 0 && !isFull(socket, pipeline)) {
      const next = pipeline.ahead.shift();
      pipeline.held.resize(pipeline.ahead.length);
      next?.();
    }
    if (!isFull(socket, pipeline) && socket.isPaused()) socket.resume();
  }

  function open(socket: Socket, caller: string): Pipeline {
    const pipeline: Pipeline = { unanswered: new Set(), ahead: [], held: book.hold('ahead', caller, 0) };
    pipelines.set(socket, pipeline);
    // node:http reads on by itself after each answer
    socket.on('resume', () => isFull(socket, pipeline) && socket.pause());
    // answers from memory are in no list: of those that a slow reader takes this tells
    socket.on('drain', () => advance(socket, pipeline));
    socket.once('close', () => {
      pipeline.ahead.length = 0;
      pipeline.held.release();
      // of answers that wait behind another, node:http tells nobody that they have no reader any more
      for (const gone of pipeline.unanswered) gone.abort();
    });
    return pipeline;
  }

  return {
    /** Whether answers on this socket wait for earlier ones, or for their reader. */
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
          advance(socket, pipeline);
        });
        answer(gone.signal);
      }

      if (ahead.length === 0 && !isFull(socket, pipeline)) {
        start();
        return;
      }
      socket.pause();
      ahead.push(start);
      held.resize(ahead.length);
      if (book.isOver('ahead', caller) || book.isFull('ahead')) socket.destroy();
    },
  };
}
