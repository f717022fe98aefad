import { expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';

const server = defaultServer();

const PAGES = [
  '/browse/fuel/city/mumbai',
  '/browse/fuel/state/goa',
  '/browse/commodities/gold/hyderabad',
  '/browse/schemes/state/goa',
  '/browse/schemes/central',
  '/status',
];

it.each(PAGES)('%s names its feed, which is there as Atom and as JSON Feed', async (page) => {
  const html = await (await server.get(page)).text();
  for (const [kind, type, served] of [
    ['atom', 'application/atom+xml', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json', 'application/json; charset=utf-8'],
  ] as const) {
    const href = new RegExp(`<link rel="alternate" type="${type.replaceAll(/[+.]/g, '\\$&')}"[^>]* href="(/feeds/[^"]+\\.${kind})"`).exec(
      html,
    )?.[1];
    const response = await server.get(href ?? `no feed on ${page}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, served]);
  }
});

it('an estimate has no feed, and a feed of an unknown place is not found', async () => {
  expect(await (await server.get('/browse/commodities/gold/agra')).text()).not.toContain('/feeds/');
  for (const path of ['/feeds/fuel/city/atlantis.atom', '/feeds/schemes/state/atlantis.json', '/feeds/nothing.atom'])
    expect((await server.get(path)).status, path).toBe(404);
});

it('all feeds are listed, and every one of the list is there', async () => {
  const { feeds, count } = (await server.json((await server.json('/index.json')).body.feeds)).body;
  expect(feeds.length).toBe(count);
  for (const { atom, json } of feeds) for (const path of [atom, json]) expect(await isThere(server.url + path), path).toBe(true);
});
