import { z } from 'zod';
import { queriesUpstream } from '../api/call-body.ts';
import { compile } from '../api/compile.ts';
import type { Endpoint, Example } from '../api/endpoint.ts';
import { MAX_MANY } from '../api/many.ts';
import { type ParamMeta, paramMeta } from '../api/params.ts';
import { ERROR_CODES, type ErrorCode } from '../kernel/errors.ts';
import { MAX_ADDRESS_LENGTH } from '../kernel/http.ts';
import { addressOfCall } from './call-address.ts';

export interface DocumentedParam extends ParamMeta {
  name: string;
  /** Whether it is in the path. */
  inPath: boolean;
  /** Other accepted names: those of other services, and parameters that are mere aliases. */
  otherNames: readonly string[];
}

/** Whether this endpoint asks an upstream for any parameters. */
export const mayQueryUpstream = ({ queriesUpstream }: Endpoint): boolean => queriesUpstream !== undefined;

/** Whether this example, with parameters as a caller would send them, asks an upstream. */
export const exampleQueriesUpstream = (endpoint: Endpoint, { params }: Example): boolean =>
  queriesUpstream(endpoint, compile(endpoint).query.parse(new URLSearchParams(params)));

/** An endpoint's parameters, path parameters first. */
export function listParams(endpoint: Endpoint): DocumentedParam[] {
  const { schema, names } = compile(endpoint).query;
  const declared = Object.entries(schema.shape).map(([name, schema]) => {
    const meta = paramMeta(schema);
    const many = { about: `${meta.about}; or up to ${MAX_MANY} by commas`, maxLength: MAX_ADDRESS_LENGTH, format: undefined };
    return { ...meta, name, ...(name === endpoint.many && many) };
  });
  const all = declared.map((one) => ({
    ...one,
    inPath: endpoint.path.includes(`{${one.name}}`),
    otherNames: [
      ...(names.get(one.name) ?? []).slice(1),
      ...declared.filter(({ aliasOf }) => aliasOf === one.name).map(({ name }) => name),
    ],
  }));
  return all.sort((a, b) => Number(b.inPath) - Number(a.inPath));
}

/** A call's path and query for these parameters. */
export const callPath = (endpoint: Endpoint, params: Readonly<Record<string, string>>): string => addressOfCall(endpoint.path, params);

/** The codes an endpoint can fail with, by status. */
export function listErrors(endpoint: Endpoint): { code: ErrorCode; status: number }[] {
  const params = listParams(endpoint);
  const codes = new Set<ErrorCode>(endpoint.errors);
  // Without a path parameter, the path is a different one.
  if (params.some(({ required, inPath }) => required && !inPath)) codes.add('missing_parameter');
  if (params.length > 0) codes.add('invalid_parameter');
  if (mayQueryUpstream(endpoint)) for (const code of CODES_OF_ASKING) codes.add(code);
  return ALL_CODES.filter((code) => codes.has(code)).map((code) => ({ code, status: ERROR_CODES[code] }));
}

const ALL_CODES = Object.keys(ERROR_CODES) as ErrorCode[];
/** Errors of a counted call before the upstream is asked. The endpoint declares those of the upstream itself. */
const CODES_OF_ASKING: readonly ErrorCode[] = ['unauthorized', 'rate_limited'];

export type JsonSchema = {
  [member: string]: unknown;
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
};

/** A response as JSON Schema, with its named schemas separate. */
export function toJsonSchema(response: z.ZodType): { schema: JsonSchema; named: Record<string, JsonSchema> } {
  const {
    $schema: _dialect,
    $defs,
    ...schema
  } = z.toJSONSchema(response, { unrepresentable: 'any', override: ({ jsonSchema }) => plain(jsonSchema) });
  return { schema: schema as JsonSchema, named: ($defs ?? {}) as Record<string, JsonSchema> };
}

/** Drops what zod adds and no reader needs: patterns of named formats, bounds of safe integers. Integers get that type. */
function plain(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.type === 'number' && Number.isInteger(schema.const)) schema.type = 'integer';
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

export interface Field {
  /** Path of the member: `data[].petrol.price`. */
  path: string;
  type: string;
  about: string;
  optional: boolean;
}

const MAX_DEPTH = 6;

/** Every member of a response, one per line; the shapes of an endpoint follow each other, by name. */
export function listFields(response: z.ZodType): { shape: string; fields: Field[] }[] {
  const { schema, named } = toJsonSchema(response);
  const resolve = (one: JsonSchema): JsonSchema => (one.$ref ? { ...named[refName(one)], ...one } : one);
  const variants = (schema.anyOf ?? schema.oneOf ?? [schema]) as JsonSchema[];
  return variants.map((variant) => ({
    shape: variant.$ref ? refName(variant) : '',
    fields: listMembers(resolve(variant), '', resolve, 0),
  }));
}

const refName = (schema: JsonSchema) => schema.$ref?.split('/').at(-1) ?? '';

function listMembers(schema: JsonSchema, at: string, resolve: (one: JsonSchema) => JsonSchema, depth: number): Field[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, member]) => {
    const path = at ? `${at}.${name}` : name;
    const { inner, nullable } = unwrap(resolve(member), resolve);
    const list = inner.type === 'array';
    const item = list ? unwrap(resolve((inner.items ?? {}) as JsonSchema), resolve).inner : inner;
    const field = {
      path,
      type: `${describeType(inner, item)}${nullable ? ' or null' : ''}`,
      about: member.description ?? inner.description ?? '',
      optional: !required.includes(name),
    };
    return depth < MAX_DEPTH ? [field, ...listMembers(item, list ? `${path}[]` : path, resolve, depth + 1)] : [field];
  });
}

/** The shape in `shape or null`. */
function unwrap(schema: JsonSchema, resolve: (one: JsonSchema) => JsonSchema): { inner: JsonSchema; nullable: boolean } {
  const options = schema.anyOf as JsonSchema[] | undefined;
  const rest = options?.filter((one) => one.type !== 'null');
  if (!options || !rest || rest.length !== 1 || !rest[0]) return { inner: schema, nullable: false };
  return { inner: resolve(rest[0]), nullable: rest.length < options.length };
}

function describeType(schema: JsonSchema, item: JsonSchema): string {
  if (schema.type === 'array') {
    const inner = (item.items as JsonSchema | undefined) ?? item;
    return `list of ${item.properties ? 'objects' : item.type === 'array' ? `lists of ${describeType(inner, inner)}s` : `${describeType(item, item)}s`}`;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).map((one) => one.type ?? 'object').join(' or ');
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format ? `${type} (${schema.format})` : type;
}
