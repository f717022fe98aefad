import { z } from 'zod';
import { choiceParam, flagParam, integerParam, textParam } from '../api/params.ts';
import { DEFAULT_RESULTS, OPERATIONS } from '../areas/intent.ts';

/** Engines' answers are cached per engine, so that an outage is not cached with them; a minute covers callers who go back and forth. */
export const SEARCH_CACHE = { scope: 'public', maxAge: 60, cdnMaxAge: 0 } as const;

const MAX_RESULTS = 20;

export const searchResult = z
  .strictObject({
    url: z.url(),
    title: z.string(),
    description: z.string().meta({ description: 'Plain text; empty where the engine gives none' }),
    engine: z.string().meta({ description: 'Who found it: an engine, or `site` for the content of this service' }),
    content: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'With fetch=1, of the first three: main content as markdown; null where it cannot be had' }),
    content_error: z.string().optional().meta({ description: 'Why there is no content' }),
  })
  .meta({ id: 'SearchResult' });

const directAnswer = z
  .strictObject({
    title: z.string(),
    answer: z.string().nullable().meta({ description: 'The figure or fact as people read it; null where there is none to give' }),
    detail: z.string().optional(),
    as_of: z.iso.date().optional().meta({ description: 'Day that a figure is for' }),
    source: z.string().optional(),
    url: z.url().meta({ description: 'Page with more' }),
    area: z.string().meta({ description: 'Area that answers' }),
    live: z
      .literal(true)
      .optional()
      .meta({ description: 'A provider is being asked, which had not answered within 300 ms: ask again in a second, or see `url`' }),
    understood: z.string().optional().meta({ description: 'What was taken from the text: words, place, day' }),
    ignored: z.array(z.string()).optional().meta({ description: 'Words of the text that the answer does not depend on' }),
    frame: z
      .strictObject({
        subject: z.array(z.string()).meta({ description: 'Things and places that the question is about' }),
        operation: z.enum(OPERATIONS).meta({ description: 'What is done with their values' }),
        used: z.array(z.string()).meta({ description: 'Words that the answer was made with' }),
        not_used: z.array(z.string()).meta({ description: 'Words that it does not depend on' }),
      })
      .optional()
      .meta({ description: 'How the question was taken apart' }),
    finished: z.string().optional().meta({ description: 'With typing=1: the text that is answered, where its last word was finished' }),
    declined: z
      .literal(true)
      .optional()
      .meta({ description: 'The text asks for something that is not on record; `url` is what is nearest' }),
  })
  .meta({ id: 'DirectAnswer' });

export const searchAnswer = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    scope: z.enum(['web', 'site']),
    count: z.int(),
    answers: z.array(directAnswer).optional().meta({
      description: 'With scope=site: what the areas answer to the text itself, the surest first (petrol pune, 8 g 22k mumbai, 500 usd)',
    }),
    results: z.array(searchResult),
    provider: z.string().nullable().meta({ description: 'Engine of the first result; null where there is none' }),
    engines: z.array(z.string()).meta({ description: 'Engines that answered, in the order of merging' }),
    unavailable: z
      .array(z.strictObject({ engine: z.string(), reason: z.string() }))
      .meta({ description: 'Engines that are configured but gave no answer, and why' }),
    stale: z.literal(true).optional().meta({ description: 'Kept results of the last day, because every engine is out' }),
    notice: z.string().optional().meta({ description: 'Said when the web was asked for but no web engine answered' }),
  })
  .meta({ id: 'SearchAnswer' });

export const askQuery = z.object({
  q: textParam({ about: 'such as petrol difference delhi mumbai', required: true, keptBy: 'caller' }),
  lang: choiceParam(['en', 'hi'], { about: 'Language of the answer', default: 'en' }),
});

export const askAnswer = z
  .strictObject({
    status: z.literal('ok'),
    q: z.string(),
    count: z.int(),
    answers: z
      .array(directAnswer)
      .meta({ description: 'The surest first; none where nothing is on record. `declined`: what was asked for is not' }),
  })
  .meta({ id: 'AskAnswer' });

export const searchQuery = z.object({
  q: textParam({ about: 'what to search for', required: true, keptBy: 'caller' }),
  limit: integerParam({ about: 'Results at most', minimum: 1, maximum: MAX_RESULTS, default: DEFAULT_RESULTS }),
  scope: choiceParam(['web', 'site'], {
    about: 'The web with this service, or this service alone',
    default: 'web',
  }),
  fetch: flagParam({ about: '1 also reads the pages of the first three results', default: false }),
  typing: flagParam({ about: '1: q is not finished', default: false, forAgents: false }),
  lang: choiceParam(['en', 'hi'], {
    about: 'Language of what this service itself has',
    default: 'en',
  }),
});
