import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/catalog/areas.ts';
import { guides, howCallsBehave } from '../../src/catalog/guides.ts';
import { defaultServer } from '../support/server.ts';

const HERE = 'http://localhost:4321';
const all = [...guides(), howCallsBehave()];
const asked = new Set(
  AREAS.filter(({ endpoints }) => endpoints.some(({ queriesUpstream }) => queriesUpstream === true)).flatMap(({ endpoints }) =>
    endpoints.map(({ path }) => path),
  ),
);
/** Addresses that a guide names: links, whole addresses, and paths that stand by themselves in code. */
const addressesIn = (text: string): string[] => [
  ...[...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/http:\/\/localhost:4321(\/[^\s"`)]*)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/`(\/[a-z][\w./?=&-]*)`/g)].map(([, path = '']) => path),
];

describe('the guides', () => {
  const server = defaultServer();

  it.each(all.map((guide) => [guide.name, guide] as const))('%s names addresses that answer', async (_, { text, about }) => {
    const addresses = new Set(addressesIn(about + text).map((path) => path.split('#')[0] ?? ''));
    for (const path of addresses) {
      // The tools for agents take POST; who asks somebody else is left alone.
      if (path === '/mcp' || path === '/jaankari' || asked.has(path.split('?')[0] ?? '')) continue;
      expect([path, (await server.get(path)).status]).toEqual([path, 200]);
    }
  });

  it.each(all.map((guide) => [guide.name, guide] as const))('%s names scripts, files and folders that there are', (_, { text }) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g)) expect(scripts).toHaveProperty(name);
    for (const [, path = ''] of text.matchAll(/`((?:src|docs|deploy|test|data)\/[\w./-]+\w)`/g))
      expect(() => readFileSync(path), path).not.toThrow(/ENOENT/);
  });

  it.each(guides().map((guide) => [guide.path, guide] as const))(
    'stands at %s as a page and as markdown',
    async (path, { title, text, name }) => {
      const page = parseHTML(await (await server.get(path)).text()).document;
      expect(page.querySelector('h1')?.textContent?.trim()).toBe(title);
      expect(page.querySelector('link[type="text/markdown"]')?.getAttribute('href')).toBe(`${path}.md`);
      const markdown = await server.get(`${path}.md`);
      expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      // With the host that was asked, save where one's own machine is meant.
      expect(await markdown.text()).toContain(name === 'running' ? text : text.replaceAll(HERE, server.url));
    },
  );

  it('that curl runs answer in the way that they say', async () => {
    const call = /curl -s (\S+) -H '([^']+)' -H '([^']+)' -d '([^']+)'/.exec(all.find(({ name }) => name === 'agent')?.text ?? '');
    const [, address = '', ...rest] = call ?? [];
    const headers = Object.fromEntries(rest.slice(0, 2).map((line) => line.split(': ') as [string, string]));
    const answer = await server.json(address.replace(HERE, ''), { method: 'POST', headers, body: rest[2] ?? '' });
    expect(answer.body.result.structuredContent.city).toBe('Mumbai');
  });
});

describe('the program of the guide to alerts', () => {
  const server = defaultServer();
  const [, program = ''] = /```js\n([\s\S]+?)```/.exec(all.find(({ name }) => name === 'alerts')?.text ?? '') ?? [];
  const run = (day: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, '-', day], {
      env: { ...process.env, SITE: server.url },
    });

  it('says what was waited for and ends with 1, so that a workflow tells its owner', async () => {
    await expect(run('2026-06-07')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^2026-06-07 changed .*"before":\{"paise":11118\}/),
    });
  });

  it('ends well and says nothing on a day without it', async () => {
    expect(await run('2026-09-29')).toMatchObject({ stdout: '' });
  });
});

describe('what programs read first', () => {
  const server = defaultServer();

  it('is in the form of llmstxt.org: a title, a quotation, then lists of links of which each answers', async () => {
    const response = await server.get('/llms.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const [title, , quotation] = text.split('\n');
    expect(title).toBe('# Jaankari');
    expect(quotation).toMatch(/^> \S/);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)).toEqual(['How to ask', 'Areas', 'Guides', 'Optional']);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, path = '']) => path);
    expect(links).toHaveLength(text.split('\n').filter((line) => line.startsWith('- ')).length);
    for (const path of links) expect([path, (await server.get(path)).status]).toEqual([path, 200]);
    expect(text.length).toBeLessThan(10_000);
  });

  it.each(['/llms-full.txt', '/changelog', '/changelog.md', '/docs/versioning', '/docs/versioning.md', '/docs/guides'])(
    'stands at %s',
    async (path) => {
      expect((await server.get(path)).status).toBe(200);
    },
  );

  it('names no host in the reference where the service is not told its own: paths are right at any', async () => {
    for (const path of ['/llms.txt', '/docs.md', '/docs/fuel.md', '/docs/weather.md'])
      expect(await (await server.get(path)).text(), path).not.toContain('localhost');
    expect(await (await server.get('/docs/fuel.md')).text()).toContain(': /fuel?city=');
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    'has the reference of %s as markdown, with every parameter and example',
    async (name, area) => {
      const text = await (await server.get(`/docs/${name}.md`)).text();
      for (const { path, title } of area.endpoints) {
        expect(text).toContain(`\n## ${title}\n`);
        expect(text).toContain(`\`${path}\``);
      }
      const page = await (await server.get(`/docs/${name}`)).text();
      expect(page).toContain(`<link rel="alternate" type="text/markdown" href="/docs/${name}.md"`);
    },
  );

  it('is named by the catalogue, with every guide', async () => {
    const { body } = await server.json('/index.json');
    for (const path of [body.docs.page, body.docs.list, ...body.docs.guides]) expect((await server.get(path)).status).toBe(200);
    expect(body.docs.guides).toHaveLength(guides().length);
  });
});
