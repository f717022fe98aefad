import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress } from '../../scripts/tools/probe.ts';
import { compile } from '../../src/api/compile.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { recordedAnswer } from '../../src/catalog/recorded-answers.ts';
import { exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { hasChecks, loadCheck } from '../support/checks.ts';
import { defaultServer } from '../support/server.ts';

/** What is used of @redocly/openapi-core, which `.ci/checks` installs. */
interface Redocly {
  createConfig(config: { extends: string[] }): Promise<object>;
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
    .map((example) => [exampleAddress(endpoint, example.params), endpoint] as const),
);
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
    const config = await createConfig({ extends: ['recommended-strict'] });
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
      for (const name of endpoint.examples.flatMap(({ params }) => Object.keys(params)))
        expect(parameters.find((one: { name: string }) => one.name === name)?.example, `${endpoint.path} ${name}`).toBeDefined();
    }
  });
});

describe('an answer of the built server is what the document says', () => {
  it.each(EXAMPLES)('%s', async (address, { path }) => {
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
