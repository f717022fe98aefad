import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { bodyFor } from '../../../src/api/call-body.ts';
import { listing } from '../../../src/areas/schemes/endpoints.ts';
import { states } from '../../../src/areas/schemes/facet-endpoints.ts';
import { schemeList } from '../../../src/areas/schemes/schema.ts';
import { FROZEN } from '../../support/frozen.ts';

const db = new DatabaseSync(join(FROZEN.DATA_DIR, 'schemes.sqlite'), { readOnly: true });
/** Schemes on record without a row in a table of facets. */
const countWithout = (table: string): number =>
  db.prepare(`select count(*) as count from scheme where id not in (select scheme from ${table})`).get()?.count as number;

const list = async (params: Record<string, string>) => schemeList.parse(await bodyFor(listing, params));

describe('a filter over what is not known of every scheme', () => {
  it('says how many schemes the other filters fit whose value is not on record', async () => {
    const all = await list({});
    expect(all.unknown_state).toBeUndefined();
    const kerala = await list({ state: 'kerala' });
    // The names of four say which state they are of.
    expect(kerala.unknown_state).toBe(countWithout('scheme_state') - 4);
    const learning = await list({ category: 'education-and-learning' });
    expect(learning.unknown_category).toBe(countWithout('scheme_category'));
    expect(learning.unknown_state).toBeUndefined();
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
