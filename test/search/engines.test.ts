import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { resetProviders } from '../../src/providers/provider-queue.ts';
import { createEngines, type EngineTimes } from '../../src/search/engines.ts';
import type { SearchProvider } from '../../src/search/providers/provider.ts';
import { type StandIn, type StandInRoute, startStandIn } from '../support/stand-in.ts';

const pages = (prefix: string, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, n) => ({ url: `https://${prefix}.example/${n}`, title: prefix, description: '' })));

/** Engines over one stand-in, each at a path of its own, whose replies are the very list. */
function createProviders(standIn: StandIn, names: readonly string[]): SearchProvider[] {
  return names.map((name) => ({
    name,
    title: name,
    url: 'https://engine.example',
    address: standIn.url,
    find: async (_, { fetchJson }) => (await fetchJson(z.array(z.any()), `/${name}`)).body,
  }));
}

let standIn: StandIn | undefined;
afterEach(async () => {
  vi.useRealTimers();
  resetProviders();
  vi.unstubAllEnvs();
  await standIn?.stop();
});

async function setUp(routes: Record<string, StandInRoute>, times?: EngineTimes) {
  standIn = await startStandIn(Object.fromEntries(Object.entries(routes).map(([name, route]) => [`/${name}`, route])));
  const askEngines = createEngines(createProviders(standIn, Object.keys(routes)), times);
  return {
    standIn,
    ask: (q: string, limit = 10) => askEngines(q, limit),
  };
}
const down = { status: 503, body: '' };

describe('asking engines', () => {
  it('stops when there are enough results', async () => {
    const { ask, standIn } = await setUp({ one: pages('one', 10), two: pages('two', 10) });
    expect((await ask('gold')).answers.map(({ engine }) => engine)).toEqual(['one']);
    expect(standIn.asked).toEqual(['/one']);
  });

  it('goes on to the next engine while there are too few', async () => {
    const { ask } = await setUp({ one: pages('one', 2), two: '[]', three: pages('three', 10) });
    expect((await ask('gold')).answers.map(({ engine, pages }) => [engine, pages.length])).toEqual([
      ['one', 2],
      ['two', 0],
      ['three', 10],
    ]);
  });

  it('names an engine that is out and asks the next', async () => {
    const { ask } = await setUp({ one: down, two: pages('two', 10) });
    const { answers, unavailable, stale } = await ask('gold');
    expect(answers.map(({ engine }) => engine)).toEqual(['two']);
    expect(unavailable).toEqual([{ engine: 'one', reason: 'server' }]);
    expect(stale).toBe(false);
  });

  it('does not ask again for what it knows', async () => {
    const { ask, standIn } = await setUp({ one: pages('one', 10) });
    await ask('Gold Price');
    expect((await ask(' gold  price')).answers).toHaveLength(1);
    expect(standIn.asked).toEqual(['/one']);
  });

  it('keeps no outage', async () => {
    const { ask, standIn } = await setUp({ one: down });
    await ask('gold');
    standIn.routes['/one'] = pages('one', 3);
    expect((await ask('gold')).answers[0]?.pages).toHaveLength(3);
  });

  it('lets an engine rest after three outages in a row, then tries it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, standIn } = await setUp({ one: down });
    for (const q of ['a', 'b', 'c']) await ask(q);
    expect((await ask('d')).unavailable[0]?.reason).toMatch(/repeated outages/);
    expect(standIn.asked).toHaveLength(3);
    standIn.routes['/one'] = pages('one', 3);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await ask('d')).answers).toHaveLength(1);
  });

  it('gives kept results, marked stale, when every engine is out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, standIn } = await setUp({ one: pages('one', 3) });
    await ask('gold');
    standIn.routes['/one'] = down;
    vi.setSystemTime(Date.now() + 16 * 60_000);
    const { answers, unavailable, stale } = await ask('gold');
    expect(stale).toBe(true);
    expect(answers[0]?.pages).toHaveLength(3);
    expect(unavailable).toHaveLength(1);
  });

  it('ends within its budget however slow the engines are', async () => {
    const slow: StandInRoute = async (_request, response) => {
      await sleep(5_000);
      response.end('[]');
    };
    const { ask } = await setUp({ one: slow, two: slow, three: slow }, { timeout: 400, budget: 500 });
    const started = performance.now();
    expect((await ask('gold')).unavailable.map(({ reason }) => reason)).toEqual(Array(3).fill('timeout'));
    // Before any of them has answered.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('asks once for callers at the same time', async () => {
    const { ask, standIn } = await setUp({ one: pages('one', 10) });
    await Promise.all([ask('gold'), ask('gold'), ask('GOLD')]);
    expect(standIn.asked).toEqual(['/one']);
  });

  it('skips an engine that is switched off', async () => {
    vi.stubEnv('ONE_OFF', '1');
    const { ask, standIn } = await setUp({ one: pages('one', 10), two: pages('two', 10) });
    expect((await ask('gold')).answers.map(({ engine }) => engine)).toEqual(['two']);
    expect(standIn.asked).toEqual(['/two']);
  });
});
