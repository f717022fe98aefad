// `npm run bench -- soak [--minutes 10] [--rate 340]`: mixed load on two workers with Redis, of whose upstreams 5 % fail and 5 % are slow. In the
// first half a snapshot is swapped, a worker killed, Redis killed and started again; the slope of the memory is that of the second half, of an
// hour and more (`--minutes 60`) of all but the first twenty minutes. Ends with 1 where a cache passed its bound, a call was lost, or an hour was not level.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { env } from '../../../src/kernel/env.ts';
import { readFileList } from '../../../src/server/file-list.ts';
import { processTree, residentMb } from '../processes.ts';
import { markdownTable, quantiles } from '../results.ts';
import { createMix } from '../serving/mix.ts';
import { startOurs } from '../serving/servers.ts';
import { startUpstreams } from '../serving/upstreams.ts';

const CONNECTIONS = 32;
const SAMPLE_MS = 5_000;
/** More requests do not wait for an answer at one time: on a machine that is too slow for the rate, the rate falls. */
const MAX_QUEUED = 200;
const METRICS_PORT = 9391;
/** Memory for files: small enough to be full in the first half, so that what grows in the second is no cache. */
const FILES_MB = 16;
/** What the caches of both workers may hold, in MB: docs/operations.md, "Several processes". Of kept answers a quarter as much again is their addresses. */
const BOUNDS_MB: Readonly<Record<string, number>> = { file: 2 * FILES_MB, kept: 2 * 1.25 * Math.max(1, FILES_MB / 8), cache: 2 * 48 };
/** A run of so many minutes has to be level, within so many MB a minute, after the first so many. */
const LEVEL = { minutes: 60, after: 20, mbPerMinute: 1 };
/** Calls that ask nobody outside take less from the first second on, in ms. */
const FIRST = { seconds: 15, mostMs: 500, outside: ['weather', 'fetch'] };
/** Calls under way on a killed worker's connections fail; nobody can answer them. */
const KILL_SHADOW_MS = 1_000;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '340' } },
});
const length = Number(values.minutes) * 60_000;
const rate = Number(values.rate);

const dataDir = join(mkdtempSync(join(tmpdir(), 'soak-')), 'data');
cpSync(env.DATA_DIR, dataDir, { recursive: true });
const upstreams = await startUpstreams({ failing: 0.05, slow: 0.05, slowMs: 2_000 });
let redis = startRedis();
const server = await startOurs(
  {
    WORKERS: '2',
    DATA_WATCH: '1',
    DATA_DIR: dataDir,
    SERVER_MEMORY_MB: String(FILES_MB),
    METRICS_PORT: String(METRICS_PORT),
    REDIS_URL: 'redis://127.0.0.1:6390/0',
    UPSTREAM_OPEN_METEO_URL: `http://${upstreams.host}`,
    FETCH_ALLOW: upstreams.host,
    DUCKDUCKGO_HTML_OFF: '1',
  },
  { pin: false },
);
/** A moment's memory in MB: of all processes; of the workers JavaScript's heap, buffers beside that, and what caches with a bound have of both. */
interface Sample {
  at: number;
  mb: number;
  heapMb: number;
  buffersMb: number;
  cachedMb: number;
  /** Of each of these caches by itself. */
  caches: Record<string, number>;
}
const [primary = 0] = server.pids;
const files = (readFileList(env.DIST_DIR) ?? []).map(({ path }) => path).filter((path) => !path.endsWith('/404.html'));
const next = createMix(files, upstreams.host);
const pool = new Pool(server.url, { connections: CONNECTIONS });

const began = performance.now();
const elapsed = () => performance.now() - began;
const times: number[] = [];
/** The slowest call of each kind in the first seconds, in ms. */
const slowestAtFirst: Record<string, number> = {};
const faults: Record<string, number> = {};
let retried = 0;
let waiting = 0;
let requests = 0;
let killedAt = Number.NEGATIVE_INFINITY;
let lostToKill = 0;
const memory: Sample[] = [];

const sampling = setInterval(async () => {
  const mb = processTree(primary).reduce((sum, pid) => sum + residentMb(pid), 0);
  const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  const megabytes = (name: string) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / 2 ** 20;
  const caches = Object.fromEntries(Object.keys(BOUNDS_MB).map((name) => [name, megabytes(`jaankari_${name}_bytes`) || 0]));
  const sample = {
    caches,
    at: elapsed() / 60_000,
    mb,
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    buffersMb: megabytes('nodejs_external_memory_bytes'),
    cachedMb: Object.values(caches).reduce((sum, mb) => sum + mb, 0),
  };
  memory.push(sample);
  const parts = `${mb.toFixed(0)} MB (heap ${sample.heapMb.toFixed(0)}, buffers ${sample.buffersMb.toFixed(0)}, cached ${sample.cachedMb.toFixed(0)})`;
  console.error(`${(elapsed() / 1000).toFixed(0)} s  ${requests} requests  ${parts}  ${JSON.stringify(faults)}`);
}, SAMPLE_MS);
const events = injectFaults();

while (elapsed() < length) {
  // As many as are due by now: a pause of this process is made up for, as callers would.
  const due = Math.floor((elapsed() / 1000) * rate) - requests;
  for (let i = 0; i < Math.min(due, MAX_QUEUED - waiting); i += 1) void ask();
  await sleep(10);
}
await events;
await sleep(3_000);
clearInterval(sampling);

