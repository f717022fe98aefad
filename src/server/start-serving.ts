import cluster from 'node:cluster';
import { env } from '../kernel/env.ts';
import { announce, DRAIN_LIMIT_MS } from './announce.ts';
import { beat } from './heartbeat.ts';
import { createJaankariServer, type Service } from './http-server.ts';
import { startLog } from './log.ts';
import { listLacks, mostConnections } from './resources.ts';

/** Callers who waited for the start come first; opening snapshots earlier would delay them. */
const WARM_AFTER_MS = 500;
/**
 * Connections that may wait to be accepted; systems allow fewer where they say so (Linux: 4,096). Behind a proxy one caller opens hundreds at once,
 * and those beyond it wait for a second.
 */
const BACKLOG = 4_096;

/**
 * Serves in this process until SIGTERM or SIGINT, then finishes in-flight calls and exits with 0, or with 1 if they took too long. `open` opens
 * what is served.
 */
export async function serve(open: () => Promise<Service>): Promise<void> {
  const started = performance.now();
  const { REDIS_URL } = env;
  // Without it the Redis client is not even loaded.
  const share = REDIS_URL ? async () => (await import('./share.ts')).shareThrough(REDIS_URL) : undefined;
  const { files, live } = await open();
  const findFaults = async () => [...listLacks(), ...(await live.findFaults())];
  const { server, drain, warmUp } = await createJaankariServer({ files, live: { ...live, findFaults } }, { share, log: startLog() });
  if (mostConnections !== undefined) server.maxConnections = mostConnections;
  if (!cluster.isWorker && env.METRICS_PORT !== undefined) (await import('./metrics.ts')).serveMetrics();

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') console.error(`Port ${env.PORT} is taken. Stop what uses it, or choose another: PORT=4322`);
    else console.error(error);
    process.exit(1);
  });
  // A worker warms up first where others answer meanwhile. A single process, and the first of several, answers at once what needs no index.
  const hasOthers = cluster.worker !== undefined && cluster.worker.id > 1;
  if (env.WARM && hasOthers) await warmUp();
  else if (env.WARM) server.once('listening', () => setTimeout(warmUp, WARM_AFTER_MS).unref());
  server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.PORT;
    // The primary announces for all its workers.
    if (cluster.isWorker) beat();
    else announce(port, performance.now() - started);
  });

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`${cluster.isWorker ? `Worker ${process.pid}: ` : ''}${signal}: finishing the calls under way.`);
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    drain().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  if (cluster.isWorker) {
    // Ctrl-C reaches every process of a terminal, and a supervisor may signal all of its group; the primary asks by SIGTERM, so once
    // more of either must not end a worker in the middle of a call.
    process.on('SIGTERM', stop);
    process.on('SIGINT', () => undefined);
    process.on('SIGHUP', () => undefined);
  } else {
    // A second Ctrl-C ends it at once.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  }
}
