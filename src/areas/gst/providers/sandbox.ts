import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { filedList, returnsOf, shortYear } from '../returns.ts';
import { notRegistered, profileOf, rawTaxpayer } from '../taxpayer.ts';
import type { GstProvider } from './provider.ts';

const API_VERSION = '1.0.0';
/** Its tokens live for a day; ours are used for half of one. */
const TOKEN_LIFE_MS = 12 * 3_600_000;

const tokenReply = z.union([z.object({ access_token: z.string() }), z.object({ data: z.object({ access_token: z.string() }) })]);
/** Answers stand two levels deep; `error` in the inner one is about the number asked for. */
const reply = z.object({ data: z.object({ data: z.unknown().optional(), error: z.object({ error_cd: z.string() }).nullish() }) });
const NO_SUCH_NUMBER = ['FO8000'];

let token: { value: string; base: string; until: number } | undefined;

const address = () => upstreamBase('sandbox', 'https://api.sandbox.co.in');

async function accessToken(signal: AbortSignal): Promise<string> {
  if (token && token.base === address() && token.until > Date.now()) return token.value;
  const headers = {
    'x-api-key': providerSecret('sandbox') ?? '',
    'x-api-secret': providerSecret('sandbox', 'API_SECRET') ?? '',
    'x-api-version': API_VERSION,
  };
  const { body } = await askUpstreamJson({ url: `${address()}/authenticate`, method: 'POST', headers, signal });
  const found = expectShape(tokenReply, body, 'sandbox');
  token = { value: 'data' in found ? found.data.access_token : found.access_token, base: address(), until: Date.now() + TOKEN_LIFE_MS };
  return token.value;
}

async function askFor(path: string, gstin: string, signal: AbortSignal): Promise<unknown> {
  const headers = {
    authorization: await accessToken(signal),
    'x-api-key': providerSecret('sandbox') ?? '',
    'x-api-version': API_VERSION,
    'content-type': 'application/json',
  };
  try {
    const { body } = await askUpstreamJson({
      url: `${address()}${path}`,
      method: 'POST',
      headers,
      body: JSON.stringify({ gstin }),
      signal,
    });
    const { data } = expectShape(reply, body, 'sandbox');
    if (data.error && NO_SUCH_NUMBER.includes(data.error.error_cd)) throw notRegistered(gstin);
    return data.data;
  } catch (error) {
    // Whatever went wrong, the next call asks for a new token: this one may have been withdrawn.
    token = undefined;
    throw error;
  }
}

export const sandbox: GstProvider = {
  name: 'sandbox',
  title: 'Sandbox',
  url: 'https://sandbox.co.in/',
  needs: ['API_KEY', 'API_SECRET'],
  async profile(gstin, signal) {
    return profileOf(expectShape(rawTaxpayer, await askFor('/gst/compliance/public/gstin/search', gstin, signal), 'sandbox'));
  },
  async returns(gstin, startYear, signal) {
    const path = `/gst/compliance/public/gstrs/track?financial_year=${encodeURIComponent(`FY ${shortYear(startYear)}`)}`;
    return returnsOf(expectShape(filedList, await askFor(path, gstin, signal), 'sandbox').EFiledlist, startYear);
  },
};
