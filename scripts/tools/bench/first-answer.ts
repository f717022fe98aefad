// `npm run bench -- first-answer [--rounds 3] [--whole]`: how long `npm start` takes from nothing to its first right call and to its first page, without
// a build and without the caches of Astro and Vite; with --whole, until workers serve the finished build too. Each round begins anew.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../../../src/kernel/money.ts';
import { machine, markdownTable } from '../results.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '3' }, whole: { type: 'boolean' } },
});
const dist = join('.cache', `bench-dist-${process.pid}`);
const CACHES = [dist, 'node_modules/.astro', 'node_modules/.vite'];
const LOOK_EVERY_MS = 20;

const rounds: Record<string, number>[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const folder of CACHES) rmSync(folder, { recursive: true, force: true });
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 10) / 100;
  const server = spawn('npm', ['start'], { env: { ...process.env, DIST_DIR: dist, PORT: '0', HOST: '127.0.0.1' } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const until = async (holds: () => Promise<boolean> | boolean): Promise<number> => {
    while (!(await holds())) {
      if (server.exitCode !== null || output.includes('The build failed')) throw new Error(output);
      await sleep(LOOK_EVERY_MS);
    }
    return seconds();
  };
  try {
    await until(() => /Jaankari is at http/.test(output));
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
    const has = async (path: string, text: string) => {
      const response = await fetch(url + path);
      return response.status === 200 && (await response.text()).includes(text);
    };
    const call = await until(() => has('/fuel?city=mumbai', '"city":"Mumbai"'));
    const page = await until(() => has('/', '<main'));
    const built = values.whole ? await until(() => /All workers are new/.test(output)) : Number.NaN;
    rounds.push({ call, page, built });
    console.error(`${round + 1}  first call ${call} s  first page ${page} s${values.whole ? `  whole build ${built} s` : ''}`);
  } finally {
    await end(server);
  }
}
rmSync(dist, { recursive: true, force: true });

const figures = { 'first call, s': 'call', 'first page, s': 'page', ...(values.whole && { 'whole build served, s': 'built' }) };
const rows = Object.entries(figures).map(([title, key]) => {
  const of = rounds.map((one) => one[key] ?? Number.NaN);
  return [title, median(of).toFixed(2), `${Math.min(...of)} to ${Math.max(...of)}`];
});
console.log(`${markdownTable(['from npm start', 'median', 'spread'], rows)}\n${JSON.stringify(machine())}`);

/** npm passes no signal on: the server ends by itself when npm has gone. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
}
