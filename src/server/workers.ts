import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { announce, DRAIN_LIMIT_MS } from './announce.ts';

/** A worker that ends sooner after its start has not started well. */
const SHORT_LIFE_MS = 10_000;
/** So many short lives within the window are replaced; with one more the server ends, since it would go on for ever. */
const SHORT_LIVES_BORNE = 5;
const WINDOW_MS = 60_000;
/** Before a short life's replacement starts, so that a fault at start does not keep the machine busy. */
const PAUSE_MS = 500;
/** What workers get beyond their own limit before they are killed. */
const KILL_AFTER_MS = DRAIN_LIMIT_MS + 2_000;

/**
 * Looks after `count` processes that answer on one port: starts them (the first alone, so that a fault of all is told once), replaces one
 * that ends, and on SIGTERM or SIGINT lets all finish their calls. Exits with 0 when they did; with 1 when one had to be cut off, when the
 * first could not start, or when workers end again and again right after their start.
 */
export function runWorkers(count: number): void {
  const started = performance.now();
  const born = new Map<Worker, number>();
  const ready = new Set<Worker>();
  let shortLives: number[] = [];
  let canStart = false;
  let announced = false;
  /** Set once the server is ending: the code it will exit with. */
  let exitCode: number | undefined;

  // Keeps the rate limits' counts of all workers.
  new RateLimiterClusterMaster();
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./main.ts', import.meta.url)) });

  function start(): void {
    if (exitCode !== undefined) return;
    const worker = cluster.fork();
    born.set(worker, performance.now());
    // A count that is told to a worker which has just died; its end is told by 'exit'.
    worker.on('error', () => undefined);
  }

  function end(why: string, code: number): void {
    if (exitCode !== undefined) return;
    exitCode = code;
    (code ? console.error : console.log)(why);
    for (const worker of born.keys()) worker.process.kill('SIGTERM');
    if (born.size === 0) process.exit(code);
    setTimeout(() => {
      for (const worker of born.keys()) worker.process.kill('SIGKILL');
      process.exit(1);
    }, KILL_AFTER_MS).unref();
  }

  cluster.on('listening', (worker, { port }) => {
    ready.add(worker);
    console.log(`Worker ${worker.process.pid} is ready.`);
    if (!canStart) for (let more = 1; more < count; more += 1) start();
    canStart = true;
    if (!announced && ready.size === count) {
      announced = true;
      announce(port, performance.now() - started);
    }
  });

  cluster.on('exit', (worker, code, signal) => {
    const age = performance.now() - (born.get(worker) ?? 0);
    ready.delete(worker);
    born.delete(worker);
    const how = `Worker ${worker.process.pid} ended (${signal ?? `code ${code}`})`;
    if (exitCode !== undefined) {
      if (code) exitCode = 1;
      if (born.size === 0) process.exit(exitCode);
      return;
    }
    if (!canStart) return end(`${how} before it could answer. What it printed says why.`, 1);
    const short = age < SHORT_LIFE_MS;
    if (short) shortLives = [...shortLives, performance.now()].filter((at) => at > performance.now() - WINDOW_MS);
    if (shortLives.length > SHORT_LIVES_BORNE) {
      return end(`${how}, the ${shortLives.length}th within a minute right after its start: the server ends. The lines above say why.`, 1);
    }
    console.error(`${how}; another takes its place.`);
    setTimeout(start, short ? PAUSE_MS : 0);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => end(`${signal}: ${born.size} workers finish the calls under way.`, 0));
  }
  start();
}
