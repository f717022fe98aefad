import cluster, { type Worker } from 'node:cluster';

const BEAT_MS = 1_000;
/** Seconds without a heartbeat after which a worker counts as stopped, and after which it is killed. */
const MISSED_MOST = 4;
const MISSED_END = 19;

/** Sends the primary a heartbeat every second. */
export function beat(): void {
  setInterval(() => {
    if (process.connected) process.send?.({ beat: true });
  }, BEAT_MS).unref();
}

/**
 * Watches a worker's heartbeat, which ends if it is stopped (SIGSTOP, a debugger, swap) or its event loop hangs. Calls `stopped` within five
 * seconds and `lost` within twenty. What stops this process too, such as a sleeping laptop, counts as one second.
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
