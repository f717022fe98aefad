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

/** All formats of an endpoint by name: JSON unless it has none, CSV if it has a table, and its own. */
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

/** An endpoint's table as CSV; without rows, only the header. */
export const renderTable = ({ table, response }: Pick<Endpoint<any, any>, 'table' | 'response'>, rows: readonly Row[]): string =>
  toCsv(rows, () => table?.(emptyValue(response)) ?? []);

export const defaultFormat = ({ defaultFormat = 'json' }: Endpoint<any, any>): string => defaultFormat;

/** Types that only a program asks for. What browsers list by default (HTML, images) selects nothing. */
const NEGOTIABLE = /^(text\/(csv|calendar)|application\/(geo\+json|x-ndjson))$/;

/** Whether an Accept header can select a format. */
export const isNegotiable = (endpoint: Endpoint<any, any>): boolean =>
  !Object.hasOwn(endpoint.query.shape, 'format') &&
  Object.values(listFormats(endpoint)).some(({ type }) => NEGOTIABLE.test(type.split(';', 1)[0] ?? ''));

/**
 * The format an Accept header asks for: the first of its types, by weight, that the endpoint has. Undefined if that is the default format
 * or the endpoint has none of them.
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
 * An endpoint's parameters, plus `format` if it has JSON or several formats and no such parameter of its own, plus `fields` if it has JSON.
 * So no address refuses a caller who always sends `format=json`.
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

/** The file name under which an answer other than JSON is saved: `fuel-history-petrol-mumbai.csv`. */
export function downloadName({ path }: Endpoint<any, any>, params: Readonly<Record<string, unknown>>, format: string): string {
  const values = Object.values(params).filter((value) => typeof value === 'string' || typeof value === 'number');
  // Headers are ASCII only, so other scripts are left out.
  const name = slugify([path.replace(/\{\w+\}/g, ''), ...values].join(' ')).replace(/[^a-z\d]+/g, '-');
  return `${name.slice(0, MAX_NAME_LENGTH).replace(/-+$/, '')}.${format}`;
}

const PLAIN: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0, boolean: false };

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * An empty value of a schema's shape: every member is present, lists hold one record, texts are empty, numbers zero. It shows which members
 * a function produces and never reaches a caller.
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
