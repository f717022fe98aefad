import { expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();

it('a row’s page is there, for every table whose rows have pages', async () => {
  const { data } = (await server.json('/tables')).body;
  const pages: string[] = [];
  for (const { path } of data) {
    const { links } = (await server.json(`${path}?_links=1&_size=1`)).body;
    if (links?.[0]?.page) pages.push(links[0].page);
  }
  expect(pages.length).toBeGreaterThan(7);
  for (const page of pages) expect([page, (await server.get(page)).status]).toEqual([page, 200]);
});
