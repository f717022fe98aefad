import type { Row } from '../../api/csv.ts';
import { defineEndpoint, type StaticFile } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { crawlStatusBody } from '../../crawl/status.ts';
import { ApiError } from '../../kernel/errors.ts';
import { STATES } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { CATEGORIES, categorySlug } from './categories.ts';
import { listSchemes, type SchemeListing } from './listing.ts';
import { allSlugs, countByCategory, findLastListed, type SchemesDatabase, schemesDatabase } from './queries.ts';
import { listBody, schemeBody, suggestBody, toRecord } from './responses.ts';
import { LISTING_CACHE, listQuery, schemeAnswer, schemeList, schemeQuery, schemesStatus, suggestions, suggestQuery } from './schema.ts';
import { findSchemes, firstSchemes, nearSlugs, type SchemeFilter, suggestSchemes, type Unknown } from './search/find.ts';
import { searchWords } from './search/index-text.ts';
import { isMeant } from './search/search.ts';
import { LEVELS, SCHEMES_SCHEDULE } from './tables.ts';
import { countTexts, textsDatabase } from './text-queries.ts';
import { schemeCounts, schemeOf, schemesByName } from './values.ts';

const FILE_PAGE = 20;
const SUGGESTED = 8;

export const listing = defineEndpoint({
  path: '/schemes',
  title: 'Government schemes',
  summary: 'Schemes of the Union and of the states by words and filters, which can all be combined.',
  query: listQuery,
  response: schemeList,
  cache: LISTING_CACHE,
  errors: ['unknown_place', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'All, by name', params: {} },
    { title: 'Search', params: { q: 'widow pension' } },
    { title: 'Central schemes of a ministry', params: { level: 'central', ministry: 'textiles' } },
    { title: 'A state and a category', params: { state: 'kerala', category: 'education-and-learning', limit: '5' } },
  ],
  async respond(call) {
    const list = await listSchemes(call);
    const db = await schemesDatabase();
    const unknown = await countNotOnRecord(db, list.filter, call.q);
    return listBody(list, call, await findLastListed(db), (await areNear(list, call.q)) ? { ...unknown, near: true } : unknown);
  },
  async staticFiles() {
    const db = await schemesDatabase();
    const pages = async (path: string, params: Readonly<Record<string, string>>, filter: SchemeFilter): Promise<StaticFile[]> => {
      const { total } = await findSchemes(db, { ...filter, sort: 'name', limit: 1, page: 1 });
      return Array.from({ length: Math.max(1, Math.ceil(total / FILE_PAGE)) }, (_, index) => ({
        path: `${path}/page/${index + 1}.json`,
        params: { ...params, page: String(index + 1) },
        // /schemes.csv has them all.
        onRequest: 'tables',
      }));
    };
    const files: StaticFile[] = [{ path: '/schemes.json', params: {}, wholeTable: listWhole }, ...(await pages('/schemes', {}, {}))];
    for (const level of LEVELS) files.push(...(await pages(`/schemes/level/${level}`, { level }, { level })));
    const labels = [...new Set([...CATEGORIES, ...(await countByCategory(db)).map(({ name }) => name)])];
    for (const category of labels) {
      const slug = categorySlug(category);
      files.push(...(await pages(`/schemes/category/${slug}`, { category: slug }, { category })));
    }
    for (const { name } of STATES)
      files.push(...(await pages(`/schemes/state/${slugify(name)}`, { state: slugify(name) }, { state: name })));
    return files;
  },
});

/** Whether words of the query were corrected, or the first match has others: Krishak Bandhu for Rythu Bandhu, Ujjwala for ujala. */
async function areNear({ schemes, total, corrected }: SchemeListing, q: string | undefined): Promise<boolean> {
  if (q === undefined || total === 0) return false;
  if (corrected) return true;
  const first = schemes[0] ?? (await firstSchemes(await schemesDatabase(), q, 1))[0];
  return first !== undefined && !(await isMeant({ title: first.name, description: first.brief ?? '' }, searchWords(q)));
}

/** Every scheme as in a listing. */
const listWhole = async (): Promise<readonly Row[]> => (await schemesByName()).map(toRecord);

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
  cache: LISTING_CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'The beginning of a short title', params: { q: 'pm kis' } }],
  respond: async ({ q }) => suggestBody(q, await suggestSchemes(await schemesDatabase(), q, SUGGESTED)),
});

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
      schemes: (await schemeCounts()).total,
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
  cache: LISTING_CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  examples: [{ title: 'PM-KISAN', params: { slug: 'pm-kisan' } }],
  async respond({ slug }) {
    const scheme = (await schemeOf(slug)) ?? (await schemeOf(slug.toLowerCase()));
    const db = await schemesDatabase();
    if (!scheme)
      throw new ApiError('not_found', `No scheme has the slug ${JSON.stringify(slug)}.`, {
        suggestions: await nearSlugs(db, slug, 5),
        hint: `Search by name: /schemes?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`,
      });
    return schemeBody(scheme, await findLastListed(db));
  },
  staticFiles: async () => (await allSlugs(await schemesDatabase())).map((slug) => ({ path: `/schemes/${slug}.json`, params: { slug } })),
});
