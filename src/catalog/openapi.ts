import { z } from 'zod';
import type { Area } from '../areas/area.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import { env } from '../kernel/env.ts';
import { ERROR_CODES } from '../kernel/errors.ts';
import { defaultFormat, listFormats } from '../kernel/formats.ts';
import { GEOJSON_SCHEMA } from '../kernel/geojson.ts';
import { IGNORED_HEADER } from '../kernel/http.ts';
import { manyResponse } from '../kernel/many.ts';
import { isOpen } from '../kernel/params.ts';
import { VERSION } from '../kernel/version.ts';
import { recordedAnswer } from './recorded.ts';
import { type DocumentedParam, type JsonSchema, listErrors, listParams, toJsonSchema } from './reference.ts';

const SCHEMAS = '#/components/schemas/';

const errorBody = z
  .looseObject({
    status: z.literal('error'),
    error: z.string().meta({ description: 'What was wrong, for people' }),
    code: z.enum(Object.keys(ERROR_CODES) as [string, ...string[]]),
    hint: z.string().optional().meta({ description: 'What to try' }),
    suggestions: z.array(z.string()).optional().meta({ description: 'Nearest known names' }),
    available: z
      .array(z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Accepted values' }),
  })
  .meta({ id: 'Error' });

/** `/openapi.json`: OpenAPI 3.1 of every endpoint of these areas. Throws when two areas give one name to two shapes. */
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
            // A shape that no format shows would be a part that nothing names.
            listFormats(endpoint).json ? body(endpoint) : {},
            // What fails before the endpoint is asked has the shape of all errors.
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
    // A key is accepted and never needed, save where an operator asks for one.
    security: [{}, { apiKey: [] }],
  };
}

const KINDS = 'By its parameters of one kind or another: members that are not required belong to one of them';

/** The shapes of an endpoint's body: with several values of a parameter it is another. */
const responseOf = (endpoint: Endpoint): z.ZodType =>
  endpoint.many ? z.union([endpoint.response, manyResponse(endpoint.response, errorBody, manyName(endpoint.path))]) : endpoint.response;

/** `GstValidateMany` for `/gst/validate`. */
const manyName = (path: string): string => `${pascal(path)}Many`;

const pascal = (path: string): string => operationId(path).replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Without the shapes that have become parts of others. */
function withoutUnused(schemas: Readonly<Record<string, JsonSchema>>, paths: unknown): Record<string, JsonSchema> {
  const used = JSON.stringify([paths, schemas]);
  const kept = Object.entries(schemas).filter(([name]) => used.includes(`"${SCHEMAS}${name}"`));
  return kept.length < Object.keys(schemas).length ? withoutUnused(Object.fromEntries(kept), paths) : Object.fromEntries(kept);
}

/**
 * One shape of several, which parameters choose between: what all have is required, and what some have may be absent. So a client reads `rates`
 * without telling shapes apart, and generators that know no unions make a type of it.
 */
function mergeShapes(shapes: readonly JsonSchema[], named: Named): JsonSchema {
  const members = shapes.flatMap(({ properties }) => Object.entries(properties as Record<string, JsonSchema>));
  const byName = Map.groupBy(members, ([name]) => name);
  const properties = [...byName].map(([name, all]) => {
    const types = all.map(([, type]) => type);
    return [name, mergeTypes(types, named)] as const;
  });
  const [first = [], ...others] = shapes.map(({ required }) => (required ?? []) as string[]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: first.filter((name) => others.every((one) => one.includes(name))),
    additionalProperties: false,
  };
}

/** What a member of several shapes may be: one type where they have one, with `null` where one of them has it. */
function mergeTypes(all: readonly JsonSchema[], named: Named): JsonSchema {
  const [first = {}, ...others] = distinct(all);
  if (others.length === 0) return first;
  const kinds = all.flatMap(listKinds);
  const merged = mergeKinds(distinct(kinds.filter(({ type }) => type !== 'null').map(({ description: _, ...kind }) => kind)), named);
  if (kinds.every(({ type }) => type !== 'null')) return merged;
  return { anyOf: [...((merged.anyOf as JsonSchema[]) ?? [merged]), { type: 'null' }] };
}

