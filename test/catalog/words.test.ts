import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { listPromises } from '../../src/catalog/released-contract.ts';

/** The table of words in docs/versioning.md: the one to take, and the older ones. */
const TABLE = [...readFileSync('docs/versioning.md', 'utf8').matchAll(/^\| (?!Of what|---)[^|]+ \| ([^|]*) \| ([^|]*) \|$/gm)];
const wordsIn = (cell = ''): string[] => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, word = '']) => word);
/** What an older word stands for may still be a word of its own in a new place: a city is one. */
const OLDER = [
  'results',
  'updated_at',
  'observed_at',
  'last_updated',
  'recorded',
  'provider',
  'computed_for',
  'beneficiary_state',
  'api',
  'endpoint',
];

const released = JSON.parse(readFileSync('docs/schemas/0.1.0.json', 'utf8')) as Record<string, unknown>;
const today = listPromises(AREAS);
const areaOf = (path: string) => path.split('/')[1];
const older = new Set(Object.keys(released).map(areaOf));
const added = Object.entries(today).filter(([path]) => !older.has(areaOf(path)));

describe('the words of responses', () => {
  it('stand in a table, each of which some endpoint uses', () => {
    const used = new Set(
      Object.values(today).flatMap(({ parameters, bodies }) => [
        ...parameters,
        ...Object.values(bodies).flatMap((members) => Object.keys(members).flatMap((member) => member.replaceAll('[]', '').split('.'))),
      ]),
    );
    const told = TABLE.flatMap(([, word, older]) => [...wordsIn(word), ...wordsIn(older)]);
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter((word) => !used.has(word))).toEqual([]);
    expect(told).toEqual(expect.arrayContaining(OLDER));
  });

  it('count every list that is called data, in older areas too', () => {
    const lists = Object.entries(today).flatMap(([path, { bodies }]) => Object.values(bodies).map((members) => [path, members] as const));
    const counted = lists.filter(([, members]) => members.data?.startsWith('list'));
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter(([, members]) => !('count' in members)).map(([path]) => path)).toEqual([]);
  });

  it.each(added)('are kept to by %s, of a new area', (_, { bodies }) => {
    for (const members of Object.values(bodies)) {
      const names = Object.keys(members).filter((member) => !member.includes('.'));
      expect(names.filter((name) => OLDER.includes(name))).toEqual([]);
      if (names.includes('data')) expect(names).toContain('count');
    }
  });
});
