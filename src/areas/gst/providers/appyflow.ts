import { z } from 'zod';
import { refusalError } from '../../../providers/refusals.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { notRegistered, rawTaxpayer, toProfile } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const reply = z.union([z.object({ error: z.literal(true), message: z.string() }), z.object({ taxpayerInfo: rawTaxpayer })]);

export const appyflow: GstProvider = {
  name: 'appyflow',
  title: 'AppyFlow',
  url: 'https://appyflow.in/',
  address: 'https://appyflow.in',
  requiredSettings: ['API_KEY'],
  async profile(gstin, { fetchJson, secret }) {
    const { body } = await fetchJson(reply, `/api/verifyGST?gstNo=${gstin}&key_secret=${encodeURIComponent(secret())}`);
    if ('taxpayerInfo' in body) return toProfile(body.taxpayerInfo);
    // Failures come under 200.
    throw refusalError(GST_REFUSALS, body.message, notRegistered(gstin));
  },
};
