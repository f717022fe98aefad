import { z } from 'zod';
import { ApiError } from './errors.ts';

/** What docs and OpenAPI say of a parameter; the schema itself does the checking. */
export interface ParamMeta {
  about: string;
  type: 'string' | 'integer' | 'number';
  required?: boolean;
  default?: string | number;
  minimum?: number;
  maximum?: number;
  choices?: readonly (string | number)[];
  aliases?: readonly string[];
  /** A value to try it with. */
  example?: string;
  /** The parameter that it is only another name of. */
  otherNameOf?: string | undefined;
  /** The address that knows it; here it is refused. */
  elsewhere?: string;
}

/** The longest text accepted in any parameter that does not say otherwise. */
const LONGEST_TEXT = 200;

export interface Base {
  about: string;
  /** Other names by which callers of services of this kind send it; the name itself counts first. */
  aliases?: readonly string[];
  /** The parameter that it is only another name of, where it is one of its own: forms leave it out. */
  otherNameOf?: string | undefined;
  /** The address that knows it, where this one refuses it. */
  elsewhere?: string;
}

export const given = (raw: string) => JSON.stringify(raw.length > 80 ? `${raw.slice(0, 80)}…` : raw);

/** A parameter of another kind: `read` gives its value or fails in words. */
export function param<T>(meta: ParamMeta, read: (raw: string, fail: (message: string, missing?: boolean) => never) => T) {
  return z
    .string()
    .optional()
    .transform((raw, context): T | undefined => {
      const fail = (message: string, missing = false): never => {
        context.addIssue({
          code: 'custom',
          message,
          params: { available: meta.choices, missing },
        });
        return z.NEVER;
      };
      const text = raw?.trim() ?? '';
      if (text === '') {
        if (meta.required) return fail(`is required: ${meta.about}`, true);
        // An empty value is not the same as none: `?days=` is most often a template that lost its number.
        if (raw !== undefined && meta.type !== 'string') return fail('is empty');
        return meta.default as T | undefined;
      }
      return read(text, fail);
    })
    .meta({ param: meta });
}

export type Given<O, T> = O extends { required: true } | { default: unknown } ? T : T | undefined;
export type Param<T> = z.ZodType<T>;

/** Free text, trimmed; at most `longest` characters (200). */
export function textParam<const O extends Base & { required?: true; default?: string; longest?: number; example?: string }>(
  options: O,
): Param<Given<O, string>> {
  const longest = options.longest ?? LONGEST_TEXT;
  return param<string>({ type: 'string', ...options }, (raw, fail) =>
    raw.length > longest ? fail(`is too long: ${raw.length} characters, at most ${longest} are accepted`) : raw,
  ) as Param<Given<O, string>>;
}

/**
 * A text in a form of its own: a code, a number of ten digits, a day. `read` gives its value, or undefined for what is none; `accepts` says in
 * words what is one. What is `private` is not repeated in messages.
 */
export function formParam<T, const O extends Base & { accepts: string; required?: true; example?: string; private?: true }>(
  { accepts, private: isPrivate, ...options }: O,
  read: (raw: string) => T | undefined,
): Param<Given<O, T>> {
  return param<T>(
    { type: 'string', ...options },
    (raw, fail) => read(raw) ?? fail(`must be ${accepts}${isPrivate ? '' : `; got ${given(raw)}`}`),
  ) as Param<Given<O, T>>;
}

/** One of a few words, in any case. */
export function choiceParam<
  const C extends readonly [string, ...string[]],
  const O extends Base & { required?: true; default?: C[number] },
>(choices: C, options: O): Param<Given<O, C[number]>> {
  return param<C[number]>({ type: 'string', choices, ...options }, (raw, fail) => {
    const found = choices.find((choice) => choice === raw.toLowerCase());
    return found ?? fail(`must be one of ${choices.join(', ')}; got ${given(raw)}`);
  }) as Param<Given<O, C[number]>>;
}

/** A whole number within bounds, both included. */
export function integerParam<const O extends Base & { minimum: number; maximum: number; required?: true; default?: number }>(
  options: O,
): Param<Given<O, number>> {
  const { minimum, maximum } = options;
  return param<number>({ type: 'integer', ...options }, (raw, fail) => {
    const value = /^[+-]?\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return fail(`must be a whole number from ${minimum} to ${maximum}; got ${given(raw)}`);
  }) as Param<Given<O, number>>;
}

