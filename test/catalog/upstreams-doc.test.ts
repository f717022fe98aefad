import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PINCODE_PROVIDERS } from '../../src/areas/pincode/lookup.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { SEARCH_PROVIDERS } from '../../src/search/providers/index.ts';

const rows = readFileSync('docs/upstreams.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));

const names = [
  ...AREAS.flatMap(({ data: { crawler } = {}, upstreamQueries = {} }) => [
    ...(crawler?.sources ?? []).filter(({ isSeed }) => !isSeed),
    ...Object.values(upstreamQueries).flat(),
  ]),
  ...PINCODE_PROVIDERS,
  ...SEARCH_PROVIDERS,
].map(({ name }) => name);

it.each([...new Set(names)])('docs/upstreams.md says what %s sends: something good, nothing, a refusal', (name) => {
  const own = rows.filter(([upstream = '']) => upstream.split(/[^a-z0-9-]+/).includes(name));
  expect(own.map((cells) => cells.length)).toEqual(own.map(() => 4));
  expect(own.length).toBeGreaterThan(0);
  for (const cells of own) for (const cell of cells) expect(cell.trim()).not.toBe('');
});

it('docs/upstreams.md says for every area what a fresh server gives', () => {
  const areas = rows.filter((cells) => cells.length === 3);
  expect(areas.length).toBeGreaterThanOrEqual(14);
});