const share = quantiles(times);
const levelFrom = length >= LEVEL.minutes * 60_000 ? LEVEL.after : length / 120_000;
const later = memory.filter(({ at }) => at > levelFrom);
const slope = regressionSlope(later, ({ mb }) => mb);
/** What could be a leak: what JavaScript uses, without what caches with a bound have come to hold. */
const usedSlope = regressionSlope(
  later.filter(({ heapMb }) => heapMb > 0),
  ({ heapMb, buffersMb, cachedMb }) => heapMb + buffersMb - cachedMb,
);
const figures = {
  requests: `${requests}`,
  faults: JSON.stringify(faults),
  'lost with the killed worker': `${lostToKill}`,
  'p50, ms': share(0.5).toFixed(1),
  'p99, ms': share(0.99).toFixed(0),
  'memory at the end, MB': `${memory.at(-1)?.mb.toFixed(0)}`,
  'slope of the second half, MB a minute': slope.toFixed(2),
  'of what is used and no bounded cache': usedSlope.toFixed(2),
};
console.log(markdownTable(Object.keys(figures), [Object.values(figures)]));
console.log(`asked once more after a closed connection: ${retried}; upstreams failed and slow: ${JSON.stringify(upstreams.injected)}`);
const overBounds = Object.entries(BOUNDS_MB).flatMap(([name, bound]) => {
  const most = Math.max(...memory.map(({ caches }) => caches[name] ?? 0));
  console.log(`${name}: at most ${most.toFixed(1)} MB of ${bound} MB`);
  return most > bound ? [`${name} held ${most.toFixed(1)} MB of ${bound}`] : [];
});
console.log(`slowest of each kind in the first ${FIRST.seconds} s, ms: ${JSON.stringify(slowestAtFirst)}`);
const slowAtFirst = Object.entries(slowestAtFirst).flatMap(([kind, ms]) =>
  ms > FIRST.mostMs && !FIRST.outside.includes(kind) ? [`${kind} took ${ms} ms after the start`] : [],
);
const notLevel = length >= LEVEL.minutes * 60_000 && slope > LEVEL.mbPerMinute ? ['memory is not level'] : [];
const faulty = [...overBounds, ...slowAtFirst, ...notLevel, ...(Object.keys(faults).length > 0 ? [`lost: ${JSON.stringify(faults)}`] : [])];
for (const fault of faulty) console.error(fault);
if (faulty.length > 0) process.exitCode = 1;
await pool.destroy();
server.stop();
redis.kill();
upstreams.stop();

async function ask(again = false): Promise<void> {
  const { kind, path, headers, expected } = next();
  if (!again) requests += 1;
  const from = performance.now();
  waiting += 1;
  try {
    // Files of Hindi pages have names that a request has to encode.
    const { statusCode, body } = await pool.request({ path: /[^!-~]/.test(path) ? encodeURI(path) : path, method: 'GET', headers });
    await body.dump();
    const took = performance.now() - from;
    times.push(took);
    if (from - began < FIRST.seconds * 1_000) slowestAtFirst[kind] = Math.round(Math.max(took, slowestAtFirst[kind] ?? 0));
    if (!expected(statusCode)) count(`${kind} ${statusCode}`);
  } catch (error) {
    const code = (error as { code?: string }).code ?? String(error);
    if (performance.now() - killedAt < KILL_SHADOW_MS) lostToKill += 1;
    else if (!again && /UND_ERR_SOCKET|ECONNRESET/.test(code)) {
      // A connection that the server closed while the request was on its way: every client asks once more.
      retried += 1;
      await ask(true);
    } else count(`${kind} ${code}`);
  } finally {
    waiting -= 1;
  }
}

function count(fault: string): void {
  faults[fault] = (faults[fault] ?? 0) + 1;
}

/** What happens meanwhile, all in the first half. */
async function injectFaults(): Promise<void> {
  await until(0.1, 'a snapshot is swapped');
  cpSync(join(dataDir, 'fuel.sqlite'), join(dataDir, 'fuel.sqlite.new'));
  renameSync(join(dataDir, 'fuel.sqlite.new'), join(dataDir, 'fuel.sqlite'));
  await until(0.2, 'a worker is killed');
  killedAt = performance.now();
  const worker = processTree(primary).find((pid) => pid !== primary);
  if (worker) process.kill(worker, 'SIGKILL');
  await until(0.28, 'Redis is killed');
  redis.kill('SIGKILL');
  await until(0.36, 'Redis is started again');
  redis = startRedis();
}

async function until(share: number, what: string): Promise<void> {
  await sleep(length * share - elapsed());
  console.error(`${(elapsed() / 1000).toFixed(0)} s: ${what}`);
}

function startRedis() {
  return spawn('redis-server', ['--port', '6390', '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir(), '--maxmemory', '64mb'], {
    stdio: 'ignore',
  });
}

/** Of the line nearest to all samples. */
function regressionSlope(samples: readonly Sample[], sizeOf: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, size] = [mean((one) => one.at), mean(sizeOf)];
  return mean((one) => (one.at - at) * (sizeOf(one) - size)) / mean((one) => (one.at - at) ** 2);
}
