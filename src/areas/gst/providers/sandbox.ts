import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { refusalError } from '../../../providers/refusals.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { parseReturns, shortYear } from '../returns.ts';
import { notRegistered, parseProfile } from '../taxpayer.ts';
import { withAccessToken } from './access-token.ts';
import type { GstProvider } from './provider.ts';

const API_VERSION = '1.0.0';
/** Its tokens live for a day; ours are used for half of one. */
const TOKEN_LIFE_MS = 12 * 3_600_000;

const tokenReply = z.union([z.object({ access_token: z.string() }), z.object({ data: z.object({ access_token: z.string() }) })]);
/** Answers stand two levels deep; `error` in the inner one is about the number asked for. */
const reply = z.object({ data: z.object({ data: z.unknown().optional(), error: z.object({ error_cd: z.string() }).nullish() }) });

const keyHeaders = ({ secret }: Upstream) => ({ 'x-api-key': secret(), 'x-api-version': API_VERSION });

const askWithToken = withAccessToken(async (upstream) => {
  const headers = { ...keyHeaders(upstream), 'x-api-secret': upstream.secret('API_SECRET') };
  const { body } = await upstream.fetchJson(tokenReply, '/authenticate', { method: 'POST', headers });
  return { value: 'data' in body ? body.data.access_token : body.access_token, lifeMs: TOKEN_LIFE_MS };
});

const fetchReply = (path: string, gstin: string, upstream: Upstream, none?: ApiError): Promise<unknown> =>
  askWithToken(upstream, async (token) => {
    const headers = { ...keyHeaders(upstream), authorization: token };
    const { data } = (await upstream.fetchJson(reply, path, { headers, json: { gstin } })).body;
    if (data.error) throw refusalError(GST_REFUSALS, data.error.error_cd, none);
    return data.data;
  });

export const sandbox: GstProvider = {
  name: 'sandbox',
  title: 'Sandbox',
  url: 'https://sandbox.co.in/',
  address: 'https://api.sandbox.co.in',
  requiredSettings: ['API_KEY', 'API_SECRET'],
  async profile(gstin, upstream) {
    return parseProfile(await fetchReply('/gst/compliance/public/gstin/search', gstin, upstream, notRegistered(gstin)), 'sandbox');
  },
  async returns({ gstin, startYear }, upstream) {
    const path = `/gst/compliance/public/gstrs/track?financial_year=${encodeURIComponent(`FY ${shortYear(startYear)}`)}`;
    return parseReturns(await fetchReply(path, gstin, upstream), startYear, 'sandbox');
  },
};
