import { z } from 'zod';
import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import geojson from '../api/geojson-schema.json' with { type: 'json' };
import { manyResponse } from '../api/many.ts';
import type { Area } from '../areas/area.ts';
import { env } from '../kernel/env.ts';
import { ERROR_CODES } from '../kernel/errors.ts';
import { IGNORED_HEADER, WRITTEN_FOR } from '../kernel/http.ts';
import { keptWork } from '../kernel/kept-work.ts';
import { VERSION } from '../kernel/version.ts';
import { type AnswerExample, answerExamples } from './answer-examples.ts';
import { parametersOf } from './openapi-parameters.ts';
import { hoistRefs, KINDS, listShapes, mergeShapes, SCHEMAS, withOwnNames, withoutUnused } from './openapi-schemas.ts';
import { type JsonSchema, listErrors, toJsonSchema } from './reference.ts';
import { hasAddressOf } from './routes.ts';

const errorBody = z
  .looseObject({
    status: z.literal('error'),
    error: z.string().meta({ description: 'What was wrong, for people' }),
    code: z.enum(Object.keys(ERROR_CODES) as [string, ...string[]]),
    parameter: z.string().optional().meta({ description: 'Which parameter was wrong, missing or unknown' }),
    hint: z.string().optional().meta({ description: 'What to try' }),
    suggestions: z.array(z.string()).optional().meta({ description: 'Nearest known names' }),
    available: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Accepted values' }),
  })
  .meta({ id: 'Error' });

/**
 * `/openapi.json`: OpenAPI 3.1 of every endpoint of these areas. An answer has one type: JSON, and CSV and the like at addresses of their own
 * (`/fuel.csv`), so that generated clients need not tell them apart. A build makes it once for both versions of the document. Throws if two areas use one name
 * for two shapes.
 */
export const buildOpenapi = (areas: readonly Area[]): ReturnType<typeof describeCalls> =>
  keptWork(`OpenAPI of ${areas.map(({ name }) => name).join(', ')}`, () => describeCalls(areas));

async function describeCalls(areas: readonly Area[]) {
  const schemas: Record<string, JsonSchema> = {};
  const components = (response: z.ZodType): JsonSchema => {
    const { schema, named } = toJsonSchema(response);
    for (const [name, shape] of Object.entries(named)) {
      const hoisted = hoistRefs(shape);
      const before = schemas[name];
      if (before && JSON.stringify(before) !== JSON.stringify(hoisted)) throw new Error(`Two different response shapes are called ${name}`);
      schemas[name] = hoisted;
    }
    return hoistRefs(schema);
  };
  const body = (endpoint: Endpoint): JsonSchema => {
    const schema = components(responseOf(endpoint));
    const shapes = listShapes(schema, schemas);
    if (shapes.length < 2) return schema;
    const name = `${pascal(endpoint.path)}Answer`;
    schemas[name] = { ...mergeShapes(shapes, schemas), description: KINDS };
    return { $ref: `${SCHEMAS}${name}` };
  };
  const error = components(errorBody);
  const examples = await answerExamples(areas);
  const paths: Record<string, { get: object }> = {};
  for (const area of areas)
    for (const endpoint of area.endpoints as readonly Endpoint[]) {
      // Without a JSON format, the shape would be an unreferenced schema.
      const response = compile(endpoint).formats.json ? body(endpoint) : {};
      // Failures before the endpoint runs have the common error shape.
      const fault = endpoint.errorShape ? { anyOf: [components(endpoint.errorShape), error] } : error;
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        const example = examples.get(endpoint.path);
        paths[path] = { get: operation(area, endpoint, path, listContent(endpoint, response, example?.body), fault) };
        for (const [format, content] of await listOthers(endpoint, example))
          paths[`${path}.${format}`] = { get: operation(area, endpoint, path, content, fault, format) };
      }
    }
  return withOwnNames({
    openapi: '3.1.0',
    info: {
      title: 'Jaankari, Unified Data Service for India',
      version: VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Jaankari', url: env.PROJECT_URL },
    },
    servers: [{ url: env.SITE_URL ?? WRITTEN_FOR }],
    tags: areas.map(({ name, summary }) => ({ name, description: summary.en })),
    paths,
    components: {
      schemas: withoutUnused(schemas, paths),
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
    // A key is optional unless an operator requires one.
    security: [{}, { apiKey: [] }],
  });
}

