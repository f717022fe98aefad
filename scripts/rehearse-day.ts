// Rehearses a day of operation: `npm run rehearse-day [-- --whole] [--rate 40] [--dist FOLDER]
// [--parts crawl,push,restore]`. Two servers with a shared store behind deploy/Caddyfile, in a clone with
// an origin, are asked all the time, while there is a crawl, a wrong page, a build and its swap, kills, an outage of the store, a refused push
// and a restore. Prints what held, and how many calls were lost; ends with 1 if any was, or if something did not hold. All of it is on loopback.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFileList } from '../src/server/file-list.ts';
import { Callers, createPaths, type Figures } from './day/callers.ts';
import { DAY } from './day/steps.ts';
import { World } from './day/world.ts';
import { markdownTable } from './tools/results.ts';

const { values } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    rate: { type: 'string', default: '40' },
    data: { type: 'string' },
    dist: { type: 'string' },
    parts: { type: 'string' },
    out: { type: 'string' },
  },
});
for (const [program, flag] of [
  ['redis-server', '--version'],
  ['caddy', 'version'],
] as const)
  if (spawnSync(program, [flag]).status !== 0) {
    console.log(`SKIPPED: ${program} is not installed, so no day is rehearsed.`);
    process.exit(0);
  }

interface Result extends Figures {
  name: string;
  /** What was seen; what did not hold. */
  seen: string;
  held: boolean;
  seconds: number;
}

/** Of the day, those whose names begin so; all unless told. */
const parts = DAY.filter(({ name }) => !values.parts || values.parts.split(',').some((begin) => name.startsWith(begin)));
const log = (line: string) => console.error(line);
const world = await World.open({ data: values.data, dist: values.dist, whole: values.whole, log });
const results: Result[] = [];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });
try {
  const files = (readFileList(join(world.rehearsal.clone, 'dist')) ?? [])
    .map(({ path }) => path)
    // What cannot be built has pages of its own for it; the sizes of large downloads say nothing of a call.
    .filter((path) => !/\/(?:404|offline)\.html$|\.(?:sqlite|parquet|zip)$/.test(path));
  const callers = new Callers(world.url, createPaths(files));
  callers.begin(Number(values.rate));
  for (const { name, run } of parts) {
    if (stopped) break;
    log(`${name} ...`);
    const began = performance.now();
    const [held, seen] = await run(world).then(
      (seen) => [true, seen] as const,
      (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
    );
    results.push({ name, held, seen, seconds: (performance.now() - began) / 1000, ...callers.endStep() });
    const last = results.at(-1) as Result;
    log(
      `  ${held ? 'held' : 'NOT HELD'}: ${seen}; ${last.calls} calls, ${last.lost} lost${last.faults.map((fault) => `\n    ${fault}`).join('')}`,
    );
  }
  await callers.end();
} finally {
  await world.close();
}
const rows = results.map(({ name, held, seen, calls, lost, p50, p99, slowest, seconds }) => [
  name,
  `${held ? '' : 'NOT HELD: '}${seen}`,
  `${calls}`,
  `${lost}`,
  `${p50} / ${p99} / ${slowest} ms`,
  `${Math.round(seconds)} s`,
]);
console.log(markdownTable(['what', 'held', 'calls', 'lost', 'p50 / p99 / slowest', 'took'], rows));
if (values.out) writeFileSync(values.out, JSON.stringify(results, undefined, 2));
const lost = results.reduce((sum, one) => sum + one.lost, 0);
const calls = results.reduce((sum, one) => sum + one.calls, 0);
console.log(`${calls} calls, ${lost} lost; ${results.filter(({ held }) => held).length} of ${parts.length} parts of the day held.`);
if (lost > 0 || results.length < parts.length || results.some(({ held }) => !held)) process.exitCode = 1;
