import { z } from 'zod';
import { plainText } from '../../html/plain.ts';
import type { SearchProvider } from './provider.ts';

const reply = z.object({
  response: z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), desc: z.string().nullish() })) }),
});

/** Mojeek Search API, an index of its own. */
export const mojeek: SearchProvider = {
  name: 'mojeek',
  title: 'Mojeek',
  url: 'https://www.mojeek.com',
  address: 'https://api.mojeek.com',
  requiredSettings: ['API_KEY'],
  async find({ q, count }, { fetchJson, secret }) {
    const { body } = await fetchJson(reply, `/search?${new URLSearchParams({ api_key: secret(), q, fmt: 'json', t: String(count) })}`);
    return body.response.results.map(({ url, title, desc }) => ({ url, title: plainText(title), description: plainText(desc ?? '') }));
  },
};
