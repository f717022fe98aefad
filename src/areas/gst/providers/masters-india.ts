import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { refusalError } from '../../../providers/refusals.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { parseReturns, shortYear } from '../returns.ts';
import { notRegistered, parseProfile } from '../taxpayer.ts';
import { withAccessToken } from './access-token.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ error: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

/** A token is valid for some hours, which the reply gives in seconds; it is renewed a minute before its end. */
const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const SPARE_MS = 60_000;

/** Its OAuth password grant: a token is for some hours only. */
const askWithToken = withAccessToken(async ({ fetchJson, secret }) => {
  const { body } = await fetchJson(tokenReply, '/oauth/access_token', {
    json: {
      username: secret('USERNAME'),
      password: secret('PASSWORD'),
      client_id: secret('CLIENT_ID'),
      client_secret: secret('CLIENT_SECRET'),
      grant_type: 'password',
    },
  });
  return { value: body.access_token, lifeMs: body.expires_in * 1000 - SPARE_MS };
});

const fetchReply = (path: string, upstream: Upstream, none?: ApiError): Promise<unknown> =>
  askWithToken(upstream, async (token) => {
    const headers = { authorization: `Bearer ${token}`, client_id: upstream.secret('CLIENT_ID') };
    const { body } = await upstream.fetchJson(envelope, `/commonapis/${path}`, { headers });
    if (!body.error) return body.data;
    const words = body.message ?? String(body.data ?? '');
    // "The access token provided has expired", under 200.
    if (/\btoken\b/i.test(words)) throw new UpstreamError('refused', 'masters-india refuses its token', { status: 401 });
    throw refusalError(GST_REFUSALS, words, none);
  });

export const mastersIndia: GstProvider = {
  name: 'masters-india',
  title: 'Masters India',
  url: 'https://www.mastersindia.co/',
  address: 'https://commonapi.mastersindia.co',
  requiredSettings: ['CLIENT_ID', 'CLIENT_SECRET', 'USERNAME', 'PASSWORD'],
  async profile(gstin, upstream) {
    return parseProfile(await fetchReply(`searchgstin?gstin=${gstin}`, upstream, notRegistered(gstin)), 'masters-india');
  },
  async returns({ gstin, startYear }, upstream) {
    const path = `trackReturns?gstin=${gstin}&fy=${shortYear(startYear)}`;
    return parseReturns(await fetchReply(path, upstream), startYear, 'masters-india');
  },
};
