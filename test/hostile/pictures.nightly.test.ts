import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { boundOf, startProbe } from '../support/probe.ts';
import { launchServer } from '../support/server.ts';
import { startStandIn } from '../support/stand-in.ts';

const PICTURES = 40;

it('many large pictures at one time hold up nobody', async () => {
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#0b6a6f' } })
    .avif({ effort: 0 })
    .toBuffer();
  const paths = Array.from({ length: PICTURES }, (_, at) => `/picture-${at}`);
  const picture = { headers: { 'content-type': 'image/avif' }, body: large };
  const site = await startStandIn(Object.fromEntries(paths.map((path) => [path, picture])));
  const server = await launchServer({ RATE_LIMIT_OFF: '', FETCH_ALLOW: new URL(site.url).host, TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  const probe = await startProbe(server, ['/healthz']);
  onTestFinished(async () => {
    probe.stop();
    await Promise.all([server.stop(), site.stop()]);
  });
  const { probed: before } = await probe.during('the control', () => sleep(2_000));
  // Each as a caller of its own.
  const ask = async (path: string, at: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${at}` };
    return (await server.get(`/fetch/image?url=${encodeURIComponent(site.url + path)}`, { headers })).status;
  };
  const { given, probed } = await probe.during(`${PICTURES} pictures of 16 million pixels`, () => Promise.all(paths.map(ask)));
  console.log(`${given.filter((status) => status === 200).length} of ${PICTURES} pictures drawn`);
  expect(given).toContain(200);
  expect(given).toContain(503);
  // 502: one that took over five seconds, on a machine with other work
  expect([200, 502, 503]).toEqual(expect.arrayContaining([...new Set(given)]));
  expect(probed[0]).toMatchObject({ wrong: [] });
  expect(probed[0]?.slowestOwn).toBeLessThan(boundOf(250, before[0]?.slowestOwn ?? 0));
  expect(probed[0]?.slowest).toBeLessThan(boundOf(1_000, before[0]?.slowest ?? 0));
});
