import { z } from 'zod';
import { plainText } from '../../html/plain.ts';
import { UpstreamError } from '../../net/upstream.ts';
import type { SearchProvider } from './provider.ts';

const reply = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string(), content: z.string().nullish() })),
  unresponsive_engines: z.array(z.unknown()).default([]),
});

/** The operator's own SearXNG. It returns JSON only if its settings list `json` under `search.formats`; otherwise 403. */
export const searxng: SearchProvider = {
  name: 'searxng',
  title: 'SearXNG',
  url: 'https://docs.searxng.org',
  address: '',
  requiredSettings: ['URL'],
  async find({ q }, { fetchJson }) {
    const { body } = await fetchJson(reply, `/search?${new URLSearchParams({ q, format: 'json', categories: 'general' })}`);
    // If all engines behind it are out, it answers 200 with an empty list, which is an outage.
    if (body.results.length === 0 && body.unresponsive_engines.length > 0)
      throw new UpstreamError('server', 'searxng got no answer from the engines behind it');
    return body.results.map(({ url, title, content }) => ({ url, title: plainText(title), description: plainText(content ?? '') }));
  },
};
