import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';

it('large data of the sources stands by itself in a bundle, whole, where the npm package refers to the source', async () => {
  const chunks = globSync(`${inject('dist')}/server/chunks/src--*.mjs`);
  const sources = chunks.map(
    (file) =>
      `${basename(file)
        .replace(/_[\w-]{8}\.mjs$/, '')
        .replaceAll('--', '/')}.json`,
  );
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/areas/webfetch/read/choose/net/weights.json',
      'src/areas/schemes/titles-hindi.json',
      'src/places/towns.json',
    ]),
  );
  for (const [at, source] of sources.entries()) {
    const data = Object.values(await import(pathToFileURL(resolve(chunks[at] ?? '')).href));
    expect(data.length, source).toBe(1);
    expect(data[0], source).toEqual(JSON.parse(readFileSync(source, 'utf8')));
  }
});
