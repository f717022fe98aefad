// `npm run bench -- search [--asks 500]`: the first searches of our own content after a start, and then many different ones, one at a time; what
// the index weighs, and what memory the searches added.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { env } from '../../src/lib/env.ts';
import { markdownTable, median, saveResults } from '../results.ts';
import { startOurs } from '../serving/servers.ts';

/** Milliseconds after the start in which the server makes itself ready for its first search. */
const SETTLED_MS = 3_000;
const { values } = parseArgs({ args: process.argv.slice(3), options: { asks: { type: 'string', default: '500' } } });
const WORDS = [
  'gold',
  'mumbai',
  'diesel',
  'rice',
  'scholarship',
  'station',
  'delhi',
  'dolar',
  'petrol price',
  'sbi',
  'hdfc kochi',
  'girl education',
];
const MORE = ['rajasthan', 'kerala', 'pension', 'holi', 'usd', 'bitcoin', 'express', 'bank', 'women', 'farmer', 'hsn', 'temple'];

const server = await startOurs({}, { pin: false });
const pool = new Pool(server.url, { connections: 1 });
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pids[0]}/status`, 'utf8'))?.[1]) / 1024;
await sleep(SETTLED_MS);
// What this process and its connection need for a first request is no part of a search.
for (let count = 0; count < 100; count += 1) await timed('/healthz');
const before = memory();
const first = await timed(pathOf('gold'));
const second = await timed(pathOf('silver'));
const times: number[] = [];
for (let count = 0; count < Number(values.asks); count += 1) {
  const text = `${WORDS[count % WORDS.length]} ${MORE[Math.floor(count / WORDS.length) % MORE.length]}`;
  times.push(await timed(pathOf(text.slice(0, 6 + (count % 20)))));
}
const sorted = times.toSorted((a, b) => a - b);
const results = {
  first,
  second,
  p50: median(sorted),
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  addedMb: memory() - before,
  indexMb: statSync(join(env.DIST_DIR, 'search.sqlite')).size / 1024 / 1024,
};
const cells = [results.first, results.second, results.p50, results.p99, results.addedMb, results.indexMb].map((figure) =>
  figure.toFixed(1),
);
console.log(markdownTable(['first, ms', 'second, ms', 'p50, ms', 'p99, ms', 'memory added, MB', 'index file, MB'], [cells]));
saveResults('search', results);
await pool.destroy();
server.stop();

function pathOf(text: string): string {
  return `/search?scope=site&q=${encodeURIComponent(text)}`;
}

/** Milliseconds of one request. No answer of a search is kept. */
async function timed(path: string): Promise<number> {
  const from = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return performance.now() - from;
}
