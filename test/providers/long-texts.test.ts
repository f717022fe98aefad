import { expect, it, onTestFinished, vi } from 'vitest';
import { railyatri } from '../../src/areas/train/providers/railyatri.ts';
import { createUpstream } from '../../src/providers/provider.ts';
import { cutTexts } from '../../src/providers/shape.ts';
import { startStandIn } from '../support/stand-in.ts';

it('of every text the first 2,000 letters are read, however deep it stands', () => {
  const long = 'क'.repeat(1_000_000);
  const read = cutTexts(JSON.parse(JSON.stringify({ a: [long, { b: long, c: 1, d: null, e: 'short' }] })));
  const cut = long.slice(0, 2_000);
  expect(read).toEqual({ a: [cut, { b: cut, c: 1, d: null, e: 'short' }] });
});

it('a page of two million letters in which no element ends is looked through once', async () => {
  const site = await startStandIn({ '/live-train-status/12951-train': '<script id="__NEXT_DATA__">'.repeat(70_000) });
  vi.stubEnv('UPSTREAM_RAILYATRI_URL', site.url);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await site.stop();
  });
  const question = { number: '12951', day: '2026-11-21' } as Parameters<NonNullable<typeof railyatri.live>>[0];
  const before = process.threadCpuUsage();
  const answer = railyatri.live;
  if (typeof answer !== 'function') throw new Error('railyatri answers one question at a time');
  await expect(answer(question, createUpstream(railyatri, AbortSignal.timeout(9_000)))).rejects.toMatchObject({ kind: 'challenge' });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(500);
});
