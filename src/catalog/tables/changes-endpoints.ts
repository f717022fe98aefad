import { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { dayParam } from '../../api/when-params.ts';
import { SUBJECTS } from '../../areas/index.ts';
import { ApiError } from '../../kernel/errors.ts';
import { change, changesOn, day, daysOf, figuresOf, hasDays } from './changes.ts';
import { listServed, openServed, tablePath } from './served.ts';

const HOUR_SECONDS = 3_600;
const TABLES = listServed(SUBJECTS).filter(hasDays);

const changesOfDay = z
  .strictObject({
    status: z.literal('ok'),
    date: day,
    count: z.int().meta({ description: 'Changes in all areas' }),
    data: z.array(
      z.strictObject({
        area: z.string(),
        table: z.string(),
        path: z.string().meta({ description: 'Address of all rows of the table' }),
        about: z.string(),
        source: z.string(),
        units: z.record(z.string(), z.string()).meta({ description: 'What the figures count, by their name' }),
        count: z.int(),
        changes: z.array(change),
      }),
    ),
  })
  .meta({ id: 'ChangesOfDay' });

const changeDays = z
  .strictObject({
    status: z.literal('ok'),
    count: z.int(),
    data: z.array(z.strictObject({ date: day, path: z.string(), areas: z.array(z.string()) })).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'ChangeDays' });

/** Areas by the days on which they recorded something, newest first. */
async function areasByDay(): Promise<Map<string, string[]>> {
  const areas = new Map<string, Set<string>>();
  for (const served of TABLES) for (const one of await daysOf(served)) areas.set(one, (areas.get(one) ?? new Set()).add(served.area.name));
  return new Map([...areas].sort(([a], [b]) => (a < b ? 1 : -1)).map(([one, names]) => [one, [...names]]));
}

const pathOf = (date: string): string => `/changes/${date}.json`;

export const changeList = defineEndpoint({
  path: '/changes',
  tool: false,
  title: 'Days with changes',
  summary: 'Every day of which something is on record, newest first, with the file of what changed on it.',
  query: noQuery,
  response: changeDays,
  cache: snapshotCache(HOUR_SECONDS),
  table: ({ data }) => data,
  examples: [{ title: 'All days', params: {} }],
  async respond() {
    const data = [...(await areasByDay())].map(([date, areas]) => ({ date, path: pathOf(date), areas }));
    return { status: 'ok' as const, count: data.length, data };
  },
  staticFiles: async () => [{ path: '/changes.json', params: {} }],
});

export const changesOf = defineEndpoint({
  path: '/changes/{date}',
  tool: false,
  title: 'What changed on a day',
  summary:
    'Prices and rates that are others than those of the last day before, and schemes that came or went, of every area that keeps its past.',
  query: z.object({
    date: dayParam({
      about: 'A day with data, YYYY-MM-DD',
      hint: 'Days with data are listed at /changes',
      from: '2000-01-01',
      until: '2099-12-31',
      required: true,
    }),
  }),
  response: changesOfDay,
  cache: snapshotCache(HOUR_SECONDS),
  errors: ['not_found'],
  table: ({ data }) =>
    data.flatMap(({ area, table, changes }) =>
      changes.map(({ key, before, after, ...rest }) => ({
        area,
        table,
        ...rest,
        key: JSON.stringify(key),
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    ),
  tableFiles: false,
  examples: [{ title: 'What changed on 7 June 2026', params: { date: '2026-06-07' } }],
  async respond({ date }) {
    const ofDay = await Promise.all(TABLES.map(async (served) => ((await daysOf(served)).includes(date) ? [served] : [])));
    const recorded = ofDay.flat();
    if (recorded.length === 0) {
      // A day missing because its snapshot cannot be read is an outage, not a day without data.
      for (const served of TABLES) await openServed(served);
      throw new ApiError('not_found', `Nothing is on record for ${date}.`, {
        hint: 'Days with data are listed at /changes',
        suggestions: [...(await areasByDay()).keys()].filter((one) => one < date).slice(0, 1),
      });
    }
    const all = await Promise.all(recorded.map(async (served) => ({ served, changes: await changesOn(served, date) })));
    const data = all
      .filter(({ changes }) => changes.length > 0)
      .map(({ served, changes }) => ({
        area: served.area.name,
        table: served.name,
        path: tablePath(served),
        about: served.table.about,
        source: served.table.source,
        units: Object.fromEntries(figuresOf(served).map(({ name, column }) => [name, column.unit ?? ''])),
        count: changes.length,
        changes,
      }));
    return { status: 'ok' as const, date, count: data.reduce((sum, { count }) => sum + count, 0), data };
  },
  staticFiles: async () => [...(await areasByDay()).keys()].map((date) => ({ path: pathOf(date), params: { date } })),
});
