import type { Endpoint, Format } from '../areas/area.ts';
import { toCsv } from './csv.ts';
import { hollowOf } from './hollow.ts';
import { JSON_TYPE } from './http.ts';
import { choiceParam, type QuerySchema } from './params.ts';
import { slugify } from './text.ts';

const JSON_FORMAT: Format = { type: JSON_TYPE, about: 'the body as documented', render: (body) => JSON.stringify(body), twins: true };

/** Every representation of an endpoint by name: JSON unless it has none, CSV where it has a table, and those of its own. */
export function formatsOf({ table, tableFiles, formats, response }: Endpoint<any, any>): Readonly<Record<string, Format>> {
  const csv: Format | undefined = table && {
    type: 'text/csv; charset=utf-8',
    about: 'its table, one record a row',
    render: (body) => toCsv(table(body), () => table(hollowOf(response))),
    twins: tableFiles !== false,
  };
  const all: Record<string, Format | null> = { json: JSON_FORMAT, ...(csv && { csv }), ...formats };
  return Object.fromEntries(Object.entries(all).flatMap(([name, format]) => (format ? [[name, format]] : [])));
}

export const defaultFormatOf = ({ defaultFormat = 'json' }: Endpoint<any, any>): string => defaultFormat;

const schemas = new WeakMap<Endpoint<any, any>, QuerySchema>();

/** An endpoint's parameters, with `format` where it has more than one representation and no parameter of that name. */
export function querySchemaOf(endpoint: Endpoint<any, any>): QuerySchema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const formats = formatsOf(endpoint);
  const names = Object.keys(formats) as [string, ...string[]];
  const preset = defaultFormatOf(endpoint);
  const about = `How the answer is written: ${names.map((name) => `${name}, ${formats[name]?.about}`).join('; ')}`;
  const own: QuerySchema = endpoint.query;
  const made = names.length < 2 || own.shape.format ? own : own.extend({ format: choiceParam(names, { about, default: preset }) });
  schemas.set(endpoint, made);
  return made;
}

const LONGEST_NAME = 80;

/** The name under which an answer that is no JSON is saved: `fuel-history-petrol-mumbai.csv`. */
export function fileNameOf({ path }: Endpoint<any, any>, params: Readonly<Record<string, unknown>>, format: string): string {
  const values = Object.values(params).filter((value) => typeof value === 'string' || typeof value === 'number');
  // A header takes ASCII alone: what is in another script is left out.
  const name = slugify([path.replace(/\{\w+\}/g, ''), ...values].join(' ')).replace(/[^a-z\d]+/g, '-');
  return `${name.slice(0, LONGEST_NAME).replace(/-+$/, '')}.${format}`;
}
