import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../support/beats-program.ts', import.meta.url));

it.runIf(process.platform === 'linux')('a busy worker keeps its place, and one that is stopped is told of', async () => {
  const { stdout } = await promisify(execFile)('node', [PROGRAM]);
  const told = stdout.trim().split('\n');
  expect(told.toSorted()).toEqual(['halted stopped', 'working busy', 'working done']);
});
