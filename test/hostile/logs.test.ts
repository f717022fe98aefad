import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchServer, type RunningServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// Issue 13.15: a caller's failing call is one line; what is asked in private areas, and keys, stand nowhere.

const GSTIN = '27AAPFU0939F1ZV';
const PAN = 'AAPFU0939F';
const SECRETS = {
  GSTINCHECK_API_KEY: 'gstincheck-s3cret',
  CASHFREE_CLIENT_ID: 'cashfree-id-s3cret',
  CASHFREE_CLIENT_SECRET: 'cashfree-s3cret',
};

let upstream: StandIn;
let server: RunningServer;
beforeAll(async () => {
  upstream = await startStandIn();
  const names = ['GST_PORTAL', 'GSTINCHECK', 'CASHFREE', 'OPEN_METEO', 'MET_NORWAY', 'WTTR'];
  server = await launchServer({
    ...Object.fromEntries(names.map((name) => [`UPSTREAM_${name}_URL`, upstream.url])),
    ...SECRETS,
    FETCH_ALLOW: new URL(upstream.url).host,
  });
});
afterAll(() => Promise.all([server.stop(), upstream.stop()]));

/** What the server printed while these calls were made. */
async function printedBy(calls: readonly string[]): Promise<{ lines: string[]; statuses: number[] }> {
  const before = server.output().length;
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await server.get(call)).status);
  return { lines: server.output().slice(before).split('\n').filter(Boolean), statuses };
}

const REPLIES = {
  'nothing there': {},
  'a server that is down': { status: 503, body: 'down' },
  'another shape': { body: `{"flag":true,"gstin":"${GSTIN}"}` },
  'no JSON': { body: `${GSTIN} is not JSON` },
  'a page': { body: `<html>${GSTIN}</html>` },
  'no words that are known': { body: '{"flag":false,"message":"what is this"}' },
};

describe('the log', () => {
  it.each(Object.entries(REPLIES))('of private areas tells no number and no key, on one line a call: %s', async (title, reply) => {
    const paths = [`/check/${SECRETS.GSTINCHECK_API_KEY}/${GSTIN}`, `/check-return/${SECRETS.GSTINCHECK_API_KEY}/${GSTIN}`];
    const portal = ['/services/api/search/goodservice', '/services/api/dropdownfinyear', '/services/api/search/taxpayerReturnDetails'];
    upstream.routes = Object.fromEntries(
      [...paths, ...portal, '/verification/gstin', '/verification/pan-gstin'].map((path) => [path, reply]),
    );
    const calls = [`/gst?number=${GSTIN}`, `/gst?number=${GSTIN}&fy=2025`, `/gst/pan?pan=${PAN}`];
    const { lines, statuses } = await printedBy(calls);
    if (title !== 'nothing there') expect(statuses.every((status) => status >= 500)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(calls.length);
    for (const line of lines) expect(line).toMatch(/^\/gst(\/pan)?: No provider/);
    expect(server.output()).not.toMatch(new RegExp(`${PAN}|s3cret`, 'i'));
  });

  it('of an asked area has one line for a call that fails, without its query', async () => {
    const { lines, statuses } = await printedBy(['/weather?lat=12.3456&lon=77.6543']);
    expect(statuses).toEqual([502]);
    expect(lines).toEqual([expect.stringMatching(/^\/weather: No provider could be reached: open-meteo \(refused\)/)]);
    expect(lines[0]).not.toContain('12.34');
  });

  it.each(['/refused', '/reset'])('of web fetch has one line at most for a page that fails: %s', async (path) => {
    upstream.routes = { '/refused': { status: 500 }, '/reset': (request) => request.socket.destroy() };
    const { lines } = await printedBy([`/fetch?url=${encodeURIComponent(`${upstream.url}${path}?token=t0ken`)}`]);
    expect(lines.length).toBeLessThanOrEqual(1);
    for (const line of lines) expect(line).not.toContain('t0ken');
  });

  it('of a call that is wrong is empty', async () => {
    const { lines } = await printedBy([
      '/gst?number=12',
      '/gst',
      '/weather?lat=99&lon=1',
      '/nothing?number=1',
      '/%zz?number=2',
      '/gst/pan?pan=x',
    ]);
    expect(lines).toEqual([]);
  });
});
