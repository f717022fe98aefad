import { z } from 'zod';
import { slugify } from '../text/fold.ts';
import { type Row, toCsv } from './csv.ts';
import type { Endpoint, Format } from './endpoint.ts';
import { fieldsParam } from './fields.ts';
import { geojsonFormat, hasPoints, toGeojson } from './geojson.ts';
import { JSON_TYPE } from './http.ts';
import { choiceParam } from './params.ts';
import type { QuerySchema } from './query.ts';

const JSON_FORMAT: Format = { type: JSON_TYPE, about: 'the body as documented', render: (body) => JSON.stringify(body), isStatic: true };

/** Every representation of an endpoint by name: JSON unless it has none, CSV where it has a table, and those of its own. */
export function listFormats(endpoint: Endpoint<any, any>): Readonly<Record<string, Format>> {
  const known = formatsOf.get(endpoint);
  if (known) return known;
  const { table, tableFiles, formats, response } = endpoint;
  const csv: Format | undefined = table && {
    type: 'text/csv; charset=utf-8',
    about: 'its table, one record a row',
    render: (body) => renderTable({ table, response }, table(body)),
    isStatic: tableFiles !== false,
  };
  const geojson = table && hasPoints(table(emptyValue(response))) && geojsonFormat((body) => toGeojson(table(body)));
  const all: Record<string, Format | null> = { json: JSON_FORMAT, ...(csv && { csv }), ...(geojson && { geojson }), ...formats };
  const made = Object.fromEntries(Object.entries(all).flatMap(([name, format]) => (format ? [[name, format]] : [])));
  formatsOf.set(endpoint, made);
  return made;
}

const formatsOf = new WeakMap<Endpoint<any, any>, Readonly<Record<string, Format>>>();

/** Rows of an endpoint's table as CSV; without any, the header alone. */
export const renderTable = ({ table, response }: Pick<Endpoint<any, any>, 'table' | 'response'>, rows: readonly Row[]): string =>
  toCsv(rows, () => table?.(emptyValue(response)) ?? []);

export const defaultFormat = ({ defaultFormat = 'json' }: Endpoint<any, any>): string => defaultFormat;

/** Types that a program names when it wants its data in another form. What browsers name by themselves (HTML, pictures) chooses nothing. */
const NEGOTIABLE = /^(text\/(csv|calendar)|application\/(geo\+json|x-ndjson))$/;

/** Can an Accept header choose among its formats? */
export const isNegotiable = (endpoint: Endpoint<any, any>): boolean =>
  !Object.hasOwn(endpoint.query.shape, 'format') &&
  Object.values(listFormats(endpoint)).some(({ type }) => NEGOTIABLE.test(type.split(';', 1)[0] ?? ''));

/**
 * The format that an Accept header asks for: the first of its types, by their weights, that the endpoint has. Undefined where that is the form
 * without `format=`, and where the endpoint has none of them.
 */
export function acceptedFormat(endpoint: Endpoint<any, any>, accept: string): string | undefined {
  if (Object.hasOwn(endpoint.query.shape, 'format')) return undefined;
  const wanted = accept
    .split(',')
    .map((one) => {
      const [type = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase());
      const weight = rest.find((part) => part.startsWith('q='));
      return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { type } of wanted) {
    if (type === '*/*' || type === 'application/json' || type === 'text/html') return undefined;
    const [name] =
      (NEGOTIABLE.test(type) && Object.entries(listFormats(endpoint)).find(([, one]) => one.type.split(';', 1)[0] === type)) || [];
    if (name !== undefined) return name === defaultFormat(endpoint) ? undefined : name;
  }
  return undefined;
}

const schemas = new WeakMap<Endpoint<any, any>, QuerySchema>();

/**
 * An endpoint's parameters, with `format` where it has JSON or more than one representation and no parameter of that name, and with `fields` where it
 * has JSON: who asks every address with `format=json` is refused by none.
 */
export function querySchema(endpoint: Endpoint<any, any>): QuerySchema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const formats = listFormats(endpoint);
  const names = Object.keys(formats) as [string, ...string[]];
  const preset = defaultFormat(endpoint);
  const about = `How the answer is written: ${names.map((name) => `${name}, ${formats[name]?.about}`).join('; ')}`;
  const own: QuerySchema = endpoint.query;
  const hasChoice = !own.shape.format && (formats.json || names.length > 1);
  const withFormat = hasChoice ? own.extend({ format: choiceParam(names, { about, default: preset }) }) : own;
  const made = formats.json && !own.shape.fields && !own.shape.format ? withFormat.extend({ fields: fieldsParam }) : withFormat;
  schemas.set(endpoint, made);
  return made;
}

const MAX_NAME_LENGTH = 80;

/** The name under which an answer that is no JSON is saved: `fuel-history-petrol-mumbai.csv`. */
export function downloadName({ path }: Endpoint<any, any>, params: Readonly<Record<string, unknown>>, format: string): string {
  const values = Object.values(params).filter((value) => typeof value === 'string' || typeof value === 'number');
  // A header takes ASCII alone: what is in another script is left out.
  const name = slugify([path.replace(/\{\w+\}/g, ''), ...values].join(' ')).replace(/[^a-z\d]+/g, '-');
  return `${name.slice(0, MAX_NAME_LENGTH).replace(/-+$/, '')}.${format}`;
}

const PLAIN: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0, boolean: false };

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * A value of a schema's shape with nothing in it: every member is there, a list holds one record, texts are empty and numbers zero. For asking
 * a function which members it makes, never for anybody's eyes.
 */
export function emptyValue(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;
  return emptyFromSchema(root, root);
}

function emptyFromSchema(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return emptyFromSchema(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return emptyFromSchema((choices.find(({ type }) => type !== 'null') ?? choices[0]) as Schema, root);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, emptyFromSchema(member as Schema, root)]);
    const others = schema.additionalProperties;
    return Object.fromEntries(members.length === 0 && typeof others === 'object' ? [['', emptyFromSchema(others, root)]] : members);
  }
  if (type === 'array')
    return [schema.prefixItems, schema.items].flat().flatMap((item) => (item ? [emptyFromSchema(item as Schema, root)] : []));
  return PLAIN[String(type)] ?? null;
}
