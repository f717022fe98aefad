import cluster from 'node:cluster';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { DataAge } from '../catalog/catalog.ts';
import { env } from '../kernel/env.ts';
import { onCaches, onProviders } from '../kernel/events.ts';
import { type CrawlReport, readReport } from '../store/report.ts';

const DAY_SECONDS = 86_400;
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A process's metrics for Prometheus. */
export interface Metrics {
  counted(route: string, from: From, status: number, seconds: number): void;
}

/**
 * Starts counting in this process. `cache` and `files`: the answer cache and files, for their sizes; `waiting`: number of queued calls; `ages`: how
 * old each area's data is. The primary collects the workers' metrics.
 */
export function startMetrics(
  cache: { readonly bytes: number; readonly count: number },
  files: { readonly bytes: number },
  waiting: () => number,
  ages: () => Promise<readonly DataAge[]>,
): Metrics {
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
  const asks = new Counter({
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
  const openCircuits = new Gauge({
    name: 'jaankari_provider_circuit_open',
    help: '1 while the circuit of a provider is open after repeated outages; of several workers, in how many it is',
    labelNames: ['provider'],
  });
  new Gauge({
    name: 'jaankari_process_memory_bytes',
    help: 'Resident memory of this process; of several workers, that of the largest',
    aggregator: 'max',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  addGauge('jaankari_kept_bytes', 'Memory of kept answers', () => cache.bytes);
  addGauge('jaankari_file_bytes', 'Memory of prebuilt files lately asked for', () => files.bytes);
  addGauge('jaankari_kept_answers', 'Answers kept', () => cache.count);
  const ofReports = (read: (report: CrawlReport) => number | undefined) => async () =>
    (await readReports()).map(([area, report]) => [area, read(report)] as const);
  const ofAges = (read: (age: DataAge) => number | undefined) => async () => (await ages()).map((age) => [age.area, read(age)] as const);
  addAreaGauge(
    'jaankari_snapshot_age_seconds',
    'Time since the last successful crawl of an area',
    ofReports(({ last_success_at }) => (last_success_at ? (Date.now() - Date.parse(last_success_at)) / 1000 : undefined)),
  );
  addAreaGauge(
    'jaankari_crawl_failed',
    '1 where the last crawl of an area failed',
    ofReports(({ last_success_at, last_failure_at }) => ((last_failure_at ?? '') > (last_success_at ?? '') ? 1 : 0)),
  );
  addAreaGauge('jaankari_never_crawled', '1 where no crawl of an area has succeeded: its data is what the service began with', async () => {
    const reports = new Map(await readReports());
    return (await ages()).map(({ area }) => [area, reports.get(area)?.last_success_at ? 0 : 1] as const);
  });
  addAreaGauge(
    'jaankari_data_age_seconds',
    'Whole days since the own day of the newest data of an area, in seconds; none without data',
    ofAges(({ days }) => (days === undefined ? undefined : days * DAY_SECONDS)),
  );
  addAreaGauge(
    'jaankari_data_age_allowed_seconds',
    'Age of the newest data of an area after which there is an alarm',
    ofAges(({ allowed }) => allowed * DAY_SECONDS),
  );
  addGauge('jaankari_queue_length', 'Calls that wait for their turn', waiting);
  const cached = new Gauge({ name: 'jaankari_cache_bytes', help: 'Memory of caches that areas keep', labelNames: ['cache'] });
  onCaches(({ cache, bytes }) => cached.set({ cache }, bytes));
  onProviders({
    asked({ provider, outcome, seconds }) {
      asks.inc({ provider, outcome });
      answered.observe({ provider }, seconds);
    },
    circuit: ({ provider, open }) => openCircuits.set({ provider }, open ? 1 : 0),
  });
  return {
    counted(route, from, status, seconds) {
      requests.inc({ route, status, from });
      duration.observe({ route, from }, seconds);
    },
  };
}

/** A gauge that is read on demand. */
function addGauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });
}

/** A gauge by area that is read on demand; of several workers, the largest. Areas without a value are left out. */
function addAreaGauge(
  name: string,
  help: string,
  read: () => Promise<readonly (readonly [area: string, value: number | undefined])[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['area'],
    aggregator: 'max',
    async collect() {
      this.reset();
      for (const [area, value] of await read()) if (value !== undefined) this.set({ area }, value);
    },
  });
}

/** The readable reports of all areas. */
async function readReports(): Promise<[area: string, report: CrawlReport][]> {
  const names = await readdir(join(env.DATA_DIR, 'reports')).catch(() => []);
  const reports: [string, CrawlReport][] = [];
  for (const area of names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'))) {
    const report = await readReport(area).catch(() => undefined);
    if (report) reports.push([area, report]);
  }
  return reports;
}

/** Serves the metrics of this process, or of all its workers, at /metrics on METRICS_PORT. */
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

/** Where an answer came from: a file, the cache, made for this call, or none (a server error, a probe). */
export type From = 'file' | 'kept' | 'made' | 'none';
