import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { refusalError } from '../../../providers/refusals.ts';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { filedList, shortYear, toReturns } from '../returns.ts';
import { notRegistered, rawTaxpayer, toProfile } from '../taxpayer.ts';
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
    const data = await fetchReply(`searchgstin?gstin=${gstin}`, upstream, notRegistered(gstin));
    return toProfile(parseUpstreamBody(rawTaxpayer, data, 'masters-india'));
  },
  async returns({ gstin, startYear }, upstream) {
    const data = await fetchReply(`trackReturns?gstin=${gstin}&fy=${shortYear(startYear)}`, upstream);
    return toReturns(parseUpstreamBody(filedList, data, 'masters-india').EFiledlist, startYear);
  },
};
