import { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import type { CacheRule } from './cache.ts';
import type { CallContext, Endpoint, Format } from './endpoint.ts';
import { fieldsParam, memberPaths, pickColumns, pickFields } from './fields.ts';
import { defaultFormat, emptyValue, makeFormats } from './formats.ts';
import { compileRule } from './kept-by.ts';
import { choiceParam, flagParam } from './params.ts';
import { type CompiledQuery, compileQuery, type QuerySchema, splitList } from './query.ts';

/** A call of an endpoint, as it was read. */
export interface ReadCall {
  /** The endpoint's own parameters. */
  params: Record<string, unknown>;
  format: Format;
  /** Its name. */
  name: string;
  /** The members or columns that it selects; undefined for all. */
  fields: string | undefined;
  /** Whether its CSV begins with the mark by which spreadsheets know UTF-8. */
  bom: boolean;
  /** Whether it names its format. */
  isChosen: boolean;
  /** Whether it asks an upstream, and so counts against its caller's limit. */
  isCounted: boolean;
  /** How long its answer may be kept, and by whom. */
  rule: CacheRule;
}

/** What an endpoint does with a call, made once of its declaration. */
export interface CompiledEndpoint {
  /** All its formats by name: JSON unless it has none, CSV if it has a table, and its own. */
  formats: Readonly<Record<string, Format>>;
  /** Its own parameters. */
  own: CompiledQuery;
  /** The same with those that every endpoint has: `format`, `fields`, and `bom` where there is CSV. */
  query: CompiledQuery;
  /** How long the answer to a call may be kept, and by whom. */
  ruleFor(search: URLSearchParams, path?: Readonly<Record<string, string>>): CacheRule;
  /** A body reduced to the members that `fields` names. Throws ApiError 400 for one that is not there. */
  pick(body: unknown, fields: string): unknown;
  /** Whether an Accept header can select a format. */
  isNegotiable: boolean;
  /** The format an Accept header asks for; undefined for the default, or where it has none of them. */
  acceptedFormat(accept: string): string | undefined;
  /** Reads a call: `path` holds the path parameters. Throws ApiError 400. */
  parse(search: URLSearchParams, path?: Readonly<Record<string, string>>): ReadCall;
  /** The same of its format and fields alone, whatever else it sends. */
  parseFormat(search: URLSearchParams): Pick<ReadCall, 'format' | 'name' | 'fields' | 'bom'>;
  /** The body. Throws ApiError. */
  run(call: ReadCall, context: CallContext): Promise<unknown>;
  /** The body in the call's format. Throws ApiError 400 for fields of a format that has none. */
  write(call: ReadCall, body: unknown, context: CallContext): string | Uint8Array | Promise<string | Uint8Array>;
}

const compiled = new WeakMap<Endpoint<any, any>, CompiledEndpoint>();

/** What an endpoint does with a call; made on first use, which for those of a router is its start. */
export function compile(endpoint: Endpoint<any, any>): CompiledEndpoint {
  const before = compiled.get(endpoint);
  if (before) return before;
  const made = compileAnew(endpoint);
  compiled.set(endpoint, made);
  return made;
}

/** Types that only a program asks for. What browsers list by default (HTML, images) selects nothing. */
const NEGOTIABLE = /^(text\/(csv|calendar)|application\/(geo\+json|x-ndjson))$/;
const mediaType = ({ type }: Format): string => type.split(';', 1)[0] ?? '';

function compileAnew(endpoint: Endpoint<any, any>): CompiledEndpoint {
  const ownQuery: QuerySchema = endpoint.query;
  const hasOwn = (name: string) => Object.hasOwn(ownQuery.shape, name);
  const formats = makeFormats(endpoint);
  const preset = defaultFormat(endpoint);
  const query = compileQuery(withCommon(ownQuery, formats, preset));
  /** Parameters that every endpoint has, and this one does not read itself. */
  const common = COMMON.filter((name) => !hasOwn(name));
  const formatQuery = compileQuery(
    z.object(Object.fromEntries(COMMON.flatMap((name) => (query.schema.shape[name] ? [[name, query.schema.shape[name]]] : [])))),
  );
  const ruleFor = compileRule(endpoint);
  let members: readonly string[] | undefined;
  const pick = (body: unknown, fields: string) => pickFields(body, fields, () => (members ??= memberPaths(endpoint.response)));
  const byType = hasOwn('format')
    ? new Map<string, string>()
    : new Map(Object.entries(formats).flatMap(([name, one]) => (NEGOTIABLE.test(mediaType(one)) ? [[mediaType(one), name] as const] : [])));

  function choose({ format: requested, fields, bom }: Record<string, unknown>): Pick<ReadCall, 'format' | 'name' | 'fields' | 'bom'> {
    const name = hasOwn('format') || requested === undefined ? preset : String(requested);
    const format = formats[name];
    if (!format) throw new Error(`${endpoint.path} has no format ${name}`);
    // Commas alone select nothing: the caller's list came out empty.
    const isChosen = !hasOwn('fields') && typeof fields === 'string' && splitList(fields).length > 0;
    if (bom === true && !hasOwn('bom') && name !== 'csv')
      throw new ApiError('invalid_parameter', `bom is for format=csv; got format=${name}`, { extra: { parameter: 'bom' } });
    return { name, format, fields: isChosen ? fields : undefined, bom: bom === true && !hasOwn('bom') };
  }

  return {
    formats,
    own: compileQuery(ownQuery),
    query,
    ruleFor,
    pick,
    isNegotiable: byType.size > 0,
    acceptedFormat(accept) {
      for (const type of acceptedTypes(accept)) {
        if (type === '*/*' || type === 'application/json' || type === 'text/html') return undefined;
        const name = byType.get(type);
        if (name !== undefined) return name === preset ? undefined : name;
      }
      return undefined;
    },
    parse(search, path = {}) {
      const params: Record<string, unknown> = query.parse(search, path);
      const chosen = choose(params);
      for (const name of common) delete params[name];
      const { queriesUpstream: asks } = endpoint;
      return {
        ...chosen,
        params,
        isChosen: search.has('format'),
        isCounted: asks === true || asks?.(params) === true,
        rule: ruleFor(search, path),
      };
    },
    parseFormat: (search) =>
      choose(formatQuery.parse(new URLSearchParams([...search].filter(([name]) => COMMON.includes(name as Common))))),
    run: ({ params }, context) => endpoint.respond(params, context),
    write({ params, format, name, fields, bom }, body, context) {
      if (fields === undefined) {
        const text = format.render(body, params, context);
        return bom ? withBom(text as string) : text;
      }
      if (name === 'json') return JSON.stringify(pick(body, fields));
      if (name === 'csv' && endpoint.table)
        return withBom(
          pickColumns(endpoint.table(body), fields, () => endpoint.table?.(emptyValue(endpoint.response)) ?? []),
          bom,
        );
      throw new ApiError('invalid_parameter', `fields chooses members of json and columns of csv; got format=${name}`, {
        extra: { parameter: 'fields' },
      });
    },
  };
}

const COMMON = ['format', 'fields', 'bom'] as const;
type Common = (typeof COMMON)[number];

/** A table with the mark by which Excel knows UTF-8, if it is asked for. */
export const withBom = (text: string, bom = true): string => (bom ? `\uFEFF${text}` : text);

const bomParam = flagParam({
  about: '1: CSV begins with a byte order mark, without which Excel takes Hindi and ₹ for other letters',
  default: false,
  forAgents: false,
});

/**
 * Parameters with `format`, if there is JSON or a choice and no such parameter of their own, `fields` if there is JSON, and `bom` if there is CSV. So no address
 * refuses a caller who always sends `format=json`.
 */
function withCommon(query: QuerySchema, formats: Readonly<Record<string, Format>>, preset: string): QuerySchema {
  const names = Object.keys(formats) as [string, ...string[]];
  const about = `How the answer is written: ${names.map((name) => `${name}, ${formats[name]?.about}`).join('; ')}`;
  const hasChoice = !query.shape.format && (formats.json || names.length > 1);
  const withFormat = hasChoice ? query.extend({ format: choiceParam(names, { about, default: preset }) }) : query;
  const withFields = formats.json && !query.shape.fields && !query.shape.format ? withFormat.extend({ fields: fieldsParam }) : withFormat;
  return formats.csv && !query.shape.bom ? withFields.extend({ bom: bomParam }) : withFields;
}

/** The types of an Accept header, by weight. */
const acceptedTypes = (accept: string): string[] =>
  accept
    .split(',')
    .map((one) => {
      const [type = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase());
      const weight = rest.find((part) => part.startsWith('q='));
      return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ type }) => type);
