import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { choiceParam, flagParam, integerParam, textParam } from '../../api/params.ts';
import { freshness } from '../../crawl/freshness.ts';
import { crawlStatus } from '../../crawl/status.ts';
import { LEVELS } from './tables.ts';

/** The listing changes at most once a day. */
export const LISTING_CACHE = snapshotCache(3600);

/** Only the first words of longer texts count, but nobody is refused. */
const MAX_SEARCH_LENGTH = 10_000;

export const listQuery = z.object({
  q: textParam({
    about: 'Words that it all has, in any order; everyday words and Hindi in Latin letters too',
    longest: MAX_SEARCH_LENGTH,
    example: 'widow pension',
  }),
  level: choiceParam(LEVELS, { about: 'Whose scheme it is' }),
  state: textParam({ about: 'A state: its schemes and those for all of India', example: 'kerala' }),
  ministry: textParam({ about: 'Part of the nodal ministry’s name, in any case', example: 'textiles' }),
  category: textParam({
    about: 'A category, a part of its name, or a slug of either',
    example: 'education-and-learning',
  }),
  unknown: flagParam({
    about: '1: also those of which that is not on record',
    default: false,
  }),
  sort: choiceParam(['relevance', 'name', 'newest'], { about: 'Order; without q relevance is the name', default: 'relevance' }),
  limit: integerParam({ about: 'Schemes a page', minimum: 1, maximum: 100, default: 20 }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 1_000_000, default: 1 }),
});
export const schemeQuery = z.object({ slug: textParam({ about: 'The scheme’s slug, as in a listing', required: true }) });
export const suggestQuery = z.object({
  q: textParam({ about: 'What was typed so far', required: true, longest: MAX_SEARCH_LENGTH, example: 'pm kis' }),
});
const ok = z.literal('ok');
const level = z.enum(['Central', 'State']);
const count = z.number().int().min(0);

export const levelCount = z.strictObject({ level, count }).meta({ id: 'SchemeLevelCount' });

const record = {
  id: z.string().meta({ description: 'The publisher’s identifier; empty until a crawl has brought it' }),
  slug: z.string(),
  scheme_name: z.string(),
  short_title: z.string().meta({ description: 'Acronym or short form; empty where none is known' }),
  level,
  scheme_for: z.string().meta({ description: 'Individual, Family ...; empty where unknown' }),
  ministry: z.string().meta({ description: 'Nodal ministry of a central scheme, else empty' }),
  beneficiary_state: z.string().meta({ description: 'State(s), or All; empty where unknown' }),
  categories: z.string().meta({ description: 'Comma-separated labels, some of which hold commas themselves; empty where unknown' }),
  tags: z.string().meta({ description: 'Comma-separated; empty where unknown' }),
  brief: z.string().meta({ description: 'Short description; empty where there is none' }),
  brief_source: z.enum(['myscheme', 'jaankari']).nullable().meta({ description: 'Who wrote the brief: the publisher, or this project' }),
  close_date: z.iso.date().nullable().meta({ description: 'Last day to apply, where there is one' }),
  official_url: z.url(),
  known: z.enum(['name', 'listing']).meta({ description: 'Is only its name on record, or all that the publisher’s listing shows?' }),
  recorded: z.string().meta({ description: 'Day (YYYY-MM-DD) or month (YYYY-MM) in which the publisher’s listing showed it so' }),
  gone_since: z.iso.date().nullable().meta({ description: 'Day since which the publisher no longer lists it' }),
};

export const schemeRecord = z.strictObject(record).meta({ id: 'Scheme' });

const markdown = z.string().nullable().meta({ description: 'Markdown; null where unknown, empty where the publisher has none' });
const near = z.strictObject({ slug: z.string(), scheme_name: z.string(), short_title: z.string(), level }).meta({ id: 'SchemeTitle' });

const words = z.strictObject({ en: z.string(), hi: z.string() });

export const condition = z
  .strictObject({ fact: z.string().meta({ description: 'ages, castes, income ...' }), label: words, value: words })
  .meta({ id: 'SchemeCondition', description: 'A condition of a scheme, in words' });

