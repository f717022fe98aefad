import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const lacks = (ulimit: number, settings: Record<string, string> = {}) =>
  execFileSync(
    'sh',
    [
      '-c',
      `ulimit -n ${ulimit}; exec node -e "import('./src/server/resources.ts').then((r) => console.log(r.mostConnections, r.listLacks()))"`,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    },
  );

it.skipIf(process.platform !== 'linux')('says at how few open files callers will be turned away, and leaves room for its own', () => {
  expect(lacks(256)).toMatch(/^128 \[\n.*few open files: 256 are allowed, so 128 connections at most/);
  expect(lacks(1_024)).toMatch(/^896 \[\]/);
});
