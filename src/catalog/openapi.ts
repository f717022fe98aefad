import { z } from 'zod';
import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { defaultFormat } from '../api/formats.ts';
import geojson from '../api/geojson-schema.json' with { type: 'json' };
import { manyResponse } from '../api/many.ts';
import { isOpen } from '../api/query.ts';
import type { Area } from '../areas/area.ts';
import { env } from '../kernel/env.ts';
import { ERROR_CODES } from '../kernel/errors.ts';
import { IGNORED_HEADER } from '../kernel/http.ts';
import { VERSION } from '../kernel/version.ts';
import { hoistRefs, KINDS, listShapes, mergeShapes, SCHEMAS, withoutUnused } from './openapi-schemas.ts';
import { recordedAnswer } from './recorded-answers.ts';
import { type DocumentedParam, type JsonSchema, listErrors, listParams, toJsonSchema } from './reference.ts';

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

/** `/openapi.json`: OpenAPI 3.1 of every endpoint of these areas. Throws if two areas use one name for two shapes. */
export function buildOpenapi(areas: readonly Area[]) {
  const schemas: Record<string, JsonSchema> = {};
  const components = (response: z.ZodType): JsonSchema => {
    const { schema, named } = toJsonSchema(response);
    for (const [name, shape] of Object.entries(named)) {
      const hoisted = hoistRefs(shape);
      const known = schemas[name];
      if (known && JSON.stringify(known) !== JSON.stringify(hoisted)) throw new Error(`Two different response shapes are called ${name}`);
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
  const paths = areas.flatMap((area) =>
    area.endpoints.flatMap((endpoint: Endpoint) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path): [string, unknown] => [
        path,
        {
          get: operation(
            area,
            endpoint,
            path,
            // Without a JSON format, the shape would be an unreferenced schema.
            compile(endpoint).formats.json ? body(endpoint) : {},
            // Failures before the endpoint runs have the common error shape.
            endpoint.errorShape ? { anyOf: [components(endpoint.errorShape), error] } : error,
          ),
        },
      ]),
    ),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Jaankari, Unified Data Service for India', version: VERSION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: env.SITE_URL ?? '/' }],
    tags: areas.map(({ name, summary }) => ({ name, description: summary.en })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: withoutUnused(schemas, paths),
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    },
    // A key is optional unless an operator requires one.
    security: [{}, { apiKey: [] }],
  };
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

function operation(area: Area, endpoint: Endpoint, path: string, response: JsonSchema, error: JsonSchema) {
  const json = (schema: JsonSchema, description: string) => ({ description, content: { 'application/json': { schema } } });
  return {
    operationId: operationId(path),
    tags: [area.name],
    summary: endpoint.title,
    ...(endpoint.deprecated && { deprecated: true }),
    description: endpoint.summary,
    parameters: listParams(endpoint)
      .filter(({ inPath, name, acceptedElsewhere }) => !acceptedElsewhere && (!inPath || path.includes(`{${name}}`)))
      .map((param): object => parameter(param, path.includes(`{${param.name}}`), findExample(endpoint, param)))
      .concat(isOpen(endpoint.query) ? [FILTERS] : []),
    responses: {
      200: {
        description: 'The answer',
        headers: endpoint.queriesUpstream ? { ...HEADERS, ...LIMIT_HEADERS } : HEADERS,
        content: listContent(endpoint, response),
      },
      ...errorResponses(endpoint, (words) => json(error, words)),
      default: json(error, describeErrors(endpoint)),
    },
  };
}

/** A parameter in this path: what one address has in its path is a query parameter of another. */
function parameter(
  { name, about, type, required, default: preset, minimum, maximum, maxLength, pattern, format, choices, otherNames }: DocumentedParam,
  inPath: boolean,
  example: string | number | undefined,
) {
  const schema = {
    type,
    ...(choices && { enum: choices }),
    ...(preset !== undefined && { default: preset }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
  };
  const others = otherNames.length > 0 ? `. Also taken as ${otherNames.join(', ')}` : '';
  const isRequired = inPath || required === true;
  const place = { name, in: inPath ? 'path' : 'query', required: isRequired, description: `${about}${others}` };
  // Like an empty form field.
  const mayBeEmpty = !isRequired && type === 'string' && { allowEmptyValue: true };
  return { ...place, ...mayBeEmpty, ...(example !== undefined && { example }), schema };
}

/** A parameter's value in the first example that sends it, in the parameter's type. */
function findExample({ examples }: Endpoint, { name, type }: DocumentedParam): string | number | undefined {
  const sent = examples.find(({ params }) => params[name] !== undefined)?.params[name];
  return sent === undefined || type === 'string' ? sent : Number(sent);
}

/** Binary types: OpenAPI 3.1 gives them no schema. */
const BINARY = /^image\/(?!svg)/;

/** The answer in every format, the default first: JSON with its schema and a recorded answer, the others as text or bytes. */
function listContent(endpoint: Endpoint, response: JsonSchema): Record<string, { schema?: JsonSchema; example?: unknown }> {
  const example = recordedAnswer(endpoint);
  const preset = defaultFormat(endpoint);
  const formats = Object.entries(compile(endpoint).formats).sort(([a], [b]) => Number(b === preset) - Number(a === preset));
  const entries = formats.map(([name, { type }]) => {
    if (BINARY.test(type)) return [type, {}];
    if (name === 'geojson') return [type, { schema: geojson }];
    return [
      type.split(';')[0],
      name === 'json' ? { schema: response, ...(example !== undefined && { example }) } : { schema: { type: 'string' } },
    ];
  });
  return Object.fromEntries(entries);
}

/** Parameters not known in advance: each is a parameter of its own in the URL. */
const FILTERS = {
  name: 'filters',
  in: 'query',
  required: false,
  description:
    'Columns with the values that they have to have; with __lt, __gte, __contains and the like behind the name another comparison',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};

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
  const told = [...byStatus].map(([status, errors]): [string, R] => [String(status), response(errors.map(({ code }) => code).join(', '))]);
  return { ...Object.fromEntries(told), 405: response('method_not_allowed') };
}

const describeErrors = (endpoint: Endpoint): string =>
  ['What went wrong', ...listErrors(endpoint).map(({ code, status }) => `${status} ${code}`)].join(', ').replace(',', ':');
