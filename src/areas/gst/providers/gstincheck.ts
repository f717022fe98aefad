import { z } from 'zod';
import type { ApiError } from '../../../kernel/errors.ts';
import { refusalError } from '../../../providers/refusals.ts';
import type { Upstream } from '../../../providers/upstream-query.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { parseReturns } from '../returns.ts';
import { notRegistered, parseProfile } from '../taxpayer.ts';
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
    return parseProfile(await fetchReply('check', gstin, upstream, notRegistered(gstin)), 'gstincheck');
  },
  async returns({ gstin, startYear }, upstream) {
    return parseReturns(await fetchReply('check-return', gstin, upstream), startYear, 'gstincheck');
  },
};
