import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson, UpstreamError } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const reply = z.union([z.object({ error: z.literal(true), message: z.string() }), z.object({ taxpayerInfo: rawTaxpayer })]);

export const appyflow: GstProvider = {
  name: 'appyflow',
  title: 'AppyFlow',
  url: 'https://appyflow.in/',
  needs: ['API_KEY'],
  async profile(gstin, signal) {
    const base = upstreamBase('appyflow', 'https://appyflow.in');
    const key = encodeURIComponent(providerSecret('appyflow') ?? '');
    const { body } = await askUpstreamJson({ url: `${base}/api/verifyGST?gstNo=${gstin}&key_secret=${key}`, signal });
    const answer = expectShape(reply, body, 'appyflow');
    if ('taxpayerInfo' in answer) return profileOf(answer.taxpayerInfo);
    // Failures come under 200: words about the number are an answer, words about the key or credits are not.
    if (/gst.*(invalid|not found|not exist)|(invalid|no).*gst/i.test(answer.message)) throw notRegistered(gstin);
    throw new UpstreamError('refused', 'appyflow declined to answer');
  },
};
