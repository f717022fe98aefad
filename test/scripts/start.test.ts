import { type ChildProcess, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Started, startProgram } from '../support/start-program.ts';
import { waitFor } from '../support/wait.ts';
import { workDir } from '../support/work-dir.ts';

const { start, remove } = startProgram();
let server: Started | undefined;
afterEach(() => server?.stop());
afterAll(remove);

const childrenOf = ({ pid }: ChildProcess): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** That what is built when it is done takes over is in `start.nightly.test.ts`. */
describe('npm start without a build', () => {
  it('answers calls, files and documents at once, says the truth of the build, and ends it when it is ended', async () => {
    server = await start();
    expect(server.output()).toContain('There is no build yet');
    const children = childrenOf(server.process);
    expect(children).toHaveLength(2); // a worker and the build
    const call = await server.get('/fuel?city=mumbai');
    expect(JSON.parse(call.text)).toMatchObject({ status: 'ok', city: 'Mumbai' });
    expect((await server.get('/fuel/city/mumbai.json')).text).toBe(call.text);
    expect(JSON.parse((await server.get('/index.json')).text)).toHaveProperty('areas');
    expect((await server.get('/first.js')).status).toBe(200);
    expect((await server.get('/fuel/nothing')).status).toBe(404);
    expect(await server.get('/healthz')).toEqual({ status: 200, text: 'alive\n' });
    expect((await server.get('/readyz')).text).toMatch(/^ready\nBuilding: /);
    expect(await server.buildState()).toBe('running');
    expect(await server.stop()).toBe(0);
    await waitFor(() => !children.some(isRunning));
    expect(server.output()).not.toContain('The build failed');
  });

  it('says that a build failed, and why, and goes on answering', async () => {
    const { path, remove } = workDir();
    writeFileSync(join(path, 'letter.txt'), 'kept');
    onTestFinished(remove);
    const running = await start({ DIST_DIR: path });
    server = running;
    await waitFor(async () => (await running.buildState()) === 'failed');
    expect(running.output()).toContain('holds something else than a build');
    expect(running.output()).toMatch(/The build failed: it ended with code 1/);
    expect((await running.get('/fuel?city=mumbai')).status).toBe(200);
    expect((await running.get('/readyz')).text).toContain('The build failed');
    const { status, text } = await running.get('/browse/fuel');
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'not_configured', error: 'Pages cannot be made: the build failed.' }]);
    expect(await running.stop()).toBe(0);
  });
});
