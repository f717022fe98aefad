import cluster from 'node:cluster';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { env } from '../kernel/env.ts';
import { onCaches, onProviders } from '../kernel/events.ts';
import { readReport } from '../store/report.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a process counts for Prometheus. */
export interface Metrics {
  counted(route: string, from: From, status: number, seconds: number): void;
}

/** Begins to count in this process. `kept` and `files`: what the server has in memory, for its size. Workers are read by the process that looks after them. */
export function startMetrics(cache: { readonly bytes: number; readonly count: number }, files: { readonly bytes: number }): Metrics {
  // A worker answers its primary's questions from then on.
  if (cluster.isWorker) new AggregatorRegistry();
  collectDefaultMetrics();
  const requests = new Counter({
    name: 'jaankari_requests_total',
    help: 'Requests by endpoint, status, and where the answer came from',
    labelNames: ['route', 'status', 'from'],
  });
  const duration = new Histogram({
    name: 'jaankari_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'from'],
    buckets: SECONDS,
  });
  const asked = new Counter({
    name: 'jaankari_provider_calls_total',
    help: 'Questions put to providers',
    labelNames: ['provider', 'outcome'],
  });
  const answered = new Histogram({
    name: 'jaankari_provider_seconds',
    help: 'Time that providers took',
    labelNames: ['provider'],
    buckets: SECONDS,
  });
  const resting = new Gauge({
    name: 'jaankari_provider_resting',
    help: '1 while a provider is left alone after repeated outages; of several workers, how many leave it alone',
    labelNames: ['provider'],
  });
  new Gauge({
    name: 'jaankari_kept_bytes',
    help: 'Memory of kept answers',
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'jaankari_file_bytes',
    help: 'Memory of prebuilt files lately asked for',
    collect() {
      this.set(files.bytes);
    },
  });
  new Gauge({
    name: 'jaankari_kept_answers',
    help: 'Answers kept',
    collect() {
      this.set(cache.count);
    },
  });
  new Gauge({
    name: 'jaankari_snapshot_age_seconds',
    help: 'Time since the last successful crawl of an area',
    labelNames: ['area'],
    aggregator: 'max',
    async collect() {
      for (const [area, age] of await snapshotAges()) this.set({ area }, age);
    },
  });
  const cached = new Gauge({ name: 'jaankari_cache_bytes', help: 'Memory of caches that areas keep', labelNames: ['cache'] });
  onCaches(({ cache, bytes }) => cached.set({ cache }, bytes));
  onProviders({
    asked({ provider, outcome, seconds }) {
      asked.inc({ provider, outcome });
      answered.observe({ provider }, seconds);
    },
    resting: ({ provider, open: rests }) => resting.set({ provider }, rests ? 1 : 0),
  });
  return {
    counted(route, from, status, seconds) {
      requests.inc({ route, status, from });
      duration.observe({ route, from }, seconds);
    },
  };
}

/** Seconds since the last success that each area's report tells of. */
async function snapshotAges(): Promise<[area: string, seconds: number][]> {
  const names = await readdir(join(env.DATA_DIR, 'reports')).catch(() => []);
  const ages: [string, number][] = [];
  for (const area of names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'))) {
    const at = await readReport(area).then(
      (report) => report?.last_success_at,
      () => undefined,
    );
    if (at) ages.push([area, (Date.now() - Date.parse(at)) / 1000]);
  }
  return ages;
}

/** Serves what this process counts, or what all its workers do, at /metrics of METRICS_PORT. */
export function serveMetrics(): Server | undefined {
  if (env.METRICS_PORT === undefined) return undefined;
  const workers = env.WORKERS > 1 || env.DATA_WATCH ? new AggregatorRegistry() : undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end('Figures are at /metrics\n');
      return;
    }
    (workers ? workers.clusterMetrics() : register.metrics()).then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        console.error('The figures could not be gathered:', error);
        response.writeHead(503).end();
      },
    );
  });
  server.on('error', (error) => console.error(`METRICS_PORT: ${error.message}`));
  server.listen(env.METRICS_PORT, env.HOST, () => {
    const address = server.address();
    console.log(`Figures for Prometheus: port ${typeof address === 'object' && address ? address.port : env.METRICS_PORT}, /metrics`);
  });
  return server;
}

/** Where an answer came from: a prebuilt file, kept from before, made for this call, or none of them (an error of the server, a probe). */
export type From = 'file' | 'kept' | 'made' | 'none';
