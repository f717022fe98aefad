import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { plainText } from '../../../lib/html/plain.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { SearchProvider } from './provider.ts';

const NAME = 'mojeek';

const reply = z.object({
  response: z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), desc: z.string().nullish() })) }),
});

/** Mojeek Search API, an index of its own. */
export const mojeek: SearchProvider = {
  name: NAME,
  title: 'Mojeek',
  url: 'https://www.mojeek.com',
  needs: ['API_KEY'],
  request: ({ q, count }) => ({
    url: `${upstreamBase(NAME, 'https://api.mojeek.com')}/search?${new URLSearchParams({
      api_key: providerSecret(NAME) ?? '',
      q,
      fmt: 'json',
      t: String(count),
    })}`,
  }),
  reads: 'json',
  parse: (body) =>
    expectShape(reply, body, NAME).response.results.map(({ url, title, desc }) => ({
      url,
      title: plainText(title),
      description: plainText(desc ?? ''),
    })),
};
