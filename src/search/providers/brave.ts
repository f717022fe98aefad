import { z } from 'zod';
import { plainText } from '../../html/plain.ts';
import type { SearchProvider } from './provider.ts';

const MAX_RESULTS = 20;
/** Brave refuses longer queries, which would count as an outage. */
const MAX_WORDS = 50;

// `web` is absent if nothing was found; `type` tells its reply from any other JSON.
const reply = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })) }).optional(),
});

/** Brave Search API, web results. */
export const brave: SearchProvider = {
  name: 'brave',
  title: 'Brave Search',
  url: 'https://search.brave.com',
  address: 'https://api.search.brave.com',
  requiredSettings: ['API_KEY'],
  async find({ q, count }, { fetchJson, secret }) {
    const query = new URLSearchParams({ q: q.split(/\s+/).slice(0, MAX_WORDS).join(' '), count: String(Math.min(count, MAX_RESULTS)) });
    const { body } = await fetchJson(reply, `/res/v1/web/search?${query}`, { headers: { 'x-subscription-token': secret() } });
    return (body.web?.results ?? []).map(({ url, title, description }) => ({
      url,
      title: plainText(title),
      description: plainText(description ?? ''), // it marks the words found with <strong>
    }));
  },
};
