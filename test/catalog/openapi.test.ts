import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import { compile } from '../../src/api/compile.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { recordedAnswer } from '../../src/catalog/recorded-answers.ts';
import { exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { hasAddressOf } from '../../src/catalog/routes.ts';
import { hasChecks, loadCheck } from '../support/checks.ts';
import { defaultServer } from '../support/server.ts';

/** What is used of @redocly/openapi-core, which `.ci/checks` installs. */
interface Redocly {
  createConfig(config: { extends: string[]; rules: Record<string, string> }): Promise<object>;
  lintFromString(options: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
}
const { createConfig, lintFromString } = loadCheck<Redocly>('@redocly/openapi-core');

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]).filter((endpoint) => compile(endpoint).formats.json);
/** Every example that no upstream is asked for. */
const EXAMPLES = ENDPOINTS.flatMap((endpoint) =>
  endpoint.examples
    .filter((example) => !exampleQueriesUpstream(endpoint, example))
    .map(({ params: { format = '', ...params } }) => {
      const path = hasAddressOf(endpoint, format) ? `${endpoint.path}.${format}` : endpoint.path;
      const sent = path === endpoint.path && format !== '' ? { ...params, format } : params;
      return [exampleAddress({ ...endpoint, path }, sent), path] as const;
    }),
);
/** What begins a text of each of these formats. */
const BEGINS: Readonly<Record<string, RegExp>> = {
  csv: /^\w/,
  geojson: /^\{"type":"FeatureCollection"/,
  ics: /^BEGIN:VCALENDAR/,
  ndjson: /^\{/,
  svg: /^<svg/,
};
const RECORDED = ENDPOINTS.flatMap((endpoint) => {
  const answer = recordedAnswer(endpoint);
  return answer === undefined ? [] : [[endpoint.path, answer] as const];
});

const server = defaultServer();
// biome-ignore lint/suspicious/noExplicitAny: the test looks into every part of it
let document: Record<string, any>;
let ajv: Ajv2020;
beforeAll(async () => {
  document = (await server.json('/openapi.json')).body;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
});

/** What is wrong with a body by the schema that the document gives for this operation and status. */
function faultsOf(path: string, status: number | string, body: unknown): string {
  const pointer = ['paths', path, 'get', 'responses', String(status), 'content', 'application/json', 'schema'];
  const validate = ajv.getSchema(
    `openapi#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
  );
  if (!validate) return `the document has no schema for ${path} ${status}`;
  return validate(body) ? '' : ajv.errorsText(validate.errors);
}

describe('the OpenAPI document', () => {
  const lint = async (source: unknown) => {
    // Of a server that was told no address, the one that it was asked at.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-server-example.com': 'off' } });
    const problems = await lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config });
    return problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer ?? ''})`);
  };

  it.skipIf(!hasChecks)('is linted by redocly without a warning', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it.skipIf(!hasChecks)('is there for OpenAPI 3.0 too, linted, with every call and without words of 3.1', async () => {
    const older = (await server.json('/openapi-3.0.json')).body;
    expect(await lint(older)).toEqual([]);
    expect(Object.keys(older.paths)).toEqual(Object.keys(document.paths));
    expect(JSON.stringify(older)).not.toMatch(/"type":\[|"type":"null"|"const":|"propertyNames":/);
  });

  it('says of every text how long it may be, or its form', () => {
    const schemaOf = (path: string, wanted: string) =>
      document.paths[path].get.parameters.find(({ name }: { name: string }) => name === wanted).schema;
    expect(schemaOf('/fuel', 'city').maxLength).toBe(200);
    expect(schemaOf('/gst/validate', 'number').maxLength).toBe(8_192);
    expect(schemaOf('/fuel', 'as_of').format).toBe('date');
    expect(schemaOf('/train/live', 'number').pattern).toBe('^[0-9]{5}$');
    const bounds = ['enum', 'maxLength', 'pattern', 'format'];
    for (const [path, { get }] of Object.entries<Record<string, { parameters: { name: string; schema: object; example?: string }[] }>>(
      document.paths,
    ))
      for (const { name, schema, example } of get?.parameters ?? []) {
        const { type, pattern } = schema as { type: string; pattern?: string };
        if (type === 'string')
          expect(
            bounds.some((bound) => bound in schema),
            `${path} ${name}`,
          ).toBe(true);
        if (pattern !== undefined && example !== undefined) expect(example, `${path} ${name}`).toMatch(new RegExp(pattern));
      }
  });

  it('has one shape a path: what some of its kinds have may be absent, and no shape is left over', () => {
    const { schemas } = document.components;
    const shapeOf = (path: string) => {
      const { schema } = document.paths[path].get.responses[200].content['application/json'];
      return schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
    };
    expect(Object.keys(shapeOf('/forex').properties)).toEqual(expect.arrayContaining(['rates', 'data', 'failed']));
    expect(shapeOf('/forex').required).toEqual(['status']);
    expect(shapeOf('/pincode').properties.api).toEqual({
      type: 'string',
      enum: ['pincode', 'pincode/search', 'pincode/nearest', 'pincode/prefix'],
    });
    for (const { path } of ENDPOINTS) expect(shapeOf(path).anyOf, path).toBeUndefined();
    expect(Object.keys(schemas)).not.toContain('ForexMany');
  });

  it('gives an answer one type, and CSV and the like addresses of their own', () => {
    for (const endpoint of ENDPOINTS.filter(({ defaultFormat = 'json' }) => defaultFormat === 'json')) {
      const { parameters, responses } = document.paths[endpoint.path].get;
      expect(Object.keys(responses[200].content), endpoint.path).toEqual(['application/json']);
      const names = parameters.map(({ name }: { name: string }) => name);
      if (!endpoint.query.shape.format) expect(names, endpoint.path).not.toContain('format');
      for (const format of Object.keys(compile(endpoint).formats).filter((name) => hasAddressOf(endpoint, name)))
        expect(Object.keys(document.paths[`${endpoint.path}.${format}`].get.responses[200].content)).toHaveLength(1);
    }
    expect(Object.keys(document.paths['/fuel/history.csv'].get.responses[200].content)).toEqual(['text/csv']);
  });

  it('describes every operation, and calls none as another', () => {
    const operations = Object.values<{ get: { operationId: string; summary: string; description: string } }>(document.paths).map(
      ({ get }) => get,
    );
    for (const { operationId, summary, description } of operations)
      expect(`${summary} ${description}`, operationId).toMatch(/^\S.{10,} \S.{10,}/s);
    const names = operations.map(({ operationId }) => operationId.replaceAll('_', '').toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('calls no schema as another, or as an operation, whose name begins those of its parameters', () => {
    const names = Object.keys(document.components.schemas).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const operations = Object.values<{ get: { operationId: string } }>(document.paths).map(({ get }) =>
      get.operationId.replaceAll('_', ''),
    );
    expect(new Set(names).intersection(new Set(operations))).toEqual(new Set());
    expect(names).toContain('fuelhistoryanswer');
  });

  it('shows an answer of every endpoint, and names whom to ask and where', () => {
    for (const [path, { get }] of Object.entries<{
      get: { responses: Record<string, { content: Record<string, { example?: unknown }> }> };
    }>(document.paths)) {
      const json = get.responses[200]?.content['application/json'];
      // Pictures, and what is on record only after the first crawl.
      if (json && !/^(\/v1)?\/fetch\/image$|^\/screenshot$|^\/aqi\/history$/.test(path)) expect(json.example, path).toBeDefined();
    }
    expect(document.info.contact).toEqual({ name: 'Jaankari', url: expect.stringMatching(/^https:/) });
    expect(document.servers).toEqual([{ url: server.url }]);
  });

  it('has no constant that generators cannot name, and no parameter of one allowed value', () => {
    const constants = [...JSON.stringify(document).matchAll(/"const":("[^"]*"|[^,}]+)/g)].map(([, value]) => value);
    expect(constants.filter((value) => !/^"[^"]*[a-z0-9][^"]*"$/i.test(value ?? ''))).toEqual([]);
    for (const [path, { get }] of Object.entries<{
      get: { parameters: { name: string; schema: { enum?: unknown[]; default?: unknown } }[] };
    }>(document.paths))
      for (const { name, schema } of get.parameters) {
        expect(schema.enum?.length ?? 2, `${path} ${name}`).toBeGreaterThan(1);
        // Clients would send it, beside what it contradicts.
        expect(schema.default, `${path} ${name}`).toBeUndefined();
      }
    expect(JSON.stringify(document)).not.toContain('"items":false');
  });

  it('offers no parameter that is always refused', () => {
    const names = (path: string) => document.paths[path].get.parameters.map(({ name }: { name: string }) => name);
    expect(names('/forex')).not.toContain('days');
    expect(names('/crypto/history')).not.toContain('live');
    expect(names('/forex/history')).toContain('days');
  });

  it.skipIf(!hasChecks)('is linted with its examples: one of another shape is found', async () => {
    const broken = structuredClone(document);
    broken.paths['/gst/pan'].get.responses[200].content['application/json'].example.count = 'many';
    expect(await lint(broken)).toEqual([expect.stringMatching(/^no-invalid-media-type-examples.*example\/count/)]);
  });

  it('says of every parameter whether it has to be sent', () => {
    for (const endpoint of ENDPOINTS) {
      const { parameters } = document.paths[endpoint.path].get;
      const needed = Object.entries(endpoint.query.shape).filter(([, one]) => !one.safeParse(undefined).success);
      expect(
        parameters.flatMap((one: { name: string; required: boolean }) => (one.required ? [one.name] : [])).toSorted(),
        endpoint.path,
      ).toEqual(needed.map(([name]) => name).toSorted());
    }
  });

  it('gives every parameter that an example sends a value to try', () => {
    for (const endpoint of ENDPOINTS) {
      const { parameters } = document.paths[endpoint.path].get;
      // What is not known beforehand, such as columns, is told as one parameter that is an object.
      if (parameters.some((one: { name: string }) => one.name === 'filters')) continue;
      // What is not JSON has an address of its own.
      for (const name of endpoint.examples.flatMap(({ params }) => Object.keys(params)))
        if (name !== 'format' || endpoint.query.shape.format)
          expect(parameters.find((one: { name: string }) => one.name === name)?.example, `${endpoint.path} ${name}`).toBeDefined();
    }
  });
});

describe('an address with a format at its end', () => {
  const others = ENDPOINTS.flatMap((endpoint) => {
    const params = endpoint.examples.find((one) => one.params.format === undefined && !exampleQueriesUpstream(endpoint, one))?.params;
    const formats = Object.keys(compile(endpoint).formats).filter((format) => hasAddressOf(endpoint, format));
    return params ? formats.map((format) => [endpoint, format, params] as const) : [];
  }).filter(
    ([{ path }, format]) => path !== '/aqi/history' && path !== '/search' && !(path.startsWith('/tables/') && format === 'geojson'),
  );

  it.each(others.map(([{ path }, format], at) => [`${path}.${format}`, at] as const))(
    '%s is the answer in that format',
    async (path, at) => {
      const [endpoint, format, params] = others[at] as (typeof others)[number];
      const { search } = new URL(exampleAddress(endpoint, params), server.url);
      const at200 = await server.get(exampleAddress({ ...endpoint, path }, params));
      const text = await at200.text();
      expect([at200.status, at200.headers.get('content-type')?.split(';')[0]]).toEqual([
        200,
        Object.keys(document.paths[path].get.responses[200].content)[0],
      ]);
      expect(text).toMatch(BEGINS[format] as RegExp);
      const asked = `${exampleAddress(endpoint, params)}${search === '' ? '?' : '&'}format=${format}`;
      // A file of its own without parameters may be the whole table.
      if (search !== '') expect(text).toBe(await (await server.get(asked)).text());
    },
  );

  it('takes a format besides, where it is the same, and no parameter of another call', async () => {
    expect((await server.get('/fuel/history.csv?city=mumbai&days=3&town=x')).status).toBe(400);
    expect((await server.get('/fuel/history.csv')).status).toBe(400);
    expect((await server.get('/fuel/status.csv')).status).toBe(404);
  });
});

describe('an answer of the built server is what the document says', () => {
  it.each(EXAMPLES)('%s', async (address, path) => {
    const answer = await server.get(address);
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    expect([answer.status, Object.keys(document.paths[path].get.responses[200].content)]).toEqual([200, expect.arrayContaining([type])]);
    const text = await answer.text();
    if (type === 'application/json') expect(faultsOf(path, 200, JSON.parse(text))).toBe('');
  });

  it.each(RECORDED)('recorded for the reference: %s', (path, answer) => {
    expect(faultsOf(path, 200, answer)).toBe('');
  });

  it('and an answer of another shape is not', async () => {
    const { body } = await server.json('/fuel?city=kolkata');
    expect(faultsOf('/fuel', 200, { ...body, price: 'dear' })).not.toBe('');
    expect(faultsOf('/fuel', 400, body)).not.toBe('');
  });
});
