import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DOMParser } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Feed } from '../../src/areas/feed.ts';
import { AREAS } from '../../src/areas/index.ts';
import { feedsOfNew } from '../../src/areas/schemes/feeds.ts';
import { newSchemes, type SchemesDatabase } from '../../src/areas/schemes/queries.ts';
import { atomText, feedId, jsonFeedText } from '../../src/lib/feed-text.ts';
import { STATES } from '../../src/lib/places/states.ts';
import { changeInWords, priceChanges } from '../../src/lib/price-changes.ts';
import { sqliteDialect } from '../../src/lib/sqlite/dialect.ts';
import { openSqlite } from '../../src/lib/sqlite/open.ts';
import { feedFiles, listFeeds } from '../../src/registry/feeds.ts';

const SITE = 'https://jaankari.example/in';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const HOSTILE: Feed = {
  path: '/feeds/x/y',
  title: 'A & B <script>',
  about: '"quoted" \'text\' ]]>',
  page: '/browse/x?a=1&b=2',
  at: '2026-11-20T00:00:00.000Z',
  entries: [{ key: 'x/1', title: 'योजना & <b>', text: 'a\u0000\u0008b]]>', page: '/browse/x/1', at: '2026-11-21T00:00:00.000Z' }],
};

/** Throws where a text is not well-formed as our feeds are written: tags that close, quoted attributes, no bare sign. */
function readTags(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, attributes, alone) => {
      if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!end) names.push(name);
      if (!end && !alone) open.push(name);
      return attributes.replaceAll('<', '?');
    });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (/[<]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest)) throw new Error(`A bare sign: ${/.{20}[<&].{0,20}/.exec(rest)?.[0]}`);
  return names;
}

