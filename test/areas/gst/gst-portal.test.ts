import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gstPortal } from '../../../src/areas/gst/providers/gst-portal.ts';
import { firstAnswer } from '../../../src/providers/failover.ts';
import { resetProviders } from '../../../src/providers/provider-queue.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { EXPECTED_RETURNS, GSTIN, PORTAL_RETURNS } from './replies.ts';

const PATH = '/services/api/search/taxpayerReturnDetails';
const NONE = '{"filingStatus":[]}';

let portal: StandIn;
/** What it has by the year as it is asked for, and in which order it was asked. */
let known: Record<string, string>;
let years: string[];
let headers: IncomingMessage['headers'];
beforeAll(async () => {
  portal = await startStandIn({
    [PATH]: async (request, response) => {
      headers = request.headers;
      let text = '';
      for await (const part of request) text += part;
      const { fy } = JSON.parse(text);
      years.push(fy);
      response.end(known[fy] ?? NONE);
    },
  });
});
afterAll(() => portal.stop());
beforeEach(() => {
  resetProviders();
  vi.stubEnv('UPSTREAM_GST_PORTAL_URL', portal.url);
  known = {};
  years = [];
});
afterEach(() => vi.unstubAllEnvs());

const returns = async () => (await firstAnswer([gstPortal], () => gstPortal.returns, { gstin: GSTIN, startYear: 2025 })).value;

describe('returns on the GST portal', () => {
  it('are asked for once, as its own search page asks', async () => {
    known['2025'] = JSON.stringify(PORTAL_RETURNS);
    expect(await returns()).toEqual(EXPECTED_RETURNS);
    expect(years).toEqual(['2025']);
    expect(headers).toMatchObject({
      referer: 'https://services.gst.gov.in/services/searchtp',
      origin: 'https://services.gst.gov.in',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it.each(['2025-2026', '2025-26'])('are found by the year as %s where its usual form gives nothing', async (form) => {
    known[form] = JSON.stringify(PORTAL_RETURNS);
    expect(await returns()).toEqual(EXPECTED_RETURNS);
  });

  it('are none of a year if there are some of the year before', async () => {
    known['2024'] = JSON.stringify({ filingStatus: [[{ fy: '2024-2025', taxp: 'March', rtntype: 'GSTR1', status: 'Filed' }]] });
    expect(await returns()).toEqual([]);
  });

  it('are not known, and neither none nor an outage, where it lists nothing of any year', async () => {
    await expect(returns()).rejects.toMatchObject({ code: 'not_covered' });
  });

  it('are found though it refuses another form of the year', async () => {
    known['2025-2026'] = '{"errorCode":"SWEB_9000","message":"x"}';
    known['2025-26'] = JSON.stringify(PORTAL_RETURNS);
    expect(await returns()).toEqual(EXPECTED_RETURNS);
  });
});
