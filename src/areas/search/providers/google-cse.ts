import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { SearchProvider } from './provider.ts';

const NAME = 'google-cse';
/** Google gives at most ten a call; a second call for the rest would cost the operator's small daily quota. */
const MOST_RESULTS = 10;

// `items` is absent where nothing was found; `kind` is what tells its reply from any other JSON.
const reply = z.object({
  kind: z.literal('customsearch#search'),
  items: z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })).default([]),
});

/** Google Programmable Search Engine: needs a key and the id of a search engine. */
export const googleCse: SearchProvider = {
  name: NAME,
  title: 'Google Programmable Search Engine',
  url: 'https://programmablesearchengine.google.com',
  needs: ['API_KEY', 'CX'],
  request: ({ q, count }) => ({
    url: `${upstreamBase(NAME, 'https://www.googleapis.com')}/customsearch/v1?${new URLSearchParams({
      key: providerSecret(NAME) ?? '',
      cx: providerSecret(NAME, 'CX') ?? '',
      q,
      num: String(Math.min(count, MOST_RESULTS)),
    })}`,
  }),
  reads: 'json',
  parse: (body) =>
    expectShape(reply, body, NAME).items.map(({ link, title, snippet }) => ({
      url: link,
      title,
      description: (snippet ?? '').replace(/\s+/g, ' ').trim(), // it breaks lines where the page shows them
    })),
};
