import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { countByLevel, countByMinistry, countUnknown, schemesDatabase } from './queries.ts';
import { categoryStatsBody, levelStatsBody, stateStatsBody } from './responses.ts';
import { categoryStats, LISTING_CACHE, levelStats, ministryStats, stateStats } from './schema.ts';
import { categoryCounts, schemeCounts, stateCounts } from './values.ts';

/** Common to all of them. */
const facet = { query: noQuery, cache: LISTING_CACHE, errors: ['snapshot_unavailable' as const] };

export const levels = defineEndpoint({
  path: '/schemes/stats/levels',
  title: 'Schemes by level',
  summary: 'How many schemes are of the Union and how many of the states.',
  ...facet,
  response: levelStats,
  table: ({ data }) => data,
  examples: [{ title: 'Both levels', params: {} }],
  respond: async () => levelStatsBody(await countByLevel(await schemesDatabase())),
  staticFiles: async () => [{ path: '/schemes/stats/levels.json', params: {} }],
});

export const categories = defineEndpoint({
  path: '/schemes/stats/categories',
  title: 'Schemes by category',
  summary: 'The publisher’s 15 categories, their 19 parts, their slugs and the number of schemes in each.',
  ...facet,
  response: categoryStats,
  table: ({ data }) => data.map(({ parts, ...one }) => ({ ...one, parts: parts.join(', ') })),
  examples: [{ title: 'All categories', params: {} }],
  respond: async () => categoryStatsBody(await categoryCounts(), (await schemeCounts()).total),
  staticFiles: async () => [{ path: '/schemes/stats/categories.json', params: {} }],
});

export const states = defineEndpoint({
  path: '/schemes/stats/states',
  title: 'Schemes by state',
  summary: 'How many schemes each state and union territory has, and how many are open to all of India.',
  ...facet,
  response: stateStats,
  table: ({ data }) => data,
  examples: [{ title: 'All states', params: {} }],
  respond: async () => stateStatsBody(await stateCounts(), (await schemeCounts()).total),
  staticFiles: async () => [{ path: '/schemes/stats/states.json', params: {} }],
});

export const ministries = defineEndpoint({
  path: '/schemes/stats/ministries',
  title: 'Central schemes by ministry',
  summary: 'How many central schemes each nodal ministry has.',
  ...facet,
  response: ministryStats,
  table: ({ data }) => data,
  examples: [{ title: 'All ministries', params: {} }],
  async respond() {
    const db = await schemesDatabase();
    const data = (await countByMinistry(db)).map(({ name, count }) => ({ ministry: name, count }));
    const { central } = await countByLevel(db);
    return { status: 'ok' as const, total: central, unknown: await countUnknown(db, 'ministry'), count: data.length, data };
  },
  staticFiles: async () => [{ path: '/schemes/stats/ministries.json', params: {} }],
});
