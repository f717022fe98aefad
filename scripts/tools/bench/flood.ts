// `npm run bench -- flood [--count 100000]`: floods of one kind after the other on one server on the first core: different valid queries, noise in
// a query, validators, ranges, strange and long Hosts. While each lasts a listing is asked for every 20 ms; what it waits, what the server says and its memory are
// told. Needs a build.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { RANGES, validators } from '../hostile/headers.ts';
import { residentMb } from '../processes.ts';
import { markdownTable, quantiles } from '../results.ts';
import { startOurs } from '../serving/servers.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { count: { type: 'string', default: '100000' } } });
const count = Number(values.count);
const LANES = 32;
/** How often the listing is asked for meanwhile. */
const PROBE_MS = 20;

/** A request by its number. */
type Flood = (at: number) => { path: string; headers?: Record<string, string> };

const foreign = validators(400);
const FLOODS: Record<string, Flood> = {
  'different valid queries': (at) => ({ path: `/forex?from=USD&to=INR&amount=${at + 1}` }),
  'noise in one query': (at) => ({ path: `/fuel?city=kolkata&_=${at}` }),
  'long noise in one query': (at) => ({ path: `/fuel?city=kolkata&_=${at}${'y'.repeat(4_000)}` }),
  'long lists of validators': (at) => ({ path: '/fuel.json', headers: { 'if-none-match': `${foreign}, "${at}"` } }),
  'ranges of all kinds': (at) => ({ path: '/index.json', headers: { range: RANGES[at % RANGES.length] ?? '' } }),
  'a Host of its own each': (at) => ({ path: '/fuel?city=kolkata', headers: { host: `h${at}.example.org` } }),
  'long Hosts': (at) => ({ path: '/fuel?city=kolkata', headers: { host: `${'h'.repeat(2_000)}${at}` } }),
};

const server = await startOurs();
const memory = () => Math.round(residentMb(server.pids[0] ?? 0));
const pool = new Pool(server.url, { connections: LANES });
const probes = new Pool(server.url, { connections: 1 });
await answered(probes, { path: '/fuel?city=mumbai' });

const rows: string[][] = [];
for (const [name, flood] of Object.entries(FLOODS)) {
  const before = memory();
  const waits: number[] = [];
  let over = false;
  const probing = (async () => {
    while (!over) {
      const from = performance.now();
      const status = await answered(probes, { path: '/fuel?city=mumbai' });
      if (status !== 200) throw new Error(`The listing answered ${status} during ${name}`);
      waits.push(performance.now() - from);
      await sleep(PROBE_MS);
    }
  })();
  const began = performance.now();
  const statuses: Record<number, number> = {};
  const left = Array.from({ length: count }, (_, at) => at).values();
  const lane = async () => {
    for (const at of left) {
      const status = await answered(pool, flood(at));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const seconds = (performance.now() - began) / 1000;
  over = true;
  await probing;
  const at = quantiles(waits);
  const told = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  const after = memory();
  rows.push([
    name,
    (count / seconds).toFixed(0),
    told.join(', '),
    at(0.5).toFixed(1),
    at(0.99).toFixed(0),
    at(1).toFixed(0),
    `${before} to ${after}`,
  ]);
  console.error(rows.at(-1)?.join('  '));
}
console.log(
  markdownTable([`${count} requests each`, 'a second', 'answers', 'the listing, p50 ms', 'p99 ms', 'most ms', 'memory, MB'], rows),
);
await Promise.all([pool.destroy(), probes.destroy()]);
server.stop();

async function answered(through: Pool, { path, headers = {} }: ReturnType<Flood>): Promise<number> {
  const { statusCode, body } = await through.request({ path, method: 'GET', headers });
  await body.dump();
  return statusCode;
}
