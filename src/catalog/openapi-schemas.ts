import type { JsonSchema } from './reference.ts';

export const SCHEMAS = '#/components/schemas/';

export const KINDS = 'By its parameters of one kind or another: members that are not required belong to one of them';

/** Drops schemas that have been merged into others. */
export function withoutUnused(schemas: Readonly<Record<string, JsonSchema>>, paths: unknown): Record<string, JsonSchema> {
  const used = JSON.stringify([paths, schemas]);
  const kept = Object.entries(schemas).filter(([name]) => used.includes(`"${SCHEMAS}${name}"`));
  return kept.length < Object.keys(schemas).length ? withoutUnused(Object.fromEntries(kept), paths) : Object.fromEntries(kept);
}

/**
 * Merges the shapes that parameters choose between into one: members of all are required, the others optional. Clients can then read
 * `rates` without telling shapes apart, and generators without unions can make a type of it.
 */
export function mergeShapes(shapes: readonly JsonSchema[], named: Named): JsonSchema {
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

/** The type of a member across shapes: a single type if they agree, with `null` if one allows it. */
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

/** The types a schema accepts, each as a schema. */
const listKinds = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf
    ? (schema.anyOf as JsonSchema[]).flatMap(listKinds)
    : [schema.type ?? []].flat().length > 1
      ? [schema.type ?? []].flat().map((type) => ({ ...schema, type }))
      : [schema];

export function listShapes(schema: JsonSchema, named: Named): JsonSchema[] {
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).flatMap((one) => listShapes(one, named));
  return [named[nameIn(schema)] ?? schema];
}

type Named = Readonly<Record<string, JsonSchema>>;
const nameIn = ({ $ref }: JsonSchema): string => $ref?.slice(SCHEMAS.length) ?? '';

interface Document {
  paths: Readonly<Record<string, { get: object }>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; [other: string]: unknown };
}

/**
 * The same document with other names for schemas that are called as an operation is: generators call the types of an operation's parameters by its
 * name, so that two `FuelHistoryFuel` would arise.
 */
export function withOwnNames<T extends Document>(document: T): T {
  const operations = Object.values(document.paths).map(({ get }) => (get as { operationId: string }).operationId);
  const taken = new Set(operations.map((name) => name.replaceAll('_', '').toLowerCase()));
  const names = Object.keys(document.components.schemas);
  const renamed = names.filter((name) => taken.has(name.toLowerCase())).map((name): [string, string] => [name, freeName(name, names)]);
  const references = JSON.stringify(document);
  const text = renamed.reduce((all, [from, to]) => all.replaceAll(`"${SCHEMAS}${from}"`, `"${SCHEMAS}${to}"`), references);
  const { components, ...rest } = JSON.parse(text) as T;
  const to = new Map(renamed);
  const schemas = Object.fromEntries(Object.entries(components.schemas).map(([name, schema]) => [to.get(name) ?? name, schema]));
  return { ...rest, components: { ...components, schemas } } as T;
}

const freeName = (name: string, names: readonly string[]): string =>
  [`${name}Answer`, `${name}Body`, `${name}Record`].find((one) => !names.includes(one)) ?? `${name}Shape`;

/** Words that a generator can make a name of. */
const NAMEABLE = /[a-z0-9]/i;

/**
 * A constant that generators cannot make a type of, as its type: one without a letter (`°`) has no name, and of a number or of true they make a list of
 * one text, which no answer fits. Others as they are.
 */
function withoutOddConstant(schema: JsonSchema): JsonSchema {
  const { const: only, description, ...rest } = schema;
  if (only === undefined || (typeof only === 'string' && NAMEABLE.test(only))) return schema;
  const always = `Always ${String(only)}`;
  const bounds = typeof only === 'number' && { minimum: only, maximum: only };
  return { type: typeof only, ...rest, ...bounds, description: description ? `${description}. ${always}` : always };
}

/** `items: false` of a tuple, which generators take for no schema. */
const withoutFalse = ({ items, ...schema }: JsonSchema): JsonSchema =>
  items === undefined || items === false ? schema : { ...schema, items };

/**
 * OpenAPI keeps named schemas under components, not under the schema's own $defs; constants are such as generators take, and a list of fixed length says so
 * by its bounds alone.
 */
export const hoistRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${SCHEMAS}`), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutFalse(withoutOddConstant(value as JsonSchema)) : value,
  ) as JsonSchema;
