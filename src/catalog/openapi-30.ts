import type { Area } from '../areas/area.ts';
import { buildOpenapi } from './openapi.ts';
import type { JsonSchema } from './reference.ts';

/*
 * The same document for generators limited to OpenAPI 3.0: most of those for Go, Kotlin, Swift, Java and C#.
 */

type Json = Record<string, unknown>;

/** `/openapi-3.0.json`: `/openapi.json` in terms of OpenAPI 3.0. */
export async function buildOpenapi30(areas: readonly Area[]): Promise<Json> {
  const { info, paths, components, ...rest } = await buildOpenapi(areas);
  return {
    ...rest,
    openapi: '3.0.3',
    info: { ...info, license: { name: info.license.name, url: 'https://opensource.org/license/mit' } },
    paths: mapValues(paths, (path) => mapValues(path as Json, (operation) => toOperation(operation as Json))),
    components: { ...components, schemas: mapValues(components.schemas, toSchema) },
  };
}

const mapValues = <V, T>(record: Readonly<Record<string, V>>, change: (value: V) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function toOperation({ parameters, responses, ...rest }: Json): Json {
  return {
    ...rest,
    parameters: (parameters as Json[]).map(withSchema),
    responses: mapValues(responses as Record<string, Json>, toResponse),
  };
}

function toResponse({ headers, content, ...rest }: Json): Json {
  return {
    ...rest,
    ...(headers !== undefined && { headers: mapValues(headers as Record<string, Json>, withSchema) }),
    ...(content !== undefined && { content: mapValues(content as Record<string, Json>, toContent) }),
  };
}

/** Bytes get a schema in 3.0. Recorded answers are only in the newer document: `nullable` beside a reference is read in two ways. */
const toContent = ({ example: _, ...one }: Json): Json =>
  one.schema === undefined ? { ...one, schema: { type: 'string', format: 'binary' } } : withSchema(one);

const withSchema = (one: Json): Json => ({ ...one, schema: toSchema(one.schema as JsonSchema) });

/**
 * Converts JSON Schema 2020-12 to OpenAPI 3.0: `null` becomes `nullable`, a constant a list of one, several types several schemas, a tuple a list
 * of its length.
 */
export function toSchema({ const: only, type, anyOf, propertyNames: _, prefixItems, ...rest }: JsonSchema): JsonSchema {
  if (rest.$ref !== undefined) return { $ref: rest.$ref };
  const inner: JsonSchema = {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    ...(rest.properties !== undefined && { properties: mapValues(rest.properties as Record<string, JsonSchema>, toSchema) }),
    ...(rest.items !== undefined && { items: toSchema(rest.items as JsonSchema) }),
    ...(prefixItems !== undefined && listOf(prefixItems as JsonSchema[])),
    ...(typeof rest.additionalProperties === 'object' && { additionalProperties: toSchema(rest.additionalProperties as JsonSchema) }),
  };
  const types = [type ?? []].flat();
  const named = types.filter((one) => one !== 'null');
  const isNullable = types.includes('null') || (anyOf as JsonSchema[] | undefined)?.some((one) => one.type === 'null') === true;
  const choices = [
    ...((anyOf as JsonSchema[] | undefined)?.filter((one) => one.type !== 'null') ?? []).map(toSchema),
    ...(named.length > 1 ? named.map((one): JsonSchema => ({ type: one })) : []),
  ];
  const merged = {
    ...inner,
    ...(named.length === 1 && { type: named[0] as string }),
    ...joinChoices(choices),
  };
  return isNullable ? orNull(merged) : merged;
}

/** A list of so many members, of the kinds that these have. */
function listOf(members: readonly JsonSchema[]): JsonSchema {
  const kinds = [...new Map(members.map((one) => [JSON.stringify(one), toSchema(one)])).values()];
  return { items: kinds.length === 1 ? kinds[0] : { anyOf: kinds }, minItems: members.length, maxItems: members.length };
}

/** In 3.0, siblings of a reference are ignored, so it is wrapped in a list of one. */
function joinChoices(choices: readonly JsonSchema[]): JsonSchema {
  const [first] = choices;
  if (choices.length > 1) return { anyOf: choices };
  return first?.$ref === undefined ? { ...first } : { allOf: [first] };
}

/** A schema that also accepts null, which needs a type. Named schemas are objects. */
function orNull(schema: JsonSchema): JsonSchema {
  const choices = schema.anyOf as JsonSchema[] | undefined;
  if (choices?.every(({ type }) => type !== undefined)) return { ...schema, anyOf: choices.map(orNull) };
  const withNull = Array.isArray(schema.enum) && { enum: [...new Set([...schema.enum, null])] };
  return { type: 'object', ...schema, nullable: true, ...withNull };
}
