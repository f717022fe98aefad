import { expect, it } from 'vitest';
import { rankHits, type Sort, type SortKeys } from '../../../src/areas/schemes/search/scheme-index.ts';

const MATCH = { expression: '', compact: 'pmkisan', folded: 'pm kisan', corrected: false };
const standing = (id: number, more: Partial<SortKeys> = {}): [number, SortKeys] => [
  id,
  { id, level: 'state', name_key: `scheme ${id}`, short_keys: ' s ', relevance: id, name: 10 - id, newest: (id % 4) + 1, ...more },
];
const STANDINGS = new Map([
  standing(1),
  standing(2),
  standing(3, { name_key: 'pm kisan' }),
  standing(4, { short_keys: ' pmkisan pk ' }),
  standing(5, { short_keys: ' pmkisanmaandhan ' }),
]);
const ranked = (ids: number[], named: number[], sort: Sort = 'relevance') =>
  rankHits({ ids, named: new Set(named) }, STANDINGS, MATCH, sort);

it('puts the very short title first, then the very name, then words in the name, then the rest, each in the order of all', () => {
  expect(ranked([5, 4, 3, 2, 1], [2, 3, 4, 5])).toEqual([4, 3, 2, 5, 1]);
});

it('goes by name or by age alone where that is asked', () => {
  expect(ranked([1, 2, 3, 4], [], 'name')).toEqual([4, 3, 2, 1]);
  expect(ranked([1, 2, 3, 4], [], 'newest')).toEqual([4, 1, 2, 3]);
});

it('leaves out what no table has', () => {
  expect(ranked([99, 1], [99])).toEqual([1]);
});
