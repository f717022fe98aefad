import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { env } from '../kernel/env.ts';
import { announce, DRAIN_LIMIT_MS } from './announce.ts';
import { createBackOff } from './back-off.ts';
import { watchBeats } from './heartbeat.ts';
import { startLog } from './log.ts';
import { watchData } from './watch.ts';

/** Time beyond their own limit before workers are killed. */
const KILL_AFTER_MS = DRAIN_LIMIT_MS + 2_000;

/** The program of workers: the server of a finished build. */
export const SERVER = new URL('./main.ts', import.meta.url);

export interface Workers {
  /** Sends a message to all workers; workers that become ready later get the last one. */
  tell(message: object): void;
  /** Replaces the workers by new ones that run this program, without failing a call. */
  replaceBy(program: URL, why: string): void;
}

/**
 * Supervises `count` workers on one port. It starts them (the first alone, so that a common failure is reported once), replaces one that exits or
 * hangs, and on SIGTERM or SIGINT lets all finish their calls. Exits with 0 if they did, with 1 if one was cut off or the first could not start. SIGHUP,
 * or with DATA_WATCH=1 a replaced snapshot or build, replaces all workers. `program`: what they run.
 */
export function runWorkers(count: number, program = SERVER): Workers {
  startLog();
  const started = performance.now();
  const born = new Map<Worker, number>();
  const ready = new Set<Worker>();
  /** Workers with the old data, each of which leaves when a new one is ready; empty unless data is being replaced. */
  let old: Worker[] = [];
  /** Workers that are finishing their calls because a new one has taken over. */
  const retired = new Set<Worker>();
  /** The new worker that is starting. */
  let successor: Worker | undefined;
  /** Stopped workers that are being replaced. */
  const stopped = new Set<Worker>();
  let isReplacing = false;
  let changedMeanwhile = false;
  const pauseAfter = createBackOff();
  let canStart = false;
  let lastTold: object | undefined;
  let announced = false;
  /** Set once the server is shutting down: its exit code. */
  let exitCode: number | undefined;

  // Workers accept connections themselves. With round robin this process would accept for them, and keep the connections of a killed one for ever;
  // it was also slower (two workers, 40 connections: 509 to 620 calls a second against 628 to 1,357, shared 1 to 1 and 1 to 2.5).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Holds the rate-limit counts of all workers.
  new RateLimiterClusterMaster();
  cluster.setupPrimary({ exec: fileURLToPath(program) });

  function start(): Worker | undefined {
    if (exitCode !== undefined) return undefined;
    const worker = cluster.fork();
    born.set(worker, performance.now());
    // A message to a worker that has just died; 'exit' reports its end.
    worker.on('error', () => undefined);
    return worker;
  }

  /** Replaces all workers one by one by new ones, which read snapshots and build again, so that each answer comes from one state of the data. */
  function replaceAll(why: string): void {
    if (exitCode !== undefined) return;
    changedMeanwhile = successor !== undefined || !canStart;
    if (changedMeanwhile) return;
    console.log(`${why}: new workers take over.`);
    old = [...ready].filter((worker) => !retired.has(worker));
    isReplacing = true;
    successor = start();
  }

  /** A new worker is ready, so the next old one may leave. */
  function succeed(): void {
    const going = old.shift();
    if (going) retire(going);
    successor = old.length > 0 ? start() : undefined;
    if (!successor) finishReplacing();
  }

  /** Until the last old worker has answered its calls, some answers come from the old data. */
  function finishReplacing(): void {
    if (!isReplacing || retired.size > 0 || old.length > 0 || successor) return;
    isReplacing = false;
    console.log('All workers are new.');
    if (changedMeanwhile) replaceAll('Changed again');
  }

  /** Lets a worker finish its calls without taking new ones; one that is stopped (SIGSTOP) does so when it continues. */
  function retire(worker: Worker): void {
    retired.add(worker);
    worker.process.kill('SIGTERM');
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
    if (lastTold) worker.send(lastTold);
    for (const one of stopped) retire(one);
    stopped.clear();
    if (worker === successor) return succeed();
    if (!canStart) for (let more = 1; more < count; more += 1) start();
    canStart = true;
    if (changedMeanwhile) replaceAll('Changed at the start');
    if (!announced && ready.size === count) {
      announced = true;
      announce(port, performance.now() - started);
    }
  });

  // The others take new connections at once, since each accepts for itself. Those of a stopped worker wait for it until they are reset.
  watchBeats({
    stopped(worker) {
      if (retired.has(worker)) return;
      console.error(`Worker ${worker.process.pid} has stopped: another takes its place, and it is ended unless it goes on.`);
      ready.delete(worker);
      old = old.filter((one) => one !== worker);
      stopped.add(worker);
      start();
    },
    busy: (worker) => console.error(`Worker ${worker.process.pid} is busy: it has answered nobody for seconds. It keeps its place.`),
    lost: (worker) => worker.process.kill('SIGKILL'),
  });

  cluster.on('exit', (worker, code, signal) => {
    const age = performance.now() - (born.get(worker) ?? 0);
    const couldAnswer = ready.delete(worker);
    born.delete(worker);
    const how = `Worker ${worker.process.pid} ended (${signal ?? `code ${code}`})`;
    if (exitCode !== undefined) {
      if (code) exitCode = 1;
      if (born.size === 0) process.exit(exitCode);
      return;
    }
    old = old.filter((one) => one !== worker);
    if (retired.delete(worker)) return finishReplacing();
    if (stopped.delete(worker)) return;
    if (worker === successor) {
      successor = undefined;
      old = [];
      isReplacing = false;
      console.error(`${how} before it could answer; the others go on with what they have. What it printed says why.`);
      return;
    }
    if (!canStart) return end(`${how} before it could answer. What it printed says why.`, 1);
    const hasOthers = [...born.keys()].some((one) => !retired.has(one) && !stopped.has(one));
    const cause = String(signal ?? `code ${code}`);
    const { pause, shortLives } = pauseAfter({ cause, age, couldAnswer, hasOthers });
    const after = pause > 0 ? ` in ${pause / 1000} s: ${shortLives} ended right after their start within a minute` : '';
    console.error(`${how}; another takes its place${after}.`);
    setTimeout(start, pause);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => end(`${signal}: ${born.size} workers finish the calls under way.`, 0));
  }
  process.on('SIGHUP', () => replaceAll('SIGHUP'));
  if (env.DATA_WATCH) watchData(env.DATA_DIR, env.DIST_DIR, () => replaceAll('Snapshots or build were replaced'));
  if (env.METRICS_PORT !== undefined) import('./metrics.ts').then(({ serveMetrics }) => serveMetrics());
  start();

  return {
    tell(message) {
      lastTold = message;
      for (const worker of born.keys()) if (worker.isConnected()) worker.send(message);
    },
    replaceBy(next, why) {
      cluster.setupPrimary({ exec: fileURLToPath(next) });
      replaceAll(why);
    },
  };
}