/** What RFC 4287 asks of a feed and of each entry. */
function expectAtom(xml: string): void {
  readTags(xml);
  const feed = new DOMParser().parseFromString(xml, 'text/xml').documentElement as unknown as Element;
  expect([feed.localName, feed.getAttribute('xmlns')]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const entries = [...feed.children].filter(({ localName }) => localName === 'entry');
  for (const part of [feed, ...entries]) {
    const own = (name: string) => [...part.children].filter(({ localName }) => localName === name);
    for (const name of ['id', 'title', 'updated']) expect(own(name).length, name).toBe(1);
    expect(own('id')[0]?.textContent).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(own('updated')[0]?.textContent).toMatch(INSTANT);
    expect(own('link').filter((link) => link.getAttribute('rel') === 'alternate').length).toBe(1);
  }
  expect([...feed.children].filter(({ localName }) => localName === 'author').length).toBe(1);
  const ids = entries.map((entry) => entry.querySelector('id')?.textContent);
  expect(new Set(ids).size).toBe(ids.length);
}

describe('the feeds', () => {
  let feeds: Feed[];
  beforeAll(async () => {
    feeds = await listFeeds(AREAS);
  });

  it('are valid as Atom and as JSON Feed, with and without an address of their own', () => {
    for (const feed of [...feeds, HOSTILE])
      for (const site of [SITE, undefined]) {
        expectAtom(atomText(feed, site));
        const json = JSON.parse(jsonFeedText(feed, site));
        expect([json.version, typeof json.title]).toEqual(['https://jsonfeed.org/version/1.1', 'string']);
        for (const item of json.items) {
          expect([typeof item.id, typeof item.content_text]).toEqual(['string', 'string']);
          expect(item.date_published).toMatch(INSTANT);
          if (site) expect(new URL(item.url).href.startsWith(SITE)).toBe(true);
        }
      }
  });

  it('keep what is written in them as text', () => {
    const read = new DOMParser().parseFromString(atomText(HOSTILE, SITE), 'text/xml');
    expect(read.querySelector('entry > title')?.textContent).toBe('योजना & <b>');
    expect(read.querySelector('entry > content')?.textContent).toBe('ab]]>');
  });

  it('lead to the service from wherever they stand', () => {
    const hrefs = [...atomText(HOSTILE, undefined).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(hrefs.map((href) => new URL(href, 'https://host.example/base/feeds/x/y.atom').pathname)).toEqual([
      '/base/feeds/x/y.atom',
      '/base/browse/x',
      '/base/browse/x/1',
    ]);
    expect(atomText(HOSTILE, SITE)).toContain(`href="${SITE}/browse/x/1"`);
  });

  it('give a thing the same identifier everywhere and for ever', () => {
    // Another value would make every entry new to every reader.
    expect(feedId('fuel/city/mumbai/2026-06-07')).toBe('urn:uuid:94e1fb38-5a0f-53c0-b876-382263bac4a0');
    expect(feedId('fuel/city/mumbai/2026-06-07')).not.toBe(feedId('fuel/city/mumbai/2026-06-08'));
  });

  it('are one for each place with fuel prices, each metal and place with quotes, each state, the Union and the crawls', () => {
    const paths = feeds.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const under = (prefix: string) => paths.filter((path) => path.startsWith(prefix));
    expect(under('/feeds/fuel/').length).toBe(49);
    expect(under('/feeds/commodities/')).toEqual(['/feeds/commodities/gold/hyderabad', '/feeds/commodities/silver/hyderabad']);
    expect(under('/feeds/schemes/').length).toBe(STATES.length + 1);
    expect(paths).toContain('/feeds/crawls');
  });

  it('tell the days on which a price changed, and no others', () => {
    const at = (day: string, paise: number) => ({ day, paise, observed_at: `${day}T05:00:00.000Z` });
    const changes = priceChanges([at('2026-06-07', 10_408), at('2026-06-04', 10_378), at('2026-06-05', 10_378), at('2026-06-08', 10_400)]);
    expect(changes.map(({ price }) => price.day)).toEqual(['2026-06-08', '2026-06-07']);
    expect(changes.map(changeInWords)).toEqual(['₹104.00, down ₹0.08 since 7 Jun 2026', '₹104.08, up ₹0.30 since 5 Jun 2026']);
    const gold = feeds.find(({ path }) => path === '/feeds/commodities/gold/hyderabad');
    expect(gold?.entries.length).toBeGreaterThan(0);
    for (const { title } of gold?.entries ?? [])
      expect(title).toMatch(/^Gold in Hyderabad, \d+ Sep 2026: ₹[\d.]+, (up|down) ₹[\d.]+ since \d+ Sep 2026$/);
  });

  it('tell a crawl that failed with its reason', async () => {
    const crawls = feeds.find(({ path }) => path === '/feeds/crawls');
    for (const { title, text, at } of crawls?.entries ?? []) expect([title, text, at].every(Boolean)).toBe(true);
    expect((await feedFiles(AREAS)).map(({ path }) => path)).toContain('/feeds/crawls.atom');
  });
});

it('the feed of new schemes has one that came after the record began, and none that it began with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  const file = join(folder, 'schemes.sqlite');
  copyFileSync('test/fixtures/data/schemes.sqlite', file);
  const writer = new DatabaseSync(file);
  const change = "update scheme set first_recorded = '2026-11-20', name = 'A new one', level = 'state', states = '[\"Goa\"]'";
  writer.exec(`${change} where id = (select min(id) from scheme)`);
  writer.close();
  const db: SchemesDatabase = new Kysely({ dialect: sqliteDialect(() => openSqlite(file, 'read')) });
  try {
    const told = feedsOfNew(await newSchemes(db), '2026-11-20T00:00:00.000Z').filter(({ entries }) => entries.length > 0);
    expect(told.map(({ path }) => path)).toEqual(['/feeds/schemes/state/goa']);
    expect(told[0]?.entries.map(({ title, at }) => [title, at])).toEqual([['A new one', '2026-11-19T18:30:00.000Z']]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
