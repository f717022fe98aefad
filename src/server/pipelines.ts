import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerAddress } from './caller.ts';

export interface PipelineLimits {
  /** Requests of one socket that are answered at one time; with more, it is not read. */
  perSocket: number;
  /** Requests that were read before their socket was stopped, and wait: of one caller, and in all. With more, the socket is closed. */
  heldPerCaller: number;
  held: number;
}

/** Pipelining clients have a few requests in flight. One read of 64 KB holds some 2,000 of the shortest, each 4 KB in memory. */
const LIMITS: PipelineLimits = { perSocket: 32, heldPerCaller: 4_000, held: 16_000 };

interface Pipeline {
  unanswered: Set<AbortController>;
  held: (() => void)[];
}

/**
 * Bounds HTTP pipelining, since node:http keeps everything that it has read in memory. A socket with too many unanswered requests is not read
 * until there are fewer.
 */
export function limitPipelines(limits: Partial<PipelineLimits> = {}) {
  const { perSocket, heldPerCaller, held: mostHeld } = { ...LIMITS, ...limits };
  const pipelines = new WeakMap<Socket, Pipeline>();
  const heldOf = new Map<string, number>();
  let heldInAll = 0;

  function countHeld(caller: string, more: number): void {
    const count = (heldOf.get(caller) ?? 0) + more;
    if (count > 0) heldOf.set(caller, count);
    else heldOf.delete(caller);
    heldInAll += more;
  }

  function open(socket: Socket, caller: string): Pipeline {
    const pipeline: Pipeline = { unanswered: new Set(), held: [] };
    pipelines.set(socket, pipeline);
    // node:http reads on by itself after each answer
    socket.on('resume', () => pipeline.unanswered.size >= perSocket && socket.pause());
    socket.once('close', () => {
      countHeld(caller, -pipeline.held.length);
      pipeline.held.length = 0;
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
      const { unanswered, held } = pipeline;

      function start(): void {
        const gone = new AbortController();
        unanswered.add(gone);
        response.once('close', () => {
          unanswered.delete(gone);
          // An abort costs more than the rest of a small call, and after the answer nobody listens.
          if (!response.writableFinished) gone.abort();
          if (socket.destroyed) return;
          const next = held.shift();
          if (next) countHeld(caller, -1);
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
      held.push(start);
      countHeld(caller, 1);
      if ((heldOf.get(caller) ?? 0) > heldPerCaller || heldInAll > mostHeld) socket.destroy();
    },
  };
}
