import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bodyFor } from '../../../src/api/call-body.ts';
import { month } from '../../../src/areas/panchang/endpoints.ts';
import { loadService } from '../../support/call.ts';

const PROGRAM = 'test/support/almanac-program.ts';
const MAX_OUTPUT = 64 * 1024 * 1024;

async function answersAsked(order: 'forward' | 'backward'): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)('node', [PROGRAM, order], { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout);
}

describe('an answer of the almanac', () => {
  it('is the same to the second in two processes that were asked in two orders', async () => {
    const [forward, backward] = await Promise.all([answersAsked('forward'), answersAsked('backward')]);
    expect(Object.keys(forward).length).toBeGreaterThan(120);
    for (const [question, answer] of Object.entries(forward)) expect(backward[question], question).toEqual(answer);
  }, 60_000);

  it('is the same in the prebuilt file of a month and in its live answer', async () => {
    const { json } = await loadService();
    expect((await json('/panchang/month.json')).body).toEqual(await bodyFor(month, { month: '2026-11' }));
    expect((await json('/panchang/month/delhi/2026-11.json')).body).toEqual(await bodyFor(month, { month: '2026-11', city: 'delhi' }));
  });
});