/** A decimal number within bounds, both included. */
export function numberParam<const O extends Base & { minimum: number; maximum: number; required?: true; default?: number }>(
  options: O,
): Param<Given<O, number>> {
  const { minimum, maximum } = options;
  return param<number>({ type: 'number', ...options }, (raw, fail) => {
    const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return fail(`must be a number from ${minimum} to ${maximum}; got ${given(raw)}`);
  }) as Param<Given<O, number>>;
}

/** `0` or `1`. */
export function flagParam<const O extends Base & { default: boolean }>(options: O): Param<boolean> {
  const meta: ParamMeta = { ...options, type: 'integer', choices: [0, 1], default: options.default ? 1 : 0 };
  return param<boolean>(meta, (raw, fail) => (raw === '0' || raw === '1' ? raw === '1' : fail(`must be 0 or 1; got ${given(raw)}`)))
    .transform((value) => (typeof value === 'number' ? value === 1 : Boolean(value)))
    .meta({ param: meta }) as Param<boolean>;
}

/** A calendar day as YYYY-MM-DD. */
export function dayParam<const O extends Base>(options: O): Param<string | undefined> {
  return param<string>({ type: 'string', ...options }, (raw, fail) =>
    z.iso.date().safeParse(raw).success ? raw : fail(`must be a day such as 2026-09-29; got ${given(raw)}`),
  ) as Param<string | undefined>;
}

/** A parameter that another address knows and this one would answer wrongly without: it is refused, with that address. */
export function elsewhereParam(options: Base & { at: string }): Param<undefined> {
  const { at, ...base } = options;
  return param<undefined>({ type: 'string', ...base, elsewhere: at, about: `${options.about}: only at ${at}` }, (_, fail) =>
    fail(`is not known here: ask ${at}`),
  ) as Param<undefined>;
}

export type QuerySchema = z.ZodObject<Record<string, z.ZodType>>;

/** What a parameter's schema says of itself; throws for a schema not made by this file, so that docs stay complete. */
export function paramMeta(schema: z.ZodType): ParamMeta {
  const meta = schema.meta()?.param;
  if (!meta) throw new Error('A parameter must be made with textParam, choiceParam, integerParam, numberParam or flagParam');
  return meta as ParamMeta;
}

/** The longest list of names that goes into a header. */
const MOST_IGNORED = 10;
const LONGEST_IGNORED = 40;

/** Names in a query that the schema does not know, each once, escaped and cut so that they fit into a header; '' for none. */
export function ignoredIn(schema: QuerySchema, search: URLSearchParams): string {
  const known = new Set(Object.entries(schema.shape).flatMap(([name, one]) => [name, ...(paramMeta(one).aliases ?? [])]));
  const ignored = [...new Set(search.keys())].filter((name) => name !== '' && !known.has(name)).slice(0, MOST_IGNORED);
  return ignored.map((name) => encodeURIComponent(name.slice(0, LONGEST_IGNORED).toWellFormed())).join(', ');
}

/** Query string to typed parameters. The first of repeated parameters counts; unknown ones are ignored. Throws ApiError 400. */
export function parseQuery<S extends QuerySchema>(schema: S, search: URLSearchParams, path: Record<string, string> = {}): z.output<S> {
  const raw: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const aliases = (schema.shape[name]?.meta()?.param as ParamMeta | undefined)?.aliases ?? [];
    const sent = [name, ...aliases].find((one) => search.has(one));
    const value = path[name] ?? (sent === undefined ? undefined : search.get(sent));
    if (value !== null && value !== undefined) raw[name] = value;
  }
  const result = schema.safeParse(raw);
  if (result.success) return result.data;

  const issues = result.error.issues;
  const params = issues.map((issue) => ('params' in issue ? issue.params : undefined) ?? {});
  throw new ApiError(
    params.every((one) => one.missing) ? 'missing_parameter' : 'invalid_parameter',
    issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    { available: params.find((one) => one.available)?.available, extra: { parameter: issues[0]?.path.join('.') } },
  );
}
