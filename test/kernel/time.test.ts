import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Today as a process of its own sees it, or what it printed where it refused to start. */
const today = (given: string): Promise<string> =>
  promisify(execFile)('node', ['-e', 'import("./src/kernel/time.ts").then(({ istDay }) => console.log(istDay()))'], {
    env: { ...process.env, JAANKARI_NOW: given },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => stderr,
  );

it('takes the instant of JAANKARI_NOW for now', async () => {
  expect(await today('2026-06-08T18:31:00Z')).toBe('2026-06-09');
  expect(await today('2026-06-08T23:59:00+05:30')).toBe('2026-06-08');
});

it('refuses an instant that is none, by the name of the setting', async () => {
  expect(await today('yesterday')).toContain('JAANKARI_NOW: give an instant such as 2026-06-08T06:00:00Z');
});
