import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY } from '../../scripts/day/steps.ts';

const missing = (
  [
    ['redis-server', '--version'],
    ['caddy', 'version'],
  ] as const
).flatMap(([program, flag]) => (spawnSync(program, [flag]).status === 0 ? [] : [program]));
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(' and ')} missing, so no day of operation is rehearsed`);

describe.skipIf(missing.length > 0)('a day of operation (npm run rehearse-day)', () => {
  it('loses no call of two servers behind Caddy: crawl, build, swap, kills, store out, push refused, restore', {
    timeout: 1_800_000,
  }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'day-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const out = join(folder, 'day.json');
    const args = ['scripts/rehearse-day.ts', '--data', 'test/fixtures/data', '--rate', '20', '--out', out];
    const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    expect({ status, said: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
    const parts = JSON.parse(readFileSync(out, 'utf8')) as { name: string; held: boolean; lost: number; calls: number }[];
    expect(parts.map(({ name, held, lost }) => [name, held, lost])).toEqual(DAY.map(({ name }) => [name, true, 0]));
    for (const { name, calls } of parts) expect(calls, name).toBeGreaterThan(20);
  });
});
