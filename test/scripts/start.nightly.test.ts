import { afterAll, afterEach, expect, it } from 'vitest';
import { type Started, startProgram } from '../support/start-program.ts';
import { waitFor } from '../support/wait.ts';

const BUILD_LIMIT_MS = 300_000;

const { start, remove } = startProgram();
let running: Started | undefined;
afterEach(() => running?.stop());
afterAll(remove);

it('npm start without a build makes pages on request, and goes over to the build without a failed call', { timeout: 400_000 }, async () => {
  const server = await start();
  running = server;
  const call = await server.get('/fuel?city=mumbai');

  // Pages, as soon as they are bundled: files of the build, pages made of a query, and the scripts and styles that they name.
  await waitFor(async () => (await server.get('/browse/fuel', 'text/html')).status === 200, BUILD_LIMIT_MS);
  const page = await server.get('/browse/fuel');
  expect(page.text).toContain('Mumbai');
  const [style = ''] = /\/_astro\/[^"]+\.css/.exec(page.text) ?? [];
  expect((await server.get(style)).status).toBe(200);
  expect((await server.get('/browse/numerology?name=Asha')).text).toContain('Asha');
  expect((await server.get('/browse/nothing', 'text/html')).status).toBe(404);
  expect(await server.buildState()).toBe('running');
  await waitFor(() => /Building: \d+ of \d+ pages/.test(server.output()));

  // Calls and pages over and over, until the workers are those of the build.
  const failed: string[] = [];
  let isOver = false;
  const ask = async (path: string, text: string) => {
    while (!isOver) {
      const answer = await server.get(path).catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }));
      if (answer.status !== 200 || !answer.text.includes(text)) failed.push(`${path} ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  };
  const asking = [ask('/fuel?city=mumbai', 'Mumbai'), ask('/browse/fuel', 'Mumbai'), ask('/fuel/city/mumbai.json', 'Mumbai')];
  await waitFor(() => /All workers are new|The build failed/.test(server.output()), BUILD_LIMIT_MS);
  isOver = true;
  await Promise.all(asking);
  expect(server.output()).toMatch(/The build took \d+ s: new workers take over/);
  expect(failed).toEqual([]);
  expect(await server.buildState()).toBe('done');
  expect((await server.get('/readyz')).text).toMatch(/^ready\n(?!Building)/);
  expect((await server.get('/fuel?city=mumbai')).text).toBe(call.text);
  expect((await server.get('/browse/fuel')).text).toBe(page.text);
  expect((await server.get('/search?scope=site&q=petrol')).status).toBe(200);
  expect(await server.stop()).toBe(0);

  const second = await start();
  running = second;
  expect(second.output()).toContain('The build is up to date');
  expect(second.output()).not.toContain('Building');
  expect(await second.buildState()).toBe('done');
});
