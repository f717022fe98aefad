import { z } from 'zod';
import type { Upstream } from '../../../lib/asked.ts';
import type { ApiError } from '../../../lib/errors.ts';
import { refusal } from '../../../lib/refusals.ts';
import { expectShape } from '../../../lib/shape.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { filedList, returnsOf } from '../returns.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const envelope = z.object({ flag: z.boolean(), message: z.string().nullish(), data: z.unknown().optional() });

/** The `data` of a reply. Its "no" comes under 200, in words; `none` where they can say that the number is not registered. */
async function askFor(path: string, gstin: string, { askJson, secret }: Upstream, none?: ApiError): Promise<unknown> {
  const { body } = await askJson(envelope, `/${path}/${encodeURIComponent(secret())}/${gstin}`);
  if (body.flag) return body.data;
  throw refusal(GST_REFUSALS, body.message ?? '', none);
}

export const gstincheck: GstProvider = {
  name: 'gstincheck',
  title: 'GSTINCheck',
  url: 'https://gstincheck.co.in/',
  address: 'https://sheet.gstincheck.co.in',
  needs: ['API_KEY'],
  async profile(gstin, upstream) {
    return profileOf(expectShape(rawTaxpayer, await askFor('check', gstin, upstream, notRegistered(gstin)), 'gstincheck'));
  },
  async returns({ gstin, startYear }, upstream) {
    return returnsOf(expectShape(filedList, await askFor('check-return', gstin, upstream), 'gstincheck').EFiledlist, startYear);
  },
};
