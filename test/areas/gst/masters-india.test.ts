import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mastersIndia } from '../../../src/areas/gst/providers/masters-india.ts';
import { firstAnswer } from '../../../src/providers/failover.ts';
import { createUpstream } from '../../../src/providers/provider.ts';
import { resetProviders } from '../../../src/providers/provider-queue.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { EXPECTED_PROFILE, EXPECTED_RETURNS, FILED, GSTIN, RAW } from './replies.ts';

// A token and then the question, so it has a suite of its own.
const GRANT = '/oauth/access_token';
const SEARCH = '/commonapis/searchgstin';
const SETTINGS = { CLIENT_ID: 'c', CLIENT_SECRET: 's', USERNAME: 'u@example.org', PASSWORD: 'p' };

let standIn: StandIn;
/** Which token is good, and what was sent for one. */
let good: string;
let granted: unknown[];
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());
beforeEach(() => {
  resetProviders();
  vi.stubEnv('UPSTREAM_MASTERS_INDIA_URL', standIn.url);
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(`MASTERS_INDIA_${name}`, value);
  good = `token-${Math.random()}`;
  granted = [];
  standIn.routes = {
    [GRANT]: async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      granted.push(JSON.parse(text));
      response.end(JSON.stringify({ access_token: good, expires_in: 14_400, token_type: 'Bearer' }));
    },
    [SEARCH]: (request, response) => {
      const isGood = request.headers.authorization === `Bearer ${good}` && request.headers.client_id === 'c';
      response.end(
        JSON.stringify(isGood ? { error: false, data: RAW } : { error: true, message: 'The access token provided has expired.' }),
      );
    },
  };
});
afterEach(() => vi.unstubAllEnvs());

const profile = async () => mastersIndia.profile?.(GSTIN, createUpstream(mastersIndia, AbortSignal.timeout(5000)));

describe('gst: masters-india', () => {
  it('gets a token by its grant, keeps it, and renews one that has ended', async () => {
    expect(await profile()).toEqual(EXPECTED_PROFILE);
    expect(await profile()).toEqual(EXPECTED_PROFILE);
    expect(granted.at(-1)).toEqual({
      username: 'u@example.org',
      password: 'p',
      client_id: 'c',
      client_secret: 's',
      grant_type: 'password',
    });
    const before = granted.length;
    good = 'another';
    expect(await profile()).toEqual(EXPECTED_PROFILE);
    expect(granted).toHaveLength(before + 1);
  });

  it('counts a refused grant as an outage, and never as "not registered"', async () => {
    good = 'yet another';
    standIn.routes[GRANT] = { status: 401, body: '{"error":"invalid_grant"}' };
    await expect(firstAnswer([mastersIndia], () => mastersIndia.profile, GSTIN)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  });

  it('takes "not found" for an answer', async () => {
    standIn.routes[SEARCH] = '{"error":true,"message":"GSTIN not found"}';
    await expect(profile()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reads returns of a year', async () => {
    standIn.routes[`/commonapis/trackReturns?gstin=${GSTIN}&fy=2025-26`] = JSON.stringify({ error: false, data: FILED });
    const upstream = createUpstream(mastersIndia, AbortSignal.timeout(5000));
    expect(await mastersIndia.returns?.({ gstin: GSTIN, startYear: 2025 }, upstream)).toEqual(EXPECTED_RETURNS);
  });

  it('takes no password elsewhere when sent on', async () => {
    good = 'one more';
    const elsewhere = await startStandIn();
    standIn.routes[GRANT] = { status: 307, headers: { location: elsewhere.url } };
    await expect(profile()).rejects.toMatchObject({ kind: 'refused' });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });

  it('is skipped without all four settings', async () => {
    vi.stubEnv('MASTERS_INDIA_PASSWORD', '');
    await expect(firstAnswer([mastersIndia], () => mastersIndia.profile, GSTIN)).rejects.toMatchObject({ code: 'not_configured' });
  });
});
