import cluster, { type Worker } from 'node:cluster';

const BEAT_MS = 1_000;
/** Seconds without a beat after which a worker counts as stopped, and after which it is ended. */
const MISSED_MOST = 4;
const MISSED_END = 19;

/** Tells the process that looks after this worker, every second, that it goes on working. */
export function beat(): void {
  setInterval(() => {
    if (process.connected) process.send?.({ beat: true });
  }, BEAT_MS).unref();
}

/**
 * Counts the seconds in which a worker that could answer has told nothing: one that is stopped (SIGSTOP, a debugger, swap) or whose event loop hangs.
 * `stopped` hears of it within five seconds, `lost` within twenty. What stops this process too, such as a laptop that sleeps, counts as one second.
 */
export function watchBeats(stopped: (worker: Worker) => void, lost: (worker: Worker) => void) {
  const missed = new Map<Worker, number>();
  cluster.on('message', (worker, message: { beat?: boolean }) => {
    if (message?.beat && missed.has(worker)) missed.set(worker, 0);
  });
  cluster.on('listening', (worker) => missed.set(worker, 0));
  cluster.on('exit', (worker) => missed.delete(worker));
  setInterval(() => {
    for (const [worker, seconds] of missed) {
      missed.set(worker, seconds + 1);
      if (seconds === MISSED_MOST) stopped(worker);
      if (seconds === MISSED_END) lost(worker);
    }
  }, BEAT_MS).unref();
}
