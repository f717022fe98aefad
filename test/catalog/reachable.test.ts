import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { HINDI_ROOT, isInHindi } from '../../src/areas/hindi-pages.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { listFilesByFormat } from '../../src/catalog/static-files.ts';
import { defaultServer } from '../support/server.ts';
import { isThere } from '../support/whole-build.ts';

const ENDPOINTS = AREAS.flatMap(({ name, endpoints }) =>
  (endpoints as readonly Endpoint[]).flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => [path, { area: name, endpoint }] as const),
  ),
);
/** So many files of an endpoint are asked for; all of them, by the nightly walk over every file (test/built/). */
const SOME = 20;
/** A path with its parameters as in the first example. */
const filled = (path: string, { examples }: Endpoint) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples[0].params[name] ?? ''));

describe('an endpoint in a manifest', () => {
  const server = defaultServer();
  const texts = new Map<string, Promise<string>>();
  /** What stands at an address, asked for once. */
  function textAt(path: string): Promise<string> {
    const text = texts.get(path) ?? server.get(path).then((answer) => answer.text());
    texts.set(path, text);
    return text;
  }

  it.each(ENDPOINTS)('answers at %s, with and without a slash at the end, and at no other spelling', async (path, { endpoint }) => {
    const address = filled(path, endpoint);
    for (const one of [address, `${address}/`]) {
      const answer = await server.get(one);
      expect(await answer.text(), one).not.toContain('There is nothing at');
      expect([200, 400, 502, 503], one).toContain(answer.status);
    }
    const code = address.charCodeAt(1).toString(16);
    // The last part of a path may be a parameter, its own or a sibling's, of which `.html` is a part like any other.
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const html = path.endsWith('}') || ENDPOINTS.some(([one]) => one.startsWith(`${folder}{`)) ? [] : [`${address}.html`];
    for (const one of [...html, `/%${code}${address.slice(2)}`, `/${address}`, `/.${address}`, `${address}//`]) {
      const { status, body } = await askRaw(server.url, one);
      expect(`${one} ${status}`).toBe(`${one} 404`);
      expect(body).toContain('There is nothing at');
    }
  });

  it.each(ENDPOINTS)('stands in OpenAPI and in the reference: %s', async (path, { area }) => {
    expect(JSON.parse(await textAt('/openapi.json')).paths).toHaveProperty([path, 'get']);
    expect(await textAt(`/docs/${area}`)).toContain(`${path}<`);
  });

  it.each(ENDPOINTS.filter(([path, { endpoint }]) => endpoint.path === path && endpoint.staticFiles))(
    'has its files: %s',
    async (_, { area, endpoint }) => {
      const files = (await listFilesByFormat(AREAS.filter(({ name }) => name === area))).filter((one) => one.endpoint === endpoint);
      expect(files.length).toBeGreaterThan(0);
      // Those that a sample lacks are made on request, which takes its time: some of all.
      const some = files.filter((_, at) => at % Math.ceil(files.length / SOME) === 0);
      for (const { path } of some) expect(await isThere(server.url + path), path).toBe(true);
    },
  );
});

describe('the routes of the build', () => {
  const server = defaultServer();

  it('are those that the registry and the pages name; others, such as Astro’s own, are shut', async () => {
    const entry = pathToFileURL(resolve(inject('dist'), 'server/entry.mjs')).href;
    const { openRoutes, createBuildLive } = (await import(entry)) as typeof import('../../src/server/entry.ts');
    const { findLive } = createBuildLive();
    expect(openRoutes).toContain('/[...path]');
    const shut = openRoutes.filter((route) => !findLive(route.slice(1).split('/')));
    // Routes of many pages are open for those pages alone that an area lists.
    expect(shut.filter((route) => !/^(\/hi)?\/(browse|place)\//.test(route)).sort()).toEqual(
      ['/[...path]', '/_image', '/_server-islands/[name]'].filter((route) => openRoutes.includes(route)),
    );
    for (const path of [
      '/browse/train/99999',
      '/browse/train/station/QQQQQ',
      '/hi/browse/schemes/nothing',
      '/hi/place/nowhere-at-all',
      '/browse/ifsc/bank/ZZZZ/goa',
    ])
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
    const live = globSync('src/pages/**/*.{astro,ts}').filter(
      (file) => !file.includes('[...') && readFileSync(file, 'utf8').includes('prerender = false'),
    );
    const all = live.map((file) => file.replace(/^src\/pages|(\/index)?\.(astro|ts)$/g, ''));
    all.push(...all.filter((page) => isInHindi(page) && !page.startsWith(HINDI_ROOT)).map((page) => HINDI_ROOT + page));
    const [ofMany, pages] = [true, false].map((isOfMany) => all.filter((page) => page.includes('[') === isOfMany)) as [string[], string[]];
    expect(openRoutes).toEqual(expect.arrayContaining(ofMany));
    expect(openRoutes.filter((route) => findLive(route.slice(1).split('/'))).sort()).toEqual(pages.sort());
  });

  it('are not reached by way of Astro', async () => {
    const server = defaultServer();
    for (const path of ['/_image?href=/card.png&w=4000&f=avif', '/_image/', '/_server-islands/x', '/_astro', '/404', '/500'])
      expect([path, (await server.get(path, { headers: { accept: 'application/json' } })).status]).toEqual([path, 404]);
  });
});

/** A path as it is written: fetch would read it as a URL first. */
async function askRaw(base: string, path: string): Promise<{ status: number; body: string }> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
    })
      .on('error', reject)
      .end();
  });
}
