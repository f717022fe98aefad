import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { isPrebuiltInHindi } from '../../src/places/cities.ts';
import { PLACES } from '../../src/places/gazetteer.ts';

it('two routes of one pattern have a list of pages each: towns in Hindi, of which the others are made on request', () => {
  const all = JSON.parse(readFileSync(join(inject('dist'), 'addresses.json'), 'utf8')) as string[];
  const below = (folder: string) => all.filter((path) => path.startsWith(folder) && path.endsWith('.html')).sort();
  expect(below('/place/')).toEqual(PLACES.map(({ slug }) => `/place/${slug}.html`).sort());
  expect(below('/hi/place/')).toEqual(
    PLACES.filter(isPrebuiltInHindi)
      .map(({ slug }) => `/hi/place/${slug}.html`)
      .sort(),
  );
});