function mergeKinds(kinds: readonly JsonSchema[], named: Named): JsonSchema {
  const [first = {}, ...others] = kinds;
  if (others.length === 0) return first;
  const parts = kinds.map((kind) => (kind.$ref ? (named[nameIn(kind)] ?? kind) : kind));
  const words = parts.flatMap((part) => (part.const === undefined ? (part.enum ?? []) : [part.const]));
  if (parts.every((part) => part.const !== undefined || part.enum)) return { type: parts[0]?.type as string, enum: [...new Set(words)] };
  if (parts.every(({ type, properties }) => type === 'object' && properties)) return mergeShapes(parts, named);
  if (parts.every(({ type }) => type === 'array'))
    return {
      type: 'array',
      items: mergeTypes(
        parts.map(({ items }) => items as JsonSchema),
        named,
      ),
    };
  const [type, ...otherTypes] = new Set(parts.map((part) => part.type));
  return otherTypes.length === 0 && type !== 'object' ? { type: type as string } : { anyOf: kinds };
}

const distinct = (types: readonly JsonSchema[]): JsonSchema[] => [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];

/** The types that a schema takes, each as a schema. */
const listKinds = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf
    ? (schema.anyOf as JsonSchema[]).flatMap(listKinds)
    : [schema.type ?? []].flat().length > 1
      ? [schema.type ?? []].flat().map((type) => ({ ...schema, type }))
      : [schema];

function listShapes(schema: JsonSchema, named: Named): JsonSchema[] {
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).flatMap((one) => listShapes(one, named));
  return [named[nameIn(schema)] ?? schema];
}

type Named = Readonly<Record<string, JsonSchema>>;
const nameIn = ({ $ref }: JsonSchema): string => $ref?.slice(SCHEMAS.length) ?? '';

/** What generated clients call the operation at a path: `gst_hsn_code` for `/gst/hsn/{code}`. Made of the path alone, so that it stays while the path does. */
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

/** A parameter as this path takes it: what the path of one address names is a query at another. */
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
  // As a field of a form that was left empty.
  const mayBeEmpty = !isRequired && type === 'string' && { allowEmptyValue: true };
  return { ...place, ...mayBeEmpty, ...(example !== undefined && { example }), schema };
}

/** The value of a parameter in the first of the endpoint's examples that sends it, in the parameter's type. */
function findExample({ examples }: Endpoint, { name, type }: DocumentedParam): string | number | undefined {
  const sent = examples.find(({ params }) => params[name] !== undefined)?.params[name];
  return sent === undefined || type === 'string' ? sent : Number(sent);
}

/** Bytes: OpenAPI 3.1 gives them no schema. */
const BINARY = /^image\/(?!svg)/;

/** The answer in every format, the one without `format=` first: JSON by its schema, with an answer that was recorded; the others as text or bytes. */
function listContent(endpoint: Endpoint, response: JsonSchema): Record<string, { schema?: JsonSchema; example?: unknown }> {
  const example = recordedAnswer(endpoint);
  const preset = defaultFormat(endpoint);
  const formats = Object.entries(listFormats(endpoint)).sort(([a], [b]) => Number(b === preset) - Number(a === preset));
  const entries = formats.map(([name, { type }]) => {
    if (BINARY.test(type)) return [type, {}];
    if (name === 'geojson') return [type, { schema: GEOJSON_SCHEMA }];
    return [
      type.split(';')[0],
      name === 'json' ? { schema: response, ...(example !== undefined && { example }) } : { schema: { type: 'string' } },
    ];
  });
  return Object.fromEntries(entries);
}

/** Parameters that are not known beforehand: each is one of its own in the address. */
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

/** On answers of calls that are counted, refused ones too. */
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

/** One response a status that the endpoint can fail with; a call by another method than GET is 405 everywhere. */
function errorResponses<R>(endpoint: Endpoint, response: (words: string) => R): Record<string, R> {
  const byStatus = Map.groupBy(listErrors(endpoint), ({ status }) => status);
  const told = [...byStatus].map(([status, errors]): [string, R] => [String(status), response(errors.map(({ code }) => code).join(', '))]);
  return { ...Object.fromEntries(told), 405: response('method_not_allowed') };
}

const describeErrors = (endpoint: Endpoint): string =>
  ['What went wrong', ...listErrors(endpoint).map(({ code, status }) => `${status} ${code}`)].join(', ').replace(',', ':');

/** Named parts stand under components in OpenAPI, not under the schema's own $defs. */
const hoistRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${SCHEMAS}`)) as JsonSchema;
