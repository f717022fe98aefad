import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { refusalError } from '../../../providers/refusals.ts';
import { parseUpstreamBody } from '../../../providers/shape.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { filedList, toReturns } from '../returns.ts';
import { notRegistered, rawTaxpayer, toProfile } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ flag: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

/** The `data` of a reply. Its "no" comes under 200, in words; `none` where they can say that the number is not registered. */
async function fetchReply(path: string, gstin: string, { fetchJson, secret }: Upstream, none?: ApiError): Promise<unknown> {
  const { body } = await fetchJson(envelope, `/${path}/${encodeURIComponent(secret())}/${gstin}`);
  if (body.flag) return body.data;
  throw refusalError(GST_REFUSALS, body.message ?? '', none);
}

export const gstincheck: GstProvider = {
  name: 'gstincheck',
  title: 'GSTINCheck',
  url: 'https://gstincheck.co.in/',
  address: 'https://sheet.gstincheck.co.in',
  requiredSettings: ['API_KEY'],
  async profile(gstin, upstream) {
    return toProfile(parseUpstreamBody(rawTaxpayer, await fetchReply('check', gstin, upstream, notRegistered(gstin)), 'gstincheck'));
  },
  async returns({ gstin, startYear }, upstream) {
    return toReturns(parseUpstreamBody(filedList, await fetchReply('check-return', gstin, upstream), 'gstincheck').EFiledlist, startYear);
  },
};
