import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson, UpstreamError } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { filedList, returnsOf } from '../returns.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ flag: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

/** The `data` of a reply. Its "no" comes under 200 with words: only words about the number are an answer, the rest is an outage. */
async function askFor(path: string, gstin: string, signal: AbortSignal): Promise<unknown> {
  const base = upstreamBase('gstincheck', 'https://sheet.gstincheck.co.in');
  const key = encodeURIComponent(providerSecret('gstincheck') ?? '');
  const { body } = await askUpstreamJson({ url: `${base}/${path}/${key}/${gstin}`, signal });
  const { flag, message, data } = expectShape(envelope, body, 'gstincheck');
  if (flag) return data;
  if (/gst(in)?[^.]*(invalid|not found|not exist)|(invalid|no record)[^.]*gst/i.test(message ?? '')) throw notRegistered(gstin);
  throw new UpstreamError('refused', 'gstincheck declined to answer');
}

export const gstincheck: GstProvider = {
  name: 'gstincheck',
  title: 'GSTINCheck',
  url: 'https://gstincheck.co.in/',
  needs: ['API_KEY'],
  async profile(gstin, signal) {
    return profileOf(expectShape(rawTaxpayer, await askFor('check', gstin, signal), 'gstincheck'));
  },
  async returns(gstin, startYear, signal) {
    return returnsOf(expectShape(filedList, await askFor('check-return', gstin, signal), 'gstincheck').EFiledlist, startYear);
  },
};
