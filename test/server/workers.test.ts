import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killsWorkers } from '../suites/killed-workers.ts';
import { stopsWorkers } from '../suites/stopped-workers.ts';
import { pricesIn, replaceFuelPrices } from '../support/fuel-prices.ts';
import { boundOf } from '../support/probe.ts';
import { defaultServer, launchServer, NO_ENGINE, newCaller, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { waitFor } from '../support/wait.ts';
import { type WorkDir, workDir } from '../support/work-dir.ts';

const PAGE = '<!doctype html><title>Shared</title><p>One page.</p>';

let site: StandIn;
let data: WorkDir;
/** Two workers, for all of these tests, until one ends it. */
let server: RunningServer;
/** How long it took to start, in milliseconds. */
let starting: number;
beforeAll(async () => {
  site = await startStandIn({ '/page': PAGE });
  data = workDir({ data: ['.'] });
});
afterAll(async () => {
  await Promise.all([server?.stop(), site?.stop()]);
  data.remove();
});

const start = (environment: Record<string, string> = {}) =>
  launchServer({
    WORKERS: '2',
    ...NO_ENGINE,
    RATE_LIMIT_OFF: '',
    TRUSTED_PROXIES: '127.0.0.1',
    FETCH_ALLOW: new URL(site.url).host,
    DATA_DIR: data.path,
    ...environment,
  });

/**
 * Asks over a connection of its own, as another caller would; connections go to whichever worker takes them. `keepAlive`: the caller would
 * use the connection again.
 */
async function askAnew(path: string, { keepAlive = false, headers = newCaller() } = {}): Promise<{ status: number; body: string }> {
  const agent = keepAlive && new Agent({ keepAlive: true });
  const [response] = await once(get(server.url + path, { agent, headers }), 'response');
  return { status: response.statusCode, body: await text(response) };
}

/** Process ids of the workers that are ready, in order. */
function workers(): number[] {
  const said = (pattern: RegExp) => [...server.output().matchAll(pattern)].map(([, pid]) => Number(pid));
  const ended = said(/Worker (\d+)(?: ended|: SIGTERM)/g);
  return said(/Worker (\d+) is ready/g).filter((pid) => !ended.includes(pid));
}
const exitOf = async ({ process }: RunningServer) => process.exitCode ?? (await once(process, 'exit'))[0];

describe('WORKERS', () => {
  it('answers on one port by so many processes', async () => {
    const before = performance.now();
    server = await start();
    starting = performance.now() - before;
    expect(workers()).toHaveLength(2);
    // Each process fetches a page for itself and keeps it, so the page's host is asked once by each that answers.
    site.asked.length = 0;
    await waitFor(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => askAnew(`/fetch?url=${site.url}/page`)));
      for (const { body } of answers) expect(JSON.parse(body)).toMatchObject({ success: true, title: 'Shared' });
      return site.asked.length > 1;
    });
    expect(site.asked).toEqual(['/page', '/page']);
  });

  it('limits a caller to the same number of calls as one process does', async () => {
    const headers = newCaller();
    for (let call = 0; call < 60; call += 1) expect((await askAnew(`/search?q=word${call}`, { headers })).status).toBe(200);
    for (const q of ['one', 'two']) expect((await askAnew(`/search?q=${q}`, { headers })).status).toBe(429);
    for (const path of ['/', '/fuel', '/fuel.json']) expect((await askAnew(path, { headers })).status).toBe(200);
  });

  it('replaces a worker that is killed, while the port goes on answering', async () => {
    const [victim = 0, other = 0] = workers();
    process.kill(victim, 'SIGKILL');
    await waitFor(() => server.output().includes(`Worker ${victim} ended (SIGKILL); another takes its place`));
    while (workers().length < 2) expect((await askAnew('/fuel')).status).toBe(200);
    expect(workers()).toEqual([other, expect.any(Number)]);
  });

  // Of twenty: killed-workers.nightly.test.ts.
  killsWorkers(1, () => server);

  stopsWorkers('2', false, () => server);

  it('gives way to new ones on SIGHUP, which read what is there now', async () => {
    await replaceFuelPrices(data.path, 300.5);
    server.process.kill('SIGHUP');
    await waitFor(() => server.output().includes('All workers are new'));
    for (let call = 0; call < 8; call += 1)
      expect(pricesIn(JSON.parse((await askAnew('/fuel?fuel=petrol')).body))).toEqual(['"price":300.5']);
  });

  it('lets calls under way finish on SIGTERM, repeated or not, and exits 0', async () => {
    site.routes['/slow'] = (_, response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE), 1_000);
    const answers = [1, 2, 3].map((call) => askAnew(`/fetch?url=${site.url}/slow?${call}`, { keepAlive: true }));
    await waitFor(() => site.asked.filter((path) => path.startsWith('/slow')).length === 3);
    server.process.kill('SIGTERM');
    for (const pid of workers()) process.kill(pid, 'SIGTERM');
    for (const answer of answers) expect(JSON.parse((await answer).body)).toMatchObject({ title: 'Shared' });
    const answered = performance.now();
    expect(await exitOf(server)).toBe(0);
    // connections that are kept alive are not waited for
    expect(performance.now() - answered).toBeLessThan(boundOf(3_000, starting));
    expect(server.output()).toContain('SIGTERM: 2 workers finish the calls under way.');
  });

  it('says once what keeps it from starting', async () => {
    const failure = await start({ PORT: new URL(defaultServer().url).port }).catch((error: Error) => error.message);
    expect(failure).toMatch(/ended with 1/);
    expect(String(failure).match(/Port \d+ is taken/g)).toHaveLength(1);
  });
});
