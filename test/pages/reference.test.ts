import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { callPath, listParams } from '../../src/catalog/reference.ts';
import { ERROR_CODES } from '../../src/kernel/errors.ts';
import { defaultServer } from '../support/server.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: { default: { content: Record<string, { schema: { $ref: string } }> } };
}

describe('the reference', () => {
  const server = defaultServer();

  it.each(AREAS.map(({ name }) => name))('documents every endpoint of %s with its parameters and examples', async (name) => {
    const area = AREAS.find((one) => one.name === name);
    const html = readEntities(await (await server.get(`/docs/${name}`)).text());
    for (const endpoint of (area?.endpoints ?? []) as Endpoint[]) {
      expect(html).toContain(`GET</b> ${endpoint.path}<`);
      for (const { name, aliasOf } of listParams(endpoint))
        expect(html).toMatch(aliasOf ? new RegExp(`also as [\\w, ]*\\b${name}\\b`) : new RegExp(`<code>${name}</code>`));
      for (const example of endpoint.examples) expect(html).toContain(callPath(endpoint, example.params));
    }
  });

  it('explains every error code', async () => {
    const html = await (await server.get('/docs')).text();
    for (const code of Object.keys(ERROR_CODES)) expect(html).toContain(`<code>${code}</code>`);
  });

  it('describes every endpoint in OpenAPI, with every name that it refers to', async () => {
    const { body } = await server.json('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const paths = AREAS.flatMap(({ endpoints }) => (endpoints as Endpoint[]).flatMap(({ path, aliases = [] }) => [path, ...aliases]));
    const isOfOneFormat = (path: string) => /\.(csv|geojson|ics|ndjson|svg)$/.test(path) && body.paths[path.replace(/\.\w+$/, '')];
    expect(
      Object.keys(body.paths)
        .filter((path) => !isOfOneFormat(path))
        .sort(),
    ).toEqual([...paths].sort());
    for (const [, name = ''] of JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(body.components.schemas).toHaveProperty(name);
    expect(JSON.stringify(body)).not.toContain('#/$defs/');
  });

  it('gives every operation a name of its own, its path’s parameters and an error', async () => {
    const { body } = await server.json('/openapi.json');
    const operations = Object.entries(body.paths as Record<string, { get: Operation }>);
    expect(new Set(operations.map(([, { get }]) => get.operationId)).size).toBe(operations.length);
    for (const [path, { get }] of operations) {
      const inPath = get.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const names = /^\/(v1\/)?(fetch(\/image)?|crawl|map)(\.csv)?$/.test(path) ? ['FetchFailure', 'Error'] : ['Error'];
      const found = JSON.stringify(get.responses.default.content['application/json']?.schema).matchAll(/#\/components\/schemas\/(\w+)/g);
      expect([...found].map(([, name]) => name)).toEqual(names);
    }
  });
});

/** Markup's entities back to text, so that addresses can be looked for as they are written. */
function readEntities(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
