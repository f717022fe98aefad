import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Heads of columns that do not say so, for who hears a table. */
const unscoped = (source: string): string[] =>
  [...source.matchAll(/<thead>[\s\S]*?<\/thead>/g)].flatMap(([head]) =>
    [...head.matchAll(/<th(?=[\s>])(?![^>]*\bscope=)[^>]*>/g)].map(String),
  );

it('heads of columns say that they are, in every table', () => {
  expect(unscoped('<thead><tr><th>Day</th><th scope="col">Price</th><th class="number">Away</th></tr></thead>')).toHaveLength(2);
  const found = globSync('src/**/*.astro').flatMap((file) => unscoped(readFileSync(file, 'utf8')).map((head) => `${file}: ${head}`));
  expect(found).toEqual([]);
});
