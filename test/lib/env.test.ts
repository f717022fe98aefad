import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SECRET = 'h0rse-battery';

/** Reads the settings in a process of its own; gives them as JSON, or what it printed where it refused them. */
const read = (environment: Record<string, string>): Promise<string> =>
  promisify(execFile)('node', ['-e', 'import("./src/lib/env.ts").then(({ env }) => console.log(JSON.stringify(env)))'], {
    env: { ...process.env, ...environment },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );

it('takes an empty setting for one that is not made', async () => {
  const env = JSON.parse(await read({ WORKERS: '', REDIS_URL: '', SITE_URL: '' }));
  expect(env.WORKERS).toBe(1);
  expect(env).not.toHaveProperty('REDIS_URL');
  expect(env).not.toHaveProperty('SITE_URL');
});

it('refuses a number of workers that is none, in words', async () => {
  for (const value of ['0', 'two', '1.5', '-1', '100']) {
    expect(await read({ WORKERS: value })).toContain(
      'WORKERS: give how many processes shall answer on the port: a whole number from 1 to 99',
    );
  }
  expect(JSON.parse(await read({ WORKERS: '4' })).WORKERS).toBe(4);
});

it('refuses an address of Redis that is none, in words that do not repeat it', async () => {
  const wrong = [
    SECRET,
    `http://:${SECRET}@host`,
    `redis://:${SECRET}@host:port`,
    `redis://:${SECRET}@host/db`,
    `redis://:${SECRET}%@host`,
  ];
  for (const value of wrong) {
    const message = await read({ REDIS_URL: value });
    expect(message).toContain('REDIS_URL: give an address such as redis://');
    expect(message).not.toContain(SECRET);
  }
  for (const value of ['redis://localhost', `rediss://user:${SECRET}@host:6380/3`]) {
    expect(JSON.parse(await read({ REDIS_URL: value })).REDIS_URL).toBe(value);
  }
});
