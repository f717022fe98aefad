import { crawlStatusBody } from '../../crawl/status.ts';
import { snapshotCache } from '../../kernel/cache.ts';
import type { Row } from '../../kernel/csv.ts';
import { defineEndpoint, type StaticFile } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noQuery } from '../../kernel/query.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { STATES } from '../../places/states.ts';
import { fold, slugify } from '../../text/fold.ts';
import { CATEGORIES, categorySlug, findCategory } from './categories.ts';
import { factsDatabase, factsOf } from './fact-queries.ts';
import {
  findSchemes,
  firstSchemes,
  nearSlugs,
  type SchemeFilter,
  type SchemePage,
  similarSchemes,
  suggestSchemes,
  type Unknown,
} from './find.ts';
import { searchWords } from './index-text.ts';
import { allSlugs, countByCategory, countByLevel, findLastListed, findScheme, type SchemesDatabase, schemesDatabase } from './queries.ts';
import { listBody, schemeBody, suggestBody } from './responses.ts';
import { listQuery, schemeAnswer, schemeList, schemeQuery, schemesStatus, suggestions, suggestQuery } from './schema.ts';
import { isMeant } from './search.ts';
import { ALL_STATES, STATE_INDEX } from './states.ts';
import { LEVELS, SCHEMES_SCHEDULE } from './tables.ts';
import { countTexts, findTexts, textsDatabase } from './text-queries.ts';

/** The listing changes at most once a day. */
export const CACHE = snapshotCache(3600);
const TWIN_PAGE = 20;
const SUGGESTED = 8;
const ALL_WORDS = new Set(['all', 'india', 'all india', 'bharat']);

