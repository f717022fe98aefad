import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { defaultServer } from '../support/server.ts';

const crawled = AREAS.filter(({ data }) => data?.crawler);

describe('data to download', () => {
  const server = defaultServer();
  let page: Document;
  beforeAll(async () => {
    page = parseHTML(await (await server.get('/docs/data')).text()).document;
  });

  it('comes as the very snapshot under its own type, whole and in part', async () => {
    const original = readFileSync('test/fixtures/data/fuel.sqlite');
    const whole = await server.get('/data/fuel.sqlite');
    expect(whole.headers.get('content-type')).toBe('application/vnd.sqlite3');
    expect(Buffer.from(await whole.arrayBuffer()).equals(original)).toBe(true);
    const part = await server.get('/data/fuel.sqlite', { headers: { range: 'bytes=0-15' } });
    expect([part.status, await part.text()]).toEqual([206, 'SQLite format 3\0']);
  });

  it('has the sizes and hashes in the catalogue that the files have', async () => {
    const { areas } = (await server.json('/index.json')).body;
    const files = areas.flatMap(({ data }: { data: { files: object[] } | null }) => data?.files ?? []);
    expect(files.length).toBeGreaterThan(2 * crawled.length - 2);
    for (const { path, type, bytes, sha256 } of files) {
      const response = await server.get(path);
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type'), path).toBe(type);
      expect([body.length, createHash('sha256').update(body).digest('hex')], path).toEqual([bytes, sha256]);
    }
  });

  it('is told on a page by area, with the licence of each source and the meaning of each column', async () => {
    for (const { name } of crawled) {
      const { body } = await server.json(`/data/${name}.json`);
      const section = (page.getElementById(name)?.textContent ?? '').replaceAll(/\s+/g, ' ');
      for (const { file, sources, tables } of body.snapshots) {
        expect(section).toContain(file.sha256);
        for (const source of sources) expect(section).toContain(`${source.name} (${source.licence ?? 'no licence stated'})`);
        for (const { columns } of tables) for (const { about } of columns) expect(section).toContain(about);
      }
    }
  });

  it('is marked up as a Dataset of schema.org, and listed as a catalogue of DCAT', async () => {
    const all = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? ''));
    const marked = all.filter((one) => one['@type'] === 'Dataset');
    expect(marked.map((one) => one['@type'])).toEqual(crawled.map(() => 'Dataset'));
    for (const { name, description, distribution } of marked) {
      expect(name).toBeTruthy();
      // What Google's search for data sets asks of a description.
      expect(description.length).toBeGreaterThanOrEqual(50);
      for (const { contentUrl, encodingFormat } of distribution) expect([contentUrl, encodingFormat]).not.toContain(undefined);
    }
    const listed = await server.json('/data/catalog.jsonld');
    expect(listed.headers.get('content-type')).toContain('application/ld+json');
    expect(listed.body['dcat:dataset'].map((one: Record<string, string>) => one['dct:identifier'])).toEqual(
      crawled.map(({ name }) => name),
    );
  });

  it('of no area is not found', async () => {
    for (const path of ['/data/nowhere.sqlite', '/data/nowhere.json', '/data/fuel/nothing.csv'])
      expect((await server.get(path)).status).toBe(404);
  });
});
