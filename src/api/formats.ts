import type { z } from 'zod';
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

/**
 * An empty value of a schema's shape: every member is present, lists hold one record, texts are empty, numbers zero. It shows which members
 * a function produces and never reaches a caller. Read from the schema as it is: every start needs it of every endpoint, and JSON Schema takes
 * ten times as long.
 */
export function emptyValue(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return '';
    case 'number':
    case 'bigint':
      return 0;
    case 'boolean':
      return false;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, emptyValue(member)]));
    case 'record':
      return { '': emptyValue(def.valueType) };
    case 'array':
      return [emptyValue(def.element)];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])].map(emptyValue);
    case 'union':
      return emptyValue((def.options.find(({ _zod }) => _zod.def.type !== 'null') ?? def.options[0]) as z.core.$ZodType);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return emptyValue(def.innerType);
    case 'pipe':
      return emptyValue(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'lazy':
      return emptyValue(def.getter());
    default:
      return null;
  }
}
