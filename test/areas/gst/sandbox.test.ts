import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandbox } from '../../../src/areas/gst/providers/sandbox.ts';
import { createUpstream } from '../../../src/providers/provider.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { EXPECTED_PROFILE, EXPECTED_RETURNS, FILED, GSTIN, RAW } from './replies.ts';

// Two steps, a token and then the question, so it has a suite of its own.
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());
beforeEach(() => {
  vi.stubEnv('UPSTREAM_SANDBOX_URL', standIn.url);
  vi.stubEnv('SANDBOX_API_KEY', 'k');
  vi.stubEnv('SANDBOX_API_SECRET', 's');
  standIn.asked.length = 0;
  standIn.routes = { '/authenticate': '{"code":200,"data":{"access_token":"t"}}' };
});
afterEach(() => vi.unstubAllEnvs());

const search = '/gst/compliance/public/gstin/search';
const upstream = () => createUpstream(sandbox, AbortSignal.timeout(5000));
const profile = () => sandbox.profile?.(GSTIN, upstream());

describe('gst: sandbox', () => {
  it('drops a token that is refused, gets one more by the next call and keeps it', async () => {
    standIn.routes[search] = { status: 401, body: '{"message":"expired"}' };
    await expect(profile()).rejects.toMatchObject({ kind: 'refused' });
    standIn.routes[search] = JSON.stringify({ code: 200, data: { data: RAW, status_cd: '1' } });
    expect(await profile()).toEqual(EXPECTED_PROFILE);
    expect(await profile()).toEqual(EXPECTED_PROFILE);
    expect(standIn.asked.filter((path) => path === '/authenticate')).toHaveLength(2);
  });

  it.each(['/authenticate', search])('takes no key elsewhere when %s sends it on', async (path) => {
    standIn.routes[search] = JSON.stringify({ code: 200, data: { data: RAW, status_cd: '1' } });
    vi.stubEnv('UPSTREAM_SANDBOX_URL', `${standIn.url}/again`);
    standIn.routes['/again/authenticate'] = standIn.routes['/authenticate'] ?? '';
    const elsewhere = await startStandIn();
    standIn.routes[`/again${path}`] = { status: 307, headers: { location: elsewhere.url } };
    await expect(profile()).rejects.toMatchObject({ kind: 'refused' });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });

  it('reads returns two levels deep', async () => {
    standIn.routes['/gst/compliance/public/gstrs/track?financial_year=FY%202025-26'] = JSON.stringify({ code: 200, data: { data: FILED } });
    expect(await sandbox.returns?.({ gstin: GSTIN, startYear: 2025 }, upstream())).toEqual(EXPECTED_RETURNS);
  });

  it('takes an error about the number for "not registered"', async () => {
    standIn.routes[search] = '{"code":200,"data":{"status_cd":"0","error":{"error_cd":"FO8000","message":"no records"}}}';
    await expect(profile()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps its token after "not registered"', async () => {
    standIn.routes[search] = '{"code":200,"data":{"status_cd":"0","error":{"error_cd":"FO8000","message":"no records"}}}';
    for (let call = 0; call < 3; call += 1) await profile()?.catch(() => undefined);
    expect(standIn.asked.filter((path) => path === '/authenticate').length).toBeLessThan(2);
  });

  it.each(['{}', '<html>no</html>', '{"data":{"data":{"lgnm":"x"}}}'])('counts %s as an outage', async (body) => {
    standIn.routes[search] = body;
    await expect(profile()).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});
