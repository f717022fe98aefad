import { afterEach, beforeEach, expect, it } from 'vitest';
import { crawlList, type ListPlan } from '../../src/crawl/crawl-list.ts';
import { UpstreamError } from '../../src/net/upstream.ts';
import { type ToyRow, type ToyTables, type ToyWorld, toyPlan, toySource, toyWorld } from '../support/toy-area.ts';

let world: ToyWorld;
beforeEach(async () => {
  world = await toyWorld();
});
afterEach(() => world.remove());

const things = (...names: string[]) => names.map((thing) => ({ thing, day: '2026-06-01', price: 1 }));
const { schema } = toyPlan([]);

const crawl = (sources: ListPlan<ToyTables, ToyRow>['sources'], own: Partial<ListPlan<ToyTables, ToyRow>> = {}) =>
  crawlList<ToyTables, ToyRow>(
    {
      area: 'toy',
      schema,
      table: 'toy',
      counted: 'things',
      sources,
      key: 'thing',
      existing: (db) => db.selectFrom('toy').selectAll().execute(),
      ...own,
    },
    { dataDir: world.dataDir, now: new Date('2026-06-10T06:30:00Z'), log: () => undefined },
  );

it('replaces the list by that of the first source that answers, and says what came and went', async () => {
  await crawl([toySource('list', () => things('a', 'b', 'c', 'd', 'e'))]);
  const second = [toySource('list', () => [...things('b', 'c', 'd', 'e', 'f').with(0, { thing: 'b', day: '2026-06-01', price: 2 })])];
  expect(await crawl(second)).toMatchObject({ outcome: 'changed', message: 'toy: 1 of 5 things changed, 1 new, 1 gone (list)' });
  expect((await world.rows()).map(({ thing }) => thing)).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(await crawl(second)).toMatchObject({ outcome: 'unchanged' });
});

it('refuses a list of under 80 % of the one on record', async () => {
  await crawl([toySource('list', () => things('a', 'b', 'c', 'd', 'e'))]);
  const outcome = await crawl([toySource('list', () => things('a', 'b', 'c'))]);
  expect(outcome).toMatchObject({ outcome: 'failed', message: expect.stringContaining('only 3 things against 5 before') });
  expect(await world.rows()).toHaveLength(5);
});

it('keeps the rows of a source that did not answer where several make the list together', async () => {
  const sourceOf = ({ thing }: ToyRow) => (thing < 'm' ? 'first' : 'second');
  await crawl([toySource('first', () => things('a', 'b')), toySource('second', () => things('b', 'x'))], { findSource: sourceOf });
  const outage = () => {
    throw new UpstreamError('network', 'second.example could not be reached');
  };
  await crawl([toySource('first', () => things('a', 'b', 'c')), toySource('second', outage)], { findSource: sourceOf });
  expect((await world.rows()).map(({ thing }) => thing)).toEqual(['a', 'b', 'c', 'x']);
});

it('lets a later source not take the place of one that did not answer', async () => {
  const sourceOf = ({ price }: ToyRow) => (price === 1 ? 'first' : 'second');
  const poorer = things('a', 'b').map((row) => ({ ...row, price: 2 }));
  await crawl([toySource('first', () => things('a')), toySource('second', () => poorer)], { findSource: sourceOf });
  const outage = () => {
    throw new UpstreamError('network', 'first.example could not be reached');
  };
  await crawl([toySource('first', outage), toySource('second', () => poorer)], { findSource: sourceOf });
  expect((await world.rows()).map(({ thing, price }) => [thing, price])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
