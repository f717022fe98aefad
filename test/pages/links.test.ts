import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AREAS } from '../../src/areas/index.ts';
import { pathInEnglish } from '../../src/lib/hindi-pages.ts';
import { asksUpstream } from '../../src/registry/reference.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** Every page of the build by its address. */
function readPages(dist: string): Map<string, string> {
  const files = readdirSync(join(dist, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const addressOf = (name: string) => `/${name.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  return new Map(files.map((name) => [addressOf(name), readFileSync(join(dist, 'client', name), 'utf8')]));
}

/** Pages of areas that ask upstreams have no JSON of their own; what they link is live. */
const ASKED = AREAS.filter(({ endpoints }) => endpoints.some(asksUpstream));
const ASKED_PAGES = new Set(ASKED.map(({ page }) => page));
/** What is on them is made in the browser, or is of no area. */
const WITHOUT_JSON = new Set(['/404', '/offline', '/browse/qr']);
const ASKED_PATHS = new Set(ASKED.flatMap(({ endpoints }) => endpoints.map(({ path }) => path)));
const isAsked = (href: string) => ASKED_PATHS.has(href.split('?')[0] ?? '');

/** Pages that are made on request are linked with thousands of queries: some of each page stand for all. */
const SOME_QUERIES = 20;
function sampled(targets: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  return [...targets].filter((href) => {
    const [path = '', query] = href.split('?');
    if (query === undefined) return true;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return (counts.get(path) ?? 0) <= SOME_QUERIES;
  });
}

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the pages', () => {
  let server: RunningServer;
  const pages = readPages(inject('dist'));

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  it('lead nowhere that is not there', async () => {
    const targets = new Set([...pages.values()].flatMap(hrefsOf).map((href) => href.split('#')[0] ?? ''));
    const broken: string[] = [];
    for (const href of sampled(targets)) if (href && !isAsked(href) && (await server.get(href)).status !== 200) broken.push(href);
    expect(broken).toEqual([]);
    expect(targets.size).toBeGreaterThan(60);
    // Live calls are among them, which are computed one after another.
  }, 180_000);

  it('jump only to places that their own page has', () => {
    for (const [path, html] of pages) {
      const targets = [...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => id);
      for (const id of targets) expect(html, `${path}#${id}`).toContain(`id="${id}"`);
    }
  });

  it('all answer at their address', async () => {
    for (const path of pages.keys()) expect((await server.get(path)).status, path).toBe(pathInEnglish(path) === '/404' ? 404 : 200);
  });

  it('link their JSON', () => {
    // The sheet of a place is made of several areas' answers, and links their pages.
    for (const [path, html] of pages)
      if (!WITHOUT_JSON.has(pathInEnglish(path)) && !ASKED_PAGES.has(pathInEnglish(path)) && !/^\/place(\/|$)/.test(pathInEnglish(path)))
        expect(html, path).toMatch(/<link rel="alternate" type="application\/json" href="\/[^"]+\.json"/);
  });

  it('each have one heading of the first rank, a title and a description of their own', () => {
    const titles = new Set<string>();
    for (const [path, html] of pages) {
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).not.toBe('');
      titles.add(title);
      expect(/<meta name="description" content="[^"]{20,200}"/.test(html), path).toBe(true);
    }
    // A metal's page and that of its national price share a title; few pages may.
    expect(titles.size).toBeGreaterThan(pages.size * 0.98);
  });

  it('carry no event handlers in their markup', () => {
    for (const [path, html] of pages) expect(/\son[a-z]+="/.test(html), path).toBe(false);
  });

  it('show the very figures that the JSON has', async () => {
    const { body } = await server.json('/fuel?city=mumbai');
    expect(pages.get('/browse/fuel/city/mumbai')).toContain(body.price.petrol.price.toFixed(2));
  });

  it('answer browsers with a page where nothing stands, and programs with JSON', async () => {
    const page = await server.get('/browse/nothing', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('There is no page here');
    const { status, body } = await server.json('/browse/nothing');
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
  });

  it('answer a browser that asks an endpoint for an unknown place with JSON all the same', async () => {
    const { status, body } = await server.json('/fuel?city=mumbay', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(body.suggestions).toContain('Mumbai');
  });
});
