import { describe, expect, it } from 'vitest';
import { listing } from '../../../src/areas/schemes/endpoints.ts';
import { states } from '../../../src/areas/schemes/facet-endpoints.ts';
import { schemeList } from '../../../src/areas/schemes/schema.ts';
import { bodyFor } from '../../../src/kernel/call-body.ts';

const list = async (params: Record<string, string>) => schemeList.parse(await bodyFor(listing, params));

describe('a filter over what is not known of every scheme', () => {
  it('says how many schemes the other filters fit whose value is not on record', async () => {
    const all = await list({});
    expect(all.unknown_state).toBeUndefined();
    const kerala = await list({ state: 'kerala' });
    expect(kerala.unknown_state).toBeGreaterThanOrEqual(0);
    const health = await list({ category: 'education-and-learning' });
    expect(health).toMatchObject({ unknown_category: expect.any(Number) });
    expect(health.unknown_state).toBeUndefined();
  });

  it('gives those too with unknown=1', async () => {
    const filters: Record<string, string>[] = [{ state: 'kerala' }, { category: 'education-and-learning' }, { ministry: 'textiles' }];
    for (const filter of filters) {
      const [known, both] = [await list(filter), await list({ ...filter, unknown: '1' })];
      const unknown = (known.unknown_state ?? 0) + (known.unknown_category ?? 0) + (known.unknown_ministry ?? 0);
      expect(both.total, JSON.stringify(filter)).toBe(known.total + unknown);
    }
  });

  it('counts in a scheme whose state is not on record and whose name or brief names it', async () => {
    const assam = await list({ state: 'assam', q: 'orunodoi' });
    expect(assam.data.map(({ slug }) => slug)).toEqual(['aos']);
    expect(assam.unknown_state).toBe(0);
    expect((await list({ state: 'kerala', q: 'orunodoi', unknown: '1' })).total).toBe(0);
  });

  it('counts within the words that are searched', async () => {
    const [few, all] = [await list({ state: 'kerala', q: 'pension' }), await list({ state: 'kerala' })];
    expect(few.unknown_state ?? 0).toBeLessThanOrEqual(all.unknown_state ?? 0);
  });
});

it('is counted alike by the pages of states and by the filter', async () => {
  const { unknown } = (await bodyFor(states, {})) as { unknown: number };
  const counts = await Promise.all(['kerala', 'assam'].map((state) => list({ state })));
  // What the name of a scheme says of its state is known to both.
  expect(counts.map((one) => one.unknown_state)).toEqual([unknown, unknown]);
});

describe('schemes that are merely near what was asked for', () => {
  it.each(['rythu bandhu', 'ujala'])('are told to be so: %s', async (q) => {
    const found = await list({ q });
    expect(found.total === 0 || found.near === true).toBe(true);
  });

  it.each(['kisan', 'widow pension', 'ujjwala', 'scholarship', 'vidhwa pension'])('are not those that the words mean: %s', async (q) => {
    const found = await list({ q });
    expect(found.near).toBeUndefined();
  });
});
