import { type QueryExecutorProvider, sql } from 'kysely';
import { z } from 'zod';
import { keptTogether } from '../../kernel/kept-work.ts';
import { keptIn, memoizeAsync } from '../../kernel/memoize.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { openServed, type ServedColumn, type ServedTable, tablePath } from './served.ts';

type Change = z.output<typeof change>;
type Values = Change['key'];

const values = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export const day = z.string().meta({ format: 'date' });

/** What changed for one thing on a day. */
export const change = z
  .strictObject({
    what: z.enum(['changed', 'new', 'gone']),
    key: values.meta({ description: 'What it is' }),
    since: day.nullable().meta({ description: 'The day of what was before; null where nothing was' }),
    before: values.nullable(),
    after: values.nullable(),
  })
  .meta({ id: 'Change' });

const DAY = 'day';

/** Whether it has a row for each day, or records when rows came and went. */
export const hasDays = ({ table: { key, lifetime } }: ServedTable): boolean => key?.includes(DAY) === true || lifetime !== undefined;

/** Figures in a daily row, without its change from the previous day. */
export const figuresOf = ({ columns, key }: ServedTable): ServedColumn[] =>
  columns.filter(
    ({ name, type, isComputed, column: { unit } }) => !isComputed && type !== 'text' && !key.includes(name) && unit !== 'per cent',
  );

/** The days on which a table recorded something, newest first; none if its snapshot cannot be read. */
export const daysOf = (served: ServedTable): Promise<readonly string[]> =>
  withoutSnapshot(async () => {
    const days = await daysByTable(await openServed(served));
    const itsDays = days.get(served.name) ?? readDays(await openServed(served), served);
    days.set(served.name, itsDays);
    return itsDays;
  }, []);

/** Read once per open snapshot. */
const daysByTable = memoizeAsync(async (_: QueryExecutorProvider) => new Map<string, Promise<readonly string[]>>());

async function readDays(db: QueryExecutorProvider, { name, table: { lifetime } }: ServedTable): Promise<readonly string[]> {
  if (!lifetime) return distinctDays(db, name, DAY);
  const [came, went] = await Promise.all([distinctDays(db, name, lifetime.from), distinctDays(db, name, lifetime.until)]);
  // The first day is when recording began, not when its rows appeared.
  return [...new Set([...came.slice(0, -1), ...went])].sort().reverse();
}

/** The distinct days in a column, newest first. */
async function distinctDays(db: QueryExecutorProvider, table: string, column: string): Promise<string[]> {
  const day = sql.ref(column);
  const { rows } = await sql<{ day: string }>`select distinct ${day} as day from ${sql.table(table)}
    where length(${day}) = 10 order by 1 desc`.execute(db);
  return rows.map((row) => row.day);
}

/** What changed in a table on a day: figures that differ from the last day before, rows added, rows removed. */
export const changesOn = (served: ServedTable, day: string): Promise<Change[]> =>
  withoutSnapshot(() => keptIn(finders, served, () => changeFinder(served))(day), []);

/** How the changes of a table are found by their day. */
const finders = new WeakMap<ServedTable, (day: string) => Promise<Change[]>>();

/** A build reads those of all days at once. */
function changeFinder(served: ServedTable): (day: string) => Promise<Change[]> {
  if (served.table.lifetime) return async (day) => cameAndWent(await openServed(served), served, day);
  return keptTogether(
    `changes of ${tablePath(served)}`,
    async () => {
      const byDay = new Map((await daysOf(served)).map((day): [string, Change[]] => [day, []]));
      for (const [day, changes] of await changedFigures(await openServed(served), served)) byDay.set(day, changes);
      return Object.fromEntries(byDay);
    },
    async (day) => (await changedFigures(await openServed(served), served, day)).get(day) ?? [],
  );
}

/** Figures that changed, by day, on all days or on one. */
async function changedFigures(db: QueryExecutorProvider, served: ServedTable, day?: string): Promise<Map<string, Change[]>> {
  const keys = served.key.filter((name) => name !== DAY);
  const figures = figuresOf(served).map(({ name }) => name);
  const table = sql.table(served.name);
  const isSame = (one: string) =>
    sql.join(
      keys.map((name) => sql`${sql.ref(`${one}.${name}`)} = ${sql.ref(`now.${name}`)}`),
      sql` and `,
    );
  const selected = [
    ...keys.map((name) => sql`${sql.ref(`now.${name}`)} as ${sql.ref(`key_${name}`)}`),
    ...figures.flatMap((name) => [
      sql`${sql.ref(`now.${name}`)} as ${sql.ref(`now_${name}`)}`,
      sql`${sql.ref(`was.${name}`)} as ${sql.ref(`was_${name}`)}`,
    ]),
  ];
  const isAsked = day === undefined ? sql`1` : sql`now.day = ${day}`;
  const { rows } = await sql<
    Values & { day: string; since: string | null }
  >`select now.day as day, was.day as since, ${sql.join(selected)} from ${table} as now
    left join ${table} as was on ${isSame('was')} and was.day = (select max(past.day) from ${table} as past where ${isSame('past')} and past.day < now.day)
    where ${isAsked} order by ${sql.join(keys.map((name) => sql.ref(`now.${name}`)))}`.execute(db);
  const pick = (row: Values, of: string, names: readonly string[]): Values =>
    Object.fromEntries(names.map((name) => [name, row[`${of}_${name}`] ?? null]));
  const byDay = new Map<string, Change[]>();
  for (const row of rows) {
    const [after, before] = [pick(row, 'now', figures), row.since === null ? null : pick(row, 'was', figures)];
    if (before && figures.every((name) => before[name] === after[name])) continue;
    keptIn(byDay, row.day, () => []).push({
      what: before ? 'changed' : 'new',
      key: pick(row, 'key', keys),
      since: row.since,
      before,
      after,
    });
  }
  return byDay;
}

async function cameAndWent(db: QueryExecutorProvider, { name, table: { lifetime } }: ServedTable, day: string): Promise<Change[]> {
  if (!lifetime) return [];
  const { from, until, tells } = lifetime;
  const rowsWith = async (column: string) =>
    (
      await sql<Values>`select ${sql.join(tells.map((one) => sql.ref(one)))} from ${sql.table(name)} where ${sql.ref(column)} = ${day}`.execute(
        db,
      )
    ).rows;
  const isFirst = (await distinctDays(db, name, from)).at(-1) === day;
  const [came, went] = await Promise.all([isFirst ? [] : rowsWith(from), rowsWith(until)]);
  const toChange = (what: 'new' | 'gone') => (key: Values) => ({ what, key, since: null, before: null, after: null });
  return [...came.map(toChange('new')), ...went.map(toChange('gone'))];
}
