import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson, UpstreamError } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { filedList, returnsOf, shortYear } from '../returns.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ error: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

async function askFor(path: string, gstin: string, signal: AbortSignal): Promise<unknown> {
  const base = upstreamBase('masters-india', 'https://commonapi.mastersindia.co');
  const { body } = await askUpstreamJson({
    url: `${base}/commonapis/${path}`,
    headers: {
      authorization: `Bearer ${providerSecret('masters-india')}`,
      client_id: providerSecret('masters-india', 'CLIENT_ID') ?? '',
    },
    signal,
  });
  const { error, message, data } = expectShape(envelope, body, 'masters-india');
  if (!error) return data;
  if (/gstin?.*(invalid|not found|not exist)|(invalid|no record).*gstin?/i.test(`${message ?? ''} ${typeof data === 'string' ? data : ''}`))
    throw notRegistered(gstin);
  throw new UpstreamError('refused', 'masters-india declined to answer');
}

export const mastersIndia: GstProvider = {
  name: 'masters-india',
  title: 'Masters India',
  url: 'https://www.mastersindia.co/',
  needs: ['API_KEY', 'CLIENT_ID'],
  async profile(gstin, signal) {
    return profileOf(expectShape(rawTaxpayer, await askFor(`searchgstin?gstin=${gstin}`, gstin, signal), 'masters-india'));
  },
  async returns(gstin, startYear, signal) {
    const data = await askFor(`trackReturns?gstin=${gstin}&fy=${shortYear(startYear)}`, gstin, signal);
    return returnsOf(expectShape(filedList, data, 'masters-india').EFiledlist, startYear);
  },
};
