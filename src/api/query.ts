import { z } from 'zod';
import { isNoise, listParameters, type Parameter } from './parameters.ts';
import { invalid, MAX_NAMED_LENGTH, onlyValue, refuseTogether, refuseTwoNames, unknownNames } from './refusals.ts';

export type QuerySchema = z.ZodObject<Record<string, z.ZodType>>;

/** Whether a schema accepts parameters not known in advance, such as a table's columns: it has a `catchall`. */
export const isOpen = (schema: QuerySchema): boolean => schema.def.catchall !== undefined;

/** The parameters of an address, compiled once: how calls of it are read. */
export interface CompiledQuery<S extends QuerySchema = QuerySchema> {
  schema: S;
  /** The names under which each parameter may be sent, its own first. */
  names: ReadonlyMap<string, readonly string[]>;
  /**
   * Typed parameters of a call: `path` holds those of the path. Throws ApiError 400 for an invalid value; for an unknown name that is no tracking parameter,
   * with the nearest names; for a parameter sent with two values, under the same name or another; and for two that exclude each other.
   */
  parse(search: URLSearchParams, path?: Readonly<Record<string, string>>): z.output<S>;
  /**
   * Throws ApiError 400 for an unknown name that is no tracking parameter. Suggests the nearest names, or a required parameter that is missing and
   * accepts its value.
   */
  refuseUnknown(search: URLSearchParams, path?: Readonly<Record<string, string>>): void;
  /** The names in a call that are not known, each once, escaped and truncated to fit a header; '' if none. */
  findIgnored(search: URLSearchParams): string;
}

/** Compiles a schema of parameters. An endpoint has it done once (compile.ts); for one call of a page `parseQuery` is shorter. */
export function compileQuery<S extends QuerySchema>(schema: S): CompiledQuery<S> {
  const parameters = listParameters(schema);
  const names = new Map(parameters.map((one) => [one.name, one.names]));
  const allNames: ReadonlySet<string> = new Set([...names.values()].flat());
  const open = isOpen(schema);
  const isUnknown = (name: string) => name !== '' && !allNames.has(name) && (!open || isNoise(name));
  const refuse = (search: URLSearchParams, path: Readonly<Record<string, string>> = {}) => {
    if (open) return;
    const unknown = [...new Set(search.keys())].filter((name) => isUnknown(name) && !isNoise(name));
    if (unknown.length > 0) throw unknownNames(unknown, parameters, search, path);
  };
  return {
    schema,
    names,
    parse(search, path = {}) {
      refuse(search, path);
      const raw: Record<string, string> = {};
      for (const { name, names } of parameters) {
        const value = path[name] ?? onlyValue(names, search);
        if (value !== undefined) raw[name] = value;
      }
      if (open)
        for (const name of new Set(search.keys()))
          if (name !== '' && !allNames.has(name) && !isNoise(name)) raw[name] = onlyValue([name], search) ?? '';
      refuseTwoNames(parameters, raw);
      fillFromOtherNames(parameters, raw);
      refuseTogether(parameters, raw);
      const result = schema.safeParse(raw);
      if (result.success) return result.data as z.output<S>;
      throw invalid(result.error.issues);
    },
    refuseUnknown: refuse,
    findIgnored: (search) => listNames(search, isUnknown),
  };
}

/** Typed parameters of one call by a schema that no endpoint has compiled. Throws ApiError 400. */
export const parseQuery = <S extends QuerySchema>(
  schema: S,
  search: URLSearchParams,
  path?: Readonly<Record<string, string>>,
): z.output<S> => compileQuery(schema).parse(search, path);

/** Most names listed in a header. */
const MAX_IGNORED = 10;

/** The comma-separated parts of a text, without empty ones. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The tracking parameters in a query (with its question mark), which every endpoint ignores; '' if none. */
export const findOfLinks = (search: string): string => listNames(new URLSearchParams(search), isNoise);

function listNames(search: URLSearchParams, isMeant: (name: string) => boolean): string {
  const names = [...new Set(search.keys())].filter(isMeant).slice(0, MAX_IGNORED);
  return names.map((name) => encodeURIComponent(name.slice(0, MAX_NAMED_LENGTH).toWellFormed())).join(', ');
}

/** Gives a required parameter that was not sent the value of a parameter that is another name for it. */
function fillFromOtherNames(parameters: readonly Parameter[], raw: Record<string, string>): void {
  for (const { name, aliasOf } of parameters) {
    const value = raw[name];
    if (aliasOf === undefined || value === undefined || raw[aliasOf] !== undefined) continue;
    if (parameters.some((one) => one.name === aliasOf && one.required)) raw[aliasOf] = value;
  }
}

/** The query of an endpoint that takes no parameters. */
export const noQuery = z.object({});
