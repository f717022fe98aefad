import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../src/net/upstream.ts';
import { type ToyWorld, toyPlan, toySource, toyWorld } from '../support/toy-area.ts';

let world: ToyWorld;
beforeEach(async () => {
  world = await toyWorld();
});
afterEach(() => world.remove());

const price = (thing: string, day: string, value = 100) => ({ thing, day, price: value });
const down = () => {
  throw new UpstreamError('network', 'down.example could not be reached');
};

describe('a crawl', () => {
  it('tells the difference, and how each source did', async () => {
    const sources = [toySource('down', down), toySource('up', () => [price('tea', '2026-06-10')])];
    expect(await world.crawl(toyPlan(sources))).toEqual({
      outcome: 'changed',
      message: 'toy: 1 prices (up)',
      sources: [
        { source: 'down', ok: false, rows: 0, note: 'down.example could not be reached' },
        { source: 'up', ok: true, rows: 1 },
      ],
      records: { toy: 1 },
      columns: {},
    });
    expect(await world.rows()).toEqual([price('tea', '2026-06-10')]);
  });

  it('fails with all reasons, and makes no snapshot, when no source gives anything', async () => {
    const { outcome, message } = await world.crawl(toyPlan([toySource('down', down)]));
    expect(outcome).toBe('failed');
    expect(message).toBe('toy: there are no prices yet; down: down.example could not be reached');
    await expect(world.rows()).rejects.toThrow();
  });

  it('begins with the starter only when there is nothing, and never calls that a success', async () => {
    const starter = toySource('starter', () => [price('tea', '2026-05-01')], { isSeed: true });
    const first = await world.crawl(toyPlan([toySource('down', down), starter]));
    expect(first).toMatchObject({ outcome: 'starter', message: 'toy: 1 prices (starter)' });
    expect(first.sources.at(-1)).toMatchObject({ source: 'starter', ok: false, rows: 1 });
    const second = await world.crawl(toyPlan([toySource('down', down), starter]));
    expect(second).toMatchObject({ outcome: 'failed', sources: [{ source: 'down' }] });
  });

  it('asks a source that cannot be asked here for nothing, and says why', async () => {
    const shop = toySource('shop', down, { unavailable: () => 'SHOP_URL is not set' });
    const { sources } = await world.crawl(toyPlan([shop, toySource('up', () => [price('tea', '2026-06-10')])]));
    expect(sources[0]).toEqual({ source: 'shop', ok: false, rows: 0, note: 'not asked: SHOP_URL is not set' });
  });

  it('counts a source none of whose names is known as failed', async () => {
    const plan = toyPlan([toySource('strange', () => [price('Mumbai Mumbai', '2026-06-10')])], {
      async fill({ readSources }) {
        await readSources({ sources: plan.sources as never, needs: undefined, accept: () => ({ rows: 0, unknown: ['Mumbai Mumbai'] }) });
        return { changed: false, message: '' };
      },
    });
    expect((await world.crawl(plan)).message).toContain('strange: none of its 1 names is known: Mumbai Mumbai');
  });

  it('keeps each day for good, however old', async () => {
    const days = ['2024-03-02', '2026-01-31', '2026-06-09'];
    await world.crawl(toyPlan([toySource('up', () => days.map((day) => price('tea', day)))]), { now: new Date('2026-06-09T06:30:00Z') });
    await world.crawl(toyPlan([toySource('up', () => [price('tea', '2026-06-10')])]));
    expect((await world.rows()).map(({ day }) => day)).toEqual([...days, '2026-06-10']);
  });

  it('goes on in rounds while there is more and time, and keeps every round', async () => {
    let round = 0;
    const plan = toyPlan([toySource('up', () => [price(`thing ${round}`, '2026-06-10')])]);
    const rounds = { ...plan, fill: async (crawl: never) => ({ ...(await plan.fill(crawl)), more: ++round < 3 }) };
    const outcome = await world.crawl(rounds);
    expect(outcome).toMatchObject({ outcome: 'changed', sources: [{ source: 'up', ok: true, rows: 3 }] });
    expect(await world.rows()).toHaveLength(3);
    round = 0;
    await world.crawl({ ...rounds, fill: async (crawl: never) => ({ ...(await plan.fill(crawl)), more: ++round > 0 }) }, { until: 0 });
    expect(round).toBe(1);
  });

  it('keeps what earlier rounds brought when a later one fails', async () => {
    let round = 0;
    const plan = toyPlan([toySource('up', () => (round > 1 ? down() : [price(`thing ${round}`, '2026-06-10')]))]);
    const outcome = await world.crawl({ ...plan, fill: async (crawl: never) => ({ ...(await plan.fill(crawl)), more: ++round > 0 }) });
    expect(outcome).toMatchObject({ outcome: 'changed', message: expect.stringContaining('; then up: down.example') });
    expect(await world.rows()).toHaveLength(2);
  });

  it('makes a snapshot of an older schema anew where its area says so, and refuses it otherwise', async () => {
    const plan = toyPlan([toySource('up', () => [price('tea', '2026-06-10')])]);
    await world.crawl(plan);
    await expect(world.crawl({ ...plan, schema: { ...plan.schema, version: 2 } })).rejects.toThrow('older than 2');
    expect(await world.crawl({ ...plan, schema: { ...plan.schema, version: 2 }, older: 'rebuild' })).toMatchObject({ outcome: 'changed' });
    expect(await world.rows()).toHaveLength(1);
  });
});
