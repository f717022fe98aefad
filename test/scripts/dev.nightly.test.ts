import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

it('serves pages, live endpoints and files while they are written, and ends when it is told to', { timeout: 400_000 }, async () => {
  // Under vitest Astro would serve nothing; a port that is taken is passed over for the next, and a developer's own server is left alone.
  const { VITEST: _vitest, ...environment } = process.env;
  const dev = spawn('node', ['scripts/astro.ts', 'dev', '--ignore-lock'], { env: { ...environment, PORT: '47211', HOST: '127.0.0.1' } });
  child = dev;
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/http:\/\/127\.0\.0\.1:\d+/.test(output)) {
    if (dev.exitCode !== null) throw new Error(output);
    await once(dev.stdout, 'data');
  }
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    return [response.status, response.headers.get('content-type')?.split(';')[0], (await response.text()).length > 100];
  };
  expect(await ask('/browse/fuel/city/mumbai')).toEqual([200, 'text/html', true]);
  expect(await ask('/browse/gst/codes?q=rice')).toEqual([200, 'text/html', true]);
  expect(await ask('/fuel?city=mumbai')).toEqual([200, 'application/json', true]);
  expect(await ask('/fuel/city/mumbai.json')).toEqual([200, 'application/json', true]);
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await expect(fetch(`${url}/`)).rejects.toThrow();
});
