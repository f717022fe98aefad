import { z } from 'zod';
import type { Upstream } from '../../../lib/asked.ts';
import type { ApiError } from '../../../lib/errors.ts';
import { refusal } from '../../../lib/refusals.ts';
import { expectShape } from '../../../lib/shape.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { filedList, returnsOf, shortYear } from '../returns.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ error: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

async function askFor(path: string, { askJson, secret }: Upstream, none?: ApiError): Promise<unknown> {
  const headers = { authorization: `Bearer ${secret()}`, client_id: secret('CLIENT_ID') };
  const { body } = await askJson(envelope, `/commonapis/${path}`, { headers });
  if (!body.error) return body.data;
  throw refusal(GST_REFUSALS, body.message ?? String(body.data ?? ''), none);
}

export const mastersIndia: GstProvider = {
  name: 'masters-india',
  title: 'Masters India',
  url: 'https://www.mastersindia.co/',
  address: 'https://commonapi.mastersindia.co',
  needs: ['API_KEY', 'CLIENT_ID'],
  async profile(gstin, upstream) {
    const data = await askFor(`searchgstin?gstin=${gstin}`, upstream, notRegistered(gstin));
    return profileOf(expectShape(rawTaxpayer, data, 'masters-india'));
  },
  async returns({ gstin, startYear }, upstream) {
    const data = await askFor(`trackReturns?gstin=${gstin}&fy=${shortYear(startYear)}`, upstream);
    return returnsOf(expectShape(filedList, data, 'masters-india').EFiledlist, startYear);
  },
};
