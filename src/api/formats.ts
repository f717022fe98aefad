import { z } from 'zod';
import { JSON_TYPE } from '../kernel/http.ts';
import { slugify } from '../text/fold.ts';
import { type Row, toCsv } from './csv.ts';
import type { Endpoint, Format } from './endpoint.ts';
import { geojsonFormat, hasPoints, toGeojson } from './geojson.ts';

const JSON_FORMAT: Format = { type: JSON_TYPE, about: 'the body as documented', render: (body) => JSON.stringify(body), isStatic: true };

/** All formats of an endpoint by name: JSON unless it has none, CSV if it has a table, and its own. Those of a call: `compile()`. */
export function makeFormats({ table, tableFiles, formats, response }: Endpoint<any, any>): Readonly<Record<string, Format>> {
  const csv: Format | undefined = table && {
    type: 'text/csv; charset=utf-8',
    about: 'its table, one record a row',
    render: (body) => renderTable({ table, response }, table(body)),
    isStatic: tableFiles !== false,
  };
  const geojson = table && hasPoints(table(emptyValue(response))) && geojsonFormat((body) => toGeojson(table(body)));
  const all: Record<string, Format | null> = { json: JSON_FORMAT, ...(csv && { csv }), ...(geojson && { geojson }), ...formats };
  return Object.fromEntries(Object.entries(all).flatMap(([name, format]) => (format ? [[name, format]] : [])));
}

/** An endpoint's table as CSV; without rows, only the header. */
export const renderTable = ({ table, response }: Pick<Endpoint<any, any>, 'table' | 'response'>, rows: readonly Row[]): string =>
  toCsv(rows, () => table?.(emptyValue(response)) ?? []);

export const defaultFormat = ({ defaultFormat = 'json' }: Endpoint<any, any>): string => defaultFormat;

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
