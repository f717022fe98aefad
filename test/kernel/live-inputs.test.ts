import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

async function callsIn(process: 'server' | 'build'): Promise<{ statuses: number[]; called: number; tracking: string[] }> {
  const { stdout } = await promisify(execFile)('node', ['test/support/live-inputs-program.ts', process]);
  return JSON.parse(stdout);
}

describe('the tracking of inputs', () => {
  it('is entered by no live call, from its address to its answer, since only a build installs it', async () => {
    const { statuses, called, tracking } = await callsIn('server');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(called).toBeGreaterThan(500);
    expect(tracking).toEqual([]);
  });

  it('is entered by the same calls of a build', async () => {
    expect((await callsIn('build')).tracking).toEqual(expect.arrayContaining(['noteInput', 'recordInputs', 'shareWithInputs']));
  });
});
