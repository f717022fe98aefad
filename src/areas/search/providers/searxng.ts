import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { plainText } from '../../../lib/html/plain.ts';
import { UpstreamError } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { SearchProvider } from './provider.ts';

const NAME = 'searxng';

const reply = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string(), content: z.string().nullish() })),
  unresponsive_engines: z.array(z.unknown()).default([]),
});

/** The operator's own SearXNG. It gives JSON only where its settings list `json` under `search.formats`; else it answers 403. */
export const searxng: SearchProvider = {
  name: NAME,
  title: 'SearXNG',
  url: 'https://docs.searxng.org',
  needs: ['URL'],
  request: ({ q }) => ({
    url: `${upstreamBase(NAME, providerSecret(NAME, 'URL') ?? '')}/search?${new URLSearchParams({ q, format: 'json', categories: 'general' })}`,
  }),
  reads: 'json',
  parse(body) {
    const { results, unresponsive_engines } = expectShape(reply, body, NAME);
    // It answers 200 with an empty list when all the engines behind it are out: that is no finding.
    if (results.length === 0 && unresponsive_engines.length > 0)
      throw new UpstreamError('server', 'searxng got no answer from the engines behind it');
    return results.map(({ url, title, content }) => ({ url, title: plainText(title), description: plainText(content ?? '') }));
  },
};