/** A state by name, or ApiError 404 with the nearest names. */
export function requireState(text: string): string {
  if (ALL_WORDS.has(fold(text))) return ALL_STATES;
  const state = findPlace(STATE_INDEX, text);
  if (state) return state.name;
  throw new ApiError('unknown_place', `No state or union territory called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(STATE_INDEX, text),
    hint: 'All of them, with the number of their schemes, are at /schemes/stats/states',
  });
}

/** A category by name, or ApiError 400 with all of them. */
async function requireCategory(text: string): Promise<string> {
  const known = findCategory(text);
  if (known) return known;
  const labels = (await countByCategory(await schemesDatabase())).map(({ name }) => name);
  const other = labels.find((label) => fold(label) === fold(text) || categorySlug(label) === slugify(text));
  if (other) return other;
  throw new ApiError(
    'invalid_parameter',
    `category must be one of the publisher’s categories, a part of one or its slug; got ${JSON.stringify(text)}`,
    {
      available: [...CATEGORIES],
      hint: 'Slugs are at /schemes/stats/categories',
      extra: { parameter: 'category' },
    },
  );
}

export const listing = defineEndpoint({
  path: '/schemes',
  title: 'Government schemes',
  summary: 'Schemes of the Union and of the states, searched and filtered; every filter can be combined with every other.',
  query: listQuery,
  response: schemeList,
  cache: CACHE,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'All, by name', params: {} },
    { title: 'Search', params: { q: 'widow pension' } },
    { title: 'Central schemes of a ministry', params: { level: 'central', ministry: 'textiles' } },
    { title: 'A state and a category', params: { state: 'kerala', category: 'education-and-learning', limit: '5' } },
  ],
  async respond({ q, level, state, ministry, category, unknown, sort, limit, page }) {
    const filter: SchemeFilter = {
      level,
      ministry,
      state: state === undefined ? undefined : requireState(state),
      category: category === undefined ? undefined : await requireCategory(category),
      orUnknown: unknown,
    };
    const db = await schemesDatabase();
    const found = await findSchemes(db, { ...filter, q, sort, limit, page });
    const counts = await countNotOnRecord(db, filter, q);
    return listBody(found, { page, limit }, await findLastListed(db), (await areNear(db, found, q)) ? { ...counts, near: true } : counts);
  },
  async staticFiles() {
    const db = await schemesDatabase();
    const pages = async (path: string, params: Readonly<Record<string, string>>, filter: SchemeFilter): Promise<StaticFile[]> => {
      const { total } = await findSchemes(db, { ...filter, sort: 'name', limit: 1, page: 1 });
      return Array.from({ length: Math.max(1, Math.ceil(total / TWIN_PAGE)) }, (_, index) => ({
        path: `${path}/page/${index + 1}.json`,
        params: { ...params, page: String(index + 1) },
        // /schemes.csv has them all.
        onRequest: 'tables',
      }));
    };
    const twins: StaticFile[] = [
      { path: '/schemes.json', params: {}, wholeTable: () => listWhole(db) },
      ...(await pages('/schemes', {}, {})),
    ];
    for (const level of LEVELS) twins.push(...(await pages(`/schemes/level/${level}`, { level }, { level })));
    const labels = [...new Set([...CATEGORIES, ...(await countByCategory(db)).map(({ name }) => name)])];
    for (const category of labels) {
      const slug = categorySlug(category);
      twins.push(...(await pages(`/schemes/category/${slug}`, { category: slug }, { category })));
    }
    for (const { name } of STATES)
      twins.push(...(await pages(`/schemes/state/${slugify(name)}`, { state: slugify(name) }, { state: name })));
    return twins;
  },
});

/** Whether the first match has other words than the query: Krishak Bandhu for Rythu Bandhu, Ujjwala for ujala. */
async function areNear(db: SchemesDatabase, { rows, total }: SchemePage, q: string | undefined): Promise<boolean> {
  if (q === undefined || total === 0) return false;
  const first = rows[0] ?? (await firstSchemes(db, q, 1))[0];
  return first !== undefined && !(await isMeant({ title: first.name, description: first.brief ?? '' }, searchWords(q)));
}

/** Every scheme as in a listing, by name. */
async function listWhole(db: SchemesDatabase): Promise<readonly Row[]> {
  const found = await findSchemes(db, { sort: 'name', limit: Number.MAX_SAFE_INTEGER, page: 1 });
  return listBody(found, { page: 1, limit: found.total }, await findLastListed(db)).data;
}

/** How many more schemes would match if they had data for a filter: a scheme without a state may belong to the requested one. */
async function countNotOnRecord(
  db: SchemesDatabase,
  filter: SchemeFilter,
  q: string | undefined,
): Promise<Partial<Record<`unknown_${Unknown}`, number>>> {
  const counts: Partial<Record<`unknown_${Unknown}`, number>> = {};
  for (const what of ['state', 'category', 'ministry'] as const) {
    if (filter[what] === undefined) continue;
    const { total } = await findSchemes(db, { ...filter, [what]: undefined, unknown: what, q, sort: 'name', limit: 1, page: 1 });
    counts[`unknown_${what}`] = total;
  }
  return counts;
}

export const suggest = defineEndpoint({
  path: '/schemes/suggest',
  tool: false,
  title: 'Schemes as you type',
  summary: 'Eight titles at most for what was typed so far, best first.',
  query: suggestQuery,
  response: suggestions,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'The beginning of a short title', params: { q: 'pm kis' } }],
  respond: async ({ q }) => suggestBody(q, await suggestSchemes(await schemesDatabase(), q, SUGGESTED)),
});

export async function countAll(): Promise<number> {
  const { central, state } = await countByLevel(await schemesDatabase());
  return central + state;
}

export const status = defineEndpoint({
  path: '/schemes/status',
  title: 'The last crawl',
  summary: 'When the listing was last crawled, whether it went well, and of how many schemes the details are on record.',
  query: noQuery,
  response: schemesStatus,
  // Staleness changes with the clock, so the answer is cached only briefly.
  cache: { scope: 'public', maxAge: 300, cdnMaxAge: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const texts = await textsDatabase();
    return crawlStatusBody('schemes', SCHEMES_SCHEDULE, await findLastListed(await schemesDatabase()), {
      schemes: await countAll(),
      texts: texts ? await countTexts(texts) : 0,
    });
  },
});

export const scheme = defineEndpoint({
  path: '/schemes/{slug}',
  title: 'One scheme',
  summary:
    'The listing record with details, benefits, eligibility, documents, how to apply, questions and references where known, and schemes like it.',
  query: schemeQuery,
  response: schemeAnswer,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [{ title: 'PM-KISAN', params: { slug: 'pm-kisan' } }],
  async respond({ slug }) {
    const db = await schemesDatabase();
    const row = (await findScheme(db, slug)) ?? (await findScheme(db, slug.toLowerCase()));
    if (!row)
      throw new ApiError('not_found', `No scheme has the slug ${JSON.stringify(slug)}.`, {
        suggestions: await nearSlugs(db, slug, 5),
        hint: `Search by name: /schemes?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`,
      });
    const [texts, facts] = [await textsDatabase(), await factsDatabase()];
    return schemeBody(row, {
      text: texts && (await findTexts(texts, row.slug)),
      known: facts && (await factsOf(facts, row.slug)),
      similar: await similarSchemes(db, row, SUGGESTED),
      asOf: await findLastListed(db),
    });
  },
  staticFiles: async () => (await allSlugs(await schemesDatabase())).map((slug) => ({ path: `/schemes/${slug}.json`, params: { slug } })),
});
