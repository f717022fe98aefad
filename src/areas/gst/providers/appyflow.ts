import { z } from 'zod';
import { refusal } from '../../../lib/refusals.ts';
import { GST_REFUSALS } from '../refusals.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const reply = z.union([z.object({ error: z.literal(true), message: z.string() }), z.object({ taxpayerInfo: rawTaxpayer })]);

export const appyflow: GstProvider = {
  name: 'appyflow',
  title: 'AppyFlow',
  url: 'https://appyflow.in/',
  address: 'https://appyflow.in',
  needs: ['API_KEY'],
  async profile(gstin, { askJson, secret }) {
    const { body } = await askJson(reply, `/api/verifyGST?gstNo=${gstin}&key_secret=${encodeURIComponent(secret())}`);
    if ('taxpayerInfo' in body) return profileOf(body.taxpayerInfo);
    // Failures come under 200.
    throw refusal(GST_REFUSALS, body.message, notRegistered(gstin));
  },
};
