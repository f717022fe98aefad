import { z } from 'zod';
import type { SearchProvider } from './provider.ts';

/** Google returns at most ten per call; a second call would cost the operator's small daily quota. */
const MAX_RESULTS = 10;

// `items` is absent if nothing was found; `kind` tells its reply from any other JSON.
const reply = z.object({
  kind: z.literal('customsearch#search'),
  items: z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })).default([]),
});

/** Google Programmable Search Engine: needs a key and the id of a search engine. */
export const googleCse: SearchProvider = {
  name: 'google-cse',
  title: 'Google Programmable Search Engine',
  url: 'https://programmablesearchengine.google.com',
  address: 'https://www.googleapis.com',
  requiredSettings: ['API_KEY', 'CX'],
  async find({ q, count }, { fetchJson, secret }) {
    const query = new URLSearchParams({ key: secret(), cx: secret('CX'), q, num: String(Math.min(count, MAX_RESULTS)) });
    const { body } = await fetchJson(reply, `/customsearch/v1?${query}`);
    return body.items.map(({ link, title, snippet }) => ({
      url: link,
      title,
      description: (snippet ?? '').replace(/\s+/g, ' ').trim(), // it breaks lines where the page shows them
    }));
  },
};
