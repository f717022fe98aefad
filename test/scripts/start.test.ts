import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { workDir } from '../support/work-dir.ts';

/** One area alone: half a build shows as well what is built when. */
const { path: data, remove } = workDir({ data: ['fuel.sqlite'] });
afterAll(remove);
const DIST = `.cache/start-dist-${process.pid}`;
mkdirSync('.cache', { recursive: true });
afterAll(() => rmSync(DIST, { recursive: true, force: true }));

/** Runs `npm start`'s script until it serves, asks one address, stops it, and gives what it printed. */
async function start(): Promise<{ output: string; status: number }> {
  const env = { ...process.env, DATA_DIR: data, ALLOW_MISSING_AREAS: '1', DIST_DIR: DIST, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn('node', ['scripts/start.ts'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/Jaankari is at http/.test(output)) {
    if (child.exitCode !== null) throw new Error(output);
    await once(child.stdout, 'data');
  }
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  const { status } = await fetch(`${url}/fuel`);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { output, status };
}

it('builds and serves the first time, and only serves the second time, saying which it does', { timeout: 400_000 }, async () => {
  const first = await start();
  expect(first.output).toContain('There is no build yet');
  expect(first.status).toBe(200);
  const second = await start();
  expect(second.output).toContain('The build is up to date');
  expect(second.output).not.toContain('building');
  expect(second.status).toBe(200);
});
