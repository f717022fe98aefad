import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractTable } from '../../scripts/contract-table.ts';
import { ROWS } from '../contract/rows.ts';

describe('the table of the contract', () => {
  it('has a test for every row, and is written down as it is', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractTable());
  });

  it.each([
    ['a file that is not there', { file: 'test/areas/fuel/nothing.test.ts' }],
    ['a title that no test has', { title: 'gives petrol away' }],
    ['words that are in the file but no title', { title: 'let server' }],
    ['a title that is empty', { title: '' }],
  ])('fails for a row with %s', (_, change) => {
    const [row] = ROWS;
    if (!row) throw new Error('no rows');
    expect(() => contractTable([...ROWS, { ...row, id: 'made-up-1', ...change }])).toThrow(/^No test holds made-up-1 /);
  });

  it('has rows for every area that the contract describes, each with a number of its own', () => {
    const areas = ['general', 'fuel', 'liquor', 'web fetch', 'schemes', 'commodities', 'train', 'gst', 'weather'];
    expect([...new Set(ROWS.map(({ area }) => area))]).toEqual(expect.arrayContaining(areas));
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    expect(ROWS.length).toBeGreaterThan(90);
  });
});
