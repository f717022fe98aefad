import { z } from 'zod';
import { plainText } from '../../html/plain.ts';
import type { SearchProvider } from './provider.ts';

const reply = z.object({
  results: z.array(
    z.object({ url: z.string(), title: z.string().nullish(), snippet: z.string().nullish(), description: z.string().nullish() }),
  ),
});

/**
 * Keenable's public address, which needs no key: its vendor publishes 10 calls a second and 1,000 an hour. Whether its terms allow a public service
 * to pass its results on is not known here, so it is off until the operator has read them (KEENABLE_ENABLED=1).
 */
export const keenable: SearchProvider = {
  name: 'keenable',
  title: 'Keenable',
  url: 'https://keenable.ai',
  address: 'https://api.keenable.ai',
  requiredSettings: ['ENABLED'],
  concurrency: 2,
  async find({ q, count }, { fetchJson }) {
    const headers = { 'x-keenable-title': 'Jaankari' };
    const { body } = await fetchJson(reply, '/v1/search/public', { headers, json: { query: q, max_results: count } });
    return body.results.map(({ url, title, snippet, description }) => ({
      url,
      title: plainText(title ?? ''),
      description: plainText(snippet ?? description ?? ''),
    }));
  },
};