/** The schema of an endpoint's body, or of both bodies if it accepts several values. */
const responseOf = (endpoint: Endpoint): z.ZodType =>
  endpoint.many ? z.union([endpoint.response, manyResponse(endpoint.response, errorBody, manyName(endpoint.path))]) : endpoint.response;

/** `GstValidateMany` for `/gst/validate`. */
const manyName = (path: string): string => `${pascal(path)}Many`;

const pascal = (path: string): string => operationId(path).replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The operation's name in generated clients: `gst_hsn_code` for `/gst/hsn/{code}`. Derived from the path alone, so it is as stable as the
 * path.
 */
export const operationId = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/[^\w]+/g, '_')
    .replace(/_$/, '');

function operation(area: Area, endpoint: Endpoint, path: string, content: object, error: JsonSchema, format?: string) {
  const json = (schema: JsonSchema, description: string) => ({ description, content: { 'application/json': { schema } } });
  const about = format === undefined ? endpoint.summary : `${endpoint.summary} As ${format}: ${compile(endpoint).formats[format]?.about}.`;
  return {
    operationId: format === undefined ? operationId(path) : `${operationId(path)}_${format}`,
    tags: [area.name],
    summary: format === undefined ? endpoint.title : `${endpoint.title}, as ${format}`,
    ...(endpoint.deprecated && { deprecated: true }),
    description: about,
    parameters: parametersOf(endpoint, path, format),
    responses: {
      200: {
        description: 'The answer',
        headers: endpoint.queriesUpstream ? { ...HEADERS, ...LIMIT_HEADERS } : HEADERS,
        content,
      },
      ...errorResponses(endpoint, (words) => json(error, words)),
      default: json(error, describeErrors(endpoint)),
    },
  };
}

/** Binary types: OpenAPI 3.1 gives them no schema. */
const BINARY = /^image\/(?!svg)/;

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;

/** The answer: JSON with its schema and an example; of pictures all their types, the default first. */
function listContent(endpoint: Endpoint, response: JsonSchema, example: unknown): Content {
  const preset = defaultFormat(endpoint);
  const json = { schema: response, ...(example !== undefined && { example }) };
  if (preset === 'json') return { 'application/json': json };
  const formats = Object.entries(compile(endpoint).formats).sort(([a], [b]) => Number(b === preset) - Number(a === preset));
  const entries = formats.map(([name, { type }]) => {
    if (BINARY.test(type)) return [type, {}];
    return [type.split(';')[0], name === 'json' ? json : { schema: { type: 'string' } }];
  });
  return Object.fromEntries(entries);
}

/** The formats that have addresses of their own, each with its content. */
async function listOthers(endpoint: Endpoint, example: AnswerExample | undefined): Promise<[format: string, Content][]> {
  const others = Object.entries(compile(endpoint).formats).filter(([name]) => hasAddressOf(endpoint, name));
  return Promise.all(
    others.map(async ([name, { type }]): Promise<[string, Content]> => {
      if (name === 'geojson') return [name, { [type]: { schema: geojson } }];
      const text = await example?.text(name);
      return [name, { [type.split(';')[0] ?? type]: { schema: { type: 'string' }, ...(text !== undefined && { example: text }) } }];
    }),
  );
}

const HEADERS = {
  [IGNORED_HEADER]: {
    description: 'Names of the parameters that were sent and that are not known here; absent where there are none',
    schema: { type: 'string' },
  },
} as const;

/** On responses to calls that count against the limit, refused ones included. */
const LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'Calls (q) that one caller may make in so many seconds (w) to endpoints that ask an upstream',
    schema: { type: 'string', example: '"calls";q=60;w=60' },
  },
  RateLimit: {
    description: 'Calls left (r), and seconds until they begin anew (t)',
    schema: { type: 'string', example: '"calls";r=59;t=60' },
  },
} as const;

/** One response per status the endpoint can fail with. Any method but GET is 405 everywhere. */
function errorResponses<R>(endpoint: Endpoint, response: (words: string) => R): Record<string, R> {
  const byStatus = Map.groupBy(listErrors(endpoint), ({ status }) => status);
  const responses = [...byStatus].map(([status, errors]): [string, R] => [
    String(status),
    response(errors.map(({ code }) => code).join(', ')),
  ]);
  return { ...Object.fromEntries(responses), 405: response('method_not_allowed') };
}

const describeErrors = (endpoint: Endpoint): string =>
  ['What went wrong', ...listErrors(endpoint).map(({ code, status }) => `${status} ${code}`)].join(', ').replace(',', ':');
