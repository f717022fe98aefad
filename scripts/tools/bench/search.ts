// `npm run bench -- search [--asks 500]`: the first searches of our own content after a start, then many of two words that seldom belong together, and
// what people ask for as they type it, one at a time; what the index weighs, and what memory the searches added.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { env } from '../../../src/kernel/env.ts';
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

/** What people ask for; the field asks at every key that they press. */
const QUERIES = [
  'gold rate mumbai',
  'petrol pune',
  'pm kisan',
  'ifsc sbi connaught place',
  'laptop hsn',
  'usd to inr',
  'rto nagpur',
  'diwali 2026',
  'bitcoin price',
  'scholarship for girls',
  'train delhi to howrah',
  'bank holidays november',
  'widow pension kerala',
  'diesel price chennai',
  'silver',
  'karol bagh',
  'ayushman bharat',
  'mudra loan',
  'rajdhani express',
  'post office indiranagar',
  'hdfc bank andheri',
  'atal pension yojana',
  'old monk price delhi',
  'weather jaipur',
];
const MIN_TYPED_LENGTH = 3;

const server = await startOurs({}, { pin: false });
const pool = new Pool(server.url, { connections: 1 });
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pids[0]}/status`, 'utf8'))?.[1]) / 1024;
await sleep(SETTLED_MS);
// What this process and its connection need for a first request is no part of a search.
for (let count = 0; count < 100; count += 1) await timed('/healthz');
const before = memory();
const first = await timed(searchPath('gold'));
const second = await timed(searchPath('silver'));
const times: number[] = [];
for (let count = 0; count < Number(values.asks); count += 1) {
  const text = `${WORDS[count % WORDS.length]} ${MORE[Math.floor(count / WORDS.length) % MORE.length]}`;
  times.push(await timed(searchPath(text.slice(0, 6 + (count % 20)))));
}
const added = memory() - before;
const typedTimes: number[] = [];
for (const text of QUERIES) {
  for (let length = MIN_TYPED_LENGTH; length <= text.length; length += 1) typedTimes.push(await timed(searchPath(text.slice(0, length))));
}
const sorted = times.toSorted((a, b) => a - b);
const sortedTyped = typedTimes.toSorted((a, b) => a - b);
const percentile99 = (figures: readonly number[]) => figures[Math.floor(figures.length * 0.99)] ?? Number.NaN;
const results = {
  first,
  second,
  p50: median(sorted),
  p99: percentile99(sorted),
  typedP50: median(sortedTyped),
  typedP99: percentile99(sortedTyped),
  addedMb: added,
  indexMb: statSync(join(env.DIST_DIR, 'search.sqlite')).size / 1024 / 1024,
};
const { first: once, second: again, p50, p99, typedP50, typedP99, addedMb, indexMb } = results;
const cells = [once, again, p50, p99, typedP50, typedP99, addedMb, indexMb].map((figure) => figure.toFixed(1));
const titles = [
  'first, ms',
  'second, ms',
  'two words, p50, ms',
  'p99',
  'at each key, p50, ms',
  'p99',
  'memory added, MB',
  'index file, MB',
];
console.log(markdownTable(titles, [cells]));
saveResults('search', results);
await pool.destroy();
server.stop();

function searchPath(text: string): string {
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
