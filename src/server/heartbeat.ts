import cluster, { type Worker } from 'node:cluster';
import { readFileSync } from 'node:fs';

const BEAT_MS = 1_000;
/** Seconds in which a worker neither sends a heartbeat nor works, after which it counts as stopped, and after which it is killed. */
const STOPPED_AFTER = 5;
const LOST_AFTER = 20;
/** Seconds without a heartbeat after which one that works is killed too: it never comes back to its calls. */
const HANGS_AFTER = 60;

/** Sends the primary a heartbeat every second. */
export function beat(): void {
  setInterval(() => {
    if (process.connected) process.send?.({ beat: true });
  }, BEAT_MS).unref();
}

/** A worker's silence. */
interface Silence {
  /** Seconds since its last heartbeat, and seconds in a row in which it has not worked either. */
  missed: number;
  idle: number;
  seen: MainThread | undefined;
}

/** What the system says about a process's main thread: its state, and the processor time it has had, in clock ticks. */
interface MainThread {
  state: string;
  ticks: number;
}

/** Undefined where the system does not say, or the process has gone. */
function readMainThread(pid: number | undefined): MainThread | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The name before may hold anything, parentheses too.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // no Linux
  }
}

/** Running or waiting for a core, for the disk or for swapped memory; not stopped by a signal or a debugger, nor asleep. */
const isAtWork = (now: MainThread | undefined, before: MainThread | undefined): boolean =>
  now !== undefined && !/[tTxXZ]/.test(now.state) && (/[RD]/.test(now.state) || (before !== undefined && now.ticks > before.ticks));

/**
 * Watches the workers' heartbeats. One that sends none is stopped (SIGSTOP, a debugger, a wait that never ends) or busy: a busy one keeps its place,
 * since another beside it would only add to the load. Calls `stopped` within seven seconds, `busy` as soon, and `lost` within twenty-two, of a
 * busy one after a minute. What stops this process too, such as a sleeping laptop, counts as one second.
 */
export function watchBeats(on: Record<'stopped' | 'busy' | 'lost', (worker: Worker) => void>) {
  const silences = new Map<Worker, Silence>();
  const begin = (worker: Worker) => silences.set(worker, { missed: 0, idle: 0, seen: undefined });
  cluster.on('message', (worker, message: { beat?: boolean }) => {
    if (message?.beat && silences.has(worker)) begin(worker);
  });
  cluster.on('listening', begin);
  cluster.on('exit', (worker) => silences.delete(worker));
  setInterval(() => {
    for (const [worker, silence] of silences) {
      silence.missed += 1;
      // Between two heartbeats it is not looked at.
      if (silence.missed < 2) continue;
      const seen = readMainThread(worker.process.pid);
      silence.idle = isAtWork(seen, silence.seen) ? 0 : silence.idle + 1;
      silence.seen = seen;
      if (silence.idle === STOPPED_AFTER) on.stopped(worker);
      else if (silence.missed === STOPPED_AFTER && silence.idle < STOPPED_AFTER - 2) on.busy(worker);
      if (silence.idle === LOST_AFTER || silence.missed === HANGS_AFTER) on.lost(worker);
    }
  }, BEAT_MS).unref();
}
