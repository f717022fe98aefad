// `npm run bench -- search [--asks 500]`: the first searches of our own content after a start, then many of two words that seldom belong together,
// what people ask for as they type it, and what is made to be slow, one at a time; what the index weighs, and what memory the searches added.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { env } from '../../../src/kernel/env.ts';
import { median } from '../../../src/kernel/money.ts';
import { hostileSearches } from '../hostile/searches.ts';
import { residentMb } from '../processes.ts';
import { markdownTable, quantiles, timed } from '../results.ts';
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
const memory = () => residentMb(server.pids[0] ?? 0);
await sleep(SETTLED_MS);
// What this process and its connection need for a first request is no part of a search.
for (let count = 0; count < 100; count += 1) await ask('/healthz');
const before = memory();
const first = await ask(searchPath('gold'));
const second = await ask(searchPath('silver'));
const times: number[] = [];
for (let count = 0; count < Number(values.asks); count += 1) {
  const text = `${WORDS[count % WORDS.length]} ${MORE[Math.floor(count / WORDS.length) % MORE.length]}`;
  times.push(await ask(searchPath(text.slice(0, 6 + (count % 20)))));
}
const added = memory() - before;
const typedTimes: number[] = [];
for (const text of QUERIES) {
  for (let length = MIN_TYPED_LENGTH; length <= text.length; length += 1) typedTimes.push(await ask(searchPath(text.slice(0, length))));
}
const hostile: number[] = [];
for (const text of hostileSearches(Number(values.asks))) hostile.push(await ask(searchPath(text)));
const figures: [title: string, figure: number][] = [
  ['first, ms', first],
  ['second, ms', second],
  ['two words, p50, ms', median(times)],
  ['p99', quantiles(times)(0.99)],
  ['at each key, p50, ms', median(typedTimes)],
  ['p99', quantiles(typedTimes)(0.99)],
  ['made to be slow, p50, ms', median(hostile)],
  ['p99', quantiles(hostile)(0.99)],
  ['memory added, MB', added],
  ['index file, MB', statSync(join(env.DIST_DIR, 'search.sqlite')).size / 1024 / 1024],
];
console.log(
  markdownTable(
    figures.map(([title]) => title),
    [figures.map(([, figure]) => figure.toFixed(1))],
  ),
);
await pool.destroy();
server.stop();

function searchPath(text: string): string {
  return `/search?scope=site&q=${encodeURIComponent(text)}`;
}

/** Milliseconds of one request. No answer of a search is kept. */
function ask(path: string): Promise<number> {
  return timed(async () => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  });
}
