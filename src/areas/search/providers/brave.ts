import { z } from 'zod';
import { providerSecret, upstreamBase } from '../../../lib/env.ts';
import { plainText } from '../../../lib/html/plain.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { SearchProvider } from './provider.ts';

const NAME = 'brave';
const MOST_RESULTS = 20;
/** Brave refuses longer questions, and a refusal would count as its outage. */
const MOST_WORDS = 50;

// `web` is absent where nothing was found; `type` is what tells its reply from any other JSON.
const reply = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })) }).optional(),
});

/** Brave Search API, web results. */
export const brave: SearchProvider = {
  name: NAME,
  title: 'Brave Search',
  url: 'https://search.brave.com',
  needs: ['API_KEY'],
  request: ({ q, count }) => ({
    url: `${upstreamBase(NAME, 'https://api.search.brave.com')}/res/v1/web/search?${new URLSearchParams({
      q: q.split(/\s+/).slice(0, MOST_WORDS).join(' '),
      count: String(Math.min(count, MOST_RESULTS)),
    })}`,
    headers: { 'x-subscription-token': providerSecret(NAME) ?? '' },
  }),
  reads: 'json',
  parse: (body) =>
    (expectShape(reply, body, NAME).web?.results ?? []).map(({ url, title, description }) => ({
      url,
      title: plainText(title),
      description: plainText(description ?? ''), // it marks the words found with <strong>
    })),
};
