import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { sharesThroughRedis } from '../suites/shared-redis.ts';

// All of it: redis.nightly.test.ts.
sharesThroughRedis({ all: false });

it('loads no client of Redis without REDIS_URL', async () => {
  const entry = pathToFileURL(resolve(inject('dist'), 'server/entry.mjs')).href;
  const script = `
    await (await import('${entry}')).serveBuild(${JSON.stringify(inject('dist'))});
    const loaded = Object.keys((await import('node:module')).createRequire(import.meta.url).cache);
    console.log(loaded.some((file) => file.includes('rate-limiter-flexible')), loaded.some((file) => file.includes('@redis')));
    process.exit();`;
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', script], {
    env: { ...process.env, REDIS_URL: '', PORT: '0', HOST: '127.0.0.1' },
  });
  expect(stdout.trim().split('\n').at(-1)).toBe('true false');
});