export const schemeFacts = z
  .strictObject({
    as_of: z.string().meta({ description: 'Day (YYYY-MM-DD) or month (YYYY-MM) in which the publisher’s page was read' }),
    brief: words.nullable().meta({ description: 'What it gives and to whom, made of the facts' }),
    gives: words.nullable(),
    conditions: z.array(condition).meta({ description: 'What an applicant has to be, as far as it is known' }),
    documents: z.array(z.strictObject({ key: z.string(), name: words })).meta({ description: 'Papers of known kinds' }),
    apply: z.array(z.enum(['online', 'office'])).meta({ description: 'Where one applies; empty where unknown' }),
    helpline: z.array(z.string()),
    official_page: z.url().nullable().meta({ description: "The scheme's own official page, where one is on record" }),
    values: z.record(z.string(), z.unknown()).meta({ description: 'The same as values; a member that is not there is not known' }),
  })
  .meta({
    id: 'SchemeFacts',
    description: 'Facts taken by rules from the publisher’s page; with `official_page`, by hand from two reports',
  });

export const schemeDetail = z
  .strictObject({
    ...record,
    details: markdown,
    benefits: markdown,
    eligibility: markdown,
    exclusions: markdown,
    documents: markdown,
    how_to_apply: z
      .array(z.strictObject({ mode: z.string(), url: z.string(), process: z.string().meta({ description: 'Markdown' }) }))
      .nullable(),
    faqs: z.array(z.strictObject({ question: z.string(), answer: z.string().meta({ description: 'Markdown' }) })).nullable(),
    references: z.array(z.strictObject({ title: z.string(), url: z.string() })).nullable(),
    department: z.string().nullable(),
    agency: z.string().nullable().meta({ description: 'Who runs it' }),
    open_date: z.iso.date().nullable(),
    texts_read_on: z.iso.date().nullable().meta({ description: 'Day on which the texts were read; null where they are unknown' }),
    facts: schemeFacts.nullable().meta({ description: 'Null where none were taken' }),
  })
  .meta({ id: 'SchemeDetail' });

const dated = { as_of: z.iso.date().meta({ description: 'Day on which the publisher’s listing was last read' }), ...freshness };

const notOnRecord = (what: string) =>
  count.optional().meta({
    description: `With ${what}: schemes that the other filters and words fit and whose ${what} is not on record; unknown=1 gives them too`,
  });
export const schemeList = z
  .strictObject({
    status: ok,
    total: count,
    unknown_state: notOnRecord('state'),
    unknown_category: notOnRecord('category'),
    unknown_ministry: notOnRecord('ministry'),
    near: z.literal(true).optional().meta({
      description: 'No scheme has the words of q as they are written: these have others that mean the same, or are spelt like them',
    }),
    page: count,
    limit: count,
    levels: z.array(levelCount),
    count: count.meta({ description: 'Schemes on this page' }),
    data: z.array(schemeRecord),
    ...dated,
  })
  .meta({ id: 'SchemeList' });
export const schemeAnswer = z
  .strictObject({ status: ok, data: schemeDetail, similar: z.array(near), ...dated })
  .meta({ id: 'SchemeAnswer' });
export const suggestions = z.strictObject({ status: ok, q: z.string(), count, data: z.array(near) }).meta({ id: 'SchemeSuggestions' });

const unknown = count.meta({ description: 'Schemes of which it is unknown' });
export const levelStats = z.strictObject({ status: ok, total: count, count, data: z.array(levelCount) }).meta({ id: 'SchemeLevels' });
export const categoryStats = z
  .strictObject({
    status: ok,
    total: count,
    unknown,
    count,
    data: z.array(
      z.strictObject({
        category: z.string(),
        slug: z.string(),
        parts: z.array(z.string()).meta({ description: 'The label split at its commas: 19 in all' }),
        count: count.meta({ description: 'A scheme may be in several categories' }),
      }),
    ),
  })
  .meta({ id: 'SchemeCategories' });
export const stateStats = z
  .strictObject({
    status: ok,
    total: count,
    unknown,
    all_india: count.meta({ description: 'Schemes that are open to all states' }),
    count,
    data: z.array(
      z.strictObject({ state: z.string(), slug: z.string(), count: count.meta({ description: 'Without those for all of India' }) }),
    ),
  })
  .meta({ id: 'SchemeStates' });
export const ministryStats = z
  .strictObject({ status: ok, total: count, unknown, count, data: z.array(z.strictObject({ ministry: z.string(), count })) })
  .meta({ id: 'SchemeMinistries' });
export const schemesStatus = crawlStatus('schemes', {
  schemes: count,
  texts: count.meta({ description: 'Schemes whose details are on record' }),
}).meta({ id: 'SchemesStatus' });
