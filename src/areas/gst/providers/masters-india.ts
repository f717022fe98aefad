import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { refusalError } from '../../../providers/refusals.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { parseReturns, shortYear } from '../returns.ts';
import { notRegistered, parseProfile } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ error: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

async function fetchReply(path: string, { fetchJson, secret }: Upstream, none?: ApiError): Promise<unknown> {
  const headers = { authorization: `Bearer ${secret()}`, client_id: secret('CLIENT_ID') };
  const { body } = await fetchJson(envelope, `/commonapis/${path}`, { headers });
  if (!body.error) return body.data;
  throw refusalError(GST_REFUSALS, body.message ?? String(body.data ?? ''), none);
}

export const mastersIndia: GstProvider = {
  name: 'masters-india',
  title: 'Masters India',
  url: 'https://www.mastersindia.co/',
  address: 'https://commonapi.mastersindia.co',
  requiredSettings: ['API_KEY', 'CLIENT_ID'],
  async profile(gstin, upstream) {
    return parseProfile(await fetchReply(`searchgstin?gstin=${gstin}`, upstream, notRegistered(gstin)), 'masters-india');
  },
  async returns({ gstin, startYear }, upstream) {
    const path = `trackReturns?gstin=${gstin}&fy=${shortYear(startYear)}`;
    return parseReturns(await fetchReply(path, upstream), startYear, 'masters-india');
  },
};
