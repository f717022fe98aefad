import { z } from 'zod';
import { editDistance } from '../text/spelling.ts';
import { ApiError } from './errors.ts';

/** What docs and OpenAPI say of a parameter; the schema itself does the checking. */
export interface ParamMeta {
  about: string;
  type: 'string' | 'integer' | 'number';
  required?: boolean;
  default?: string | number;
  minimum?: number;
  maximum?: number;
  /** The longest text, in characters. */
  maxLength?: number;
  /** The form of a text, as a regular expression of ECMA-262. What fits may still be refused: a day that does not exist. */
  pattern?: string;
  format?: 'date';
  choices?: readonly (string | number)[];
  aliases?: readonly string[];
  /** A value to try it with. */
  example?: string;
  /** The parameter that it is only another name of. */
  aliasOf?: string | undefined;
  /** The address that knows it; here it is refused. */
  acceptedElsewhere?: string;
  /** Parameters that say another thing than this one: both at once are refused. */
  excludes?: readonly string[];
}

/** The longest text accepted in any parameter that does not say otherwise. */
const MAX_TEXT_LENGTH = 200;

export interface Base {
  about: string;
  /** Other names by which callers of services of this kind send it; the name itself counts first. */
  aliases?: readonly string[];
  /** The parameter that it is only another name of, where it is one of its own: forms leave it out. */
  aliasOf?: string | undefined;
  /** The address that knows it, where this one refuses it. */
  acceptedElsewhere?: string;
  /** Parameters that say another thing than this one: both at once are refused. */
  excludes?: readonly string[];
}

export const required = (raw: string) => JSON.stringify(raw.length > 80 ? `${raw.slice(0, 80)}…` : raw);

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
        // An empty value is not the same as none: `?days=` is most often a template that lost its number. A field of a form may be left empty.
        const isFree = meta.type === 'string' && (raw === '' || (!meta.choices && !meta.pattern && !meta.format));
        if (raw !== undefined && !isFree) return fail('is empty');
        return meta.default as T | undefined;
      }
      return read(text, fail);
    })
    .meta({ param: meta });
}

export type ParamValue<O, T> = O extends { required: true } | { default: unknown } ? T : T | undefined;
export type Param<T> = z.ZodType<T>;

/** Free text, trimmed; at most `longest` characters (200). */
export function textParam<const O extends Base & { required?: true; default?: string; longest?: number; example?: string }>(
  options: O,
): Param<ParamValue<O, string>> {
  const longest = options.longest ?? MAX_TEXT_LENGTH;
  return param<string>({ type: 'string', maxLength: longest, ...options }, (raw, fail) =>
    raw.length > longest ? fail(`is too long: ${raw.length} characters, at most ${longest} are accepted`) : raw,
  ) as Param<ParamValue<O, string>>;
}

/**
 * A text in a form of its own: a code, a number of ten digits, a day. `read` gives its value, or undefined for what is none; `accepts` says in
 * words what is one, and `pattern` for programs. What is `private` is not repeated in messages.
 */
export function formParam<
  T,
  const O extends Base & { accepts: string; pattern: RegExp; required?: true; example?: string; private?: true },
>({ accepts, pattern, private: isPrivate, ...options }: O, read: (raw: string) => T | undefined): Param<ParamValue<O, T>> {
  return param<T>(
    { type: 'string', pattern: pattern.source, ...options },
    (raw, fail) => read(raw) ?? fail(`must be ${accepts}${isPrivate ? '' : `; got ${required(raw)}`}`),
  ) as Param<ParamValue<O, T>>;
}

/** One of a few words, in any case. */
export function choiceParam<
  const C extends readonly [string, ...string[]],
  const O extends Base & { required?: true; default?: C[number] },
>(choices: C, options: O): Param<ParamValue<O, C[number]>> {
  return param<C[number]>({ type: 'string', choices, ...options }, (raw, fail) => {
    const found = choices.find((choice) => choice === raw.toLowerCase());
    return found ?? fail(`must be one of ${choices.join(', ')}; got ${required(raw)}`);
  }) as Param<ParamValue<O, C[number]>>;
}

/** A whole number within bounds, both included. */
export function integerParam<const O extends Base & { minimum: number; maximum: number; required?: true; default?: number }>(
  options: O,
): Param<ParamValue<O, number>> {
  const { minimum, maximum } = options;
  return param<number>({ type: 'integer', ...options }, (raw, fail) => {
    const value = /^[+-]?\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return fail(`must be a whole number from ${minimum} to ${maximum}; got ${required(raw)}`);
  }) as Param<ParamValue<O, number>>;
}

/** A decimal number within bounds, both included. */
export function numberParam<const O extends Base & { minimum: number; maximum: number; required?: true; default?: number }>(
  options: O,
): Param<ParamValue<O, number>> {
  const { minimum, maximum } = options;
  return param<number>({ type: 'number', ...options }, (raw, fail) => {
    const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(raw) ? Number(raw) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return fail(`must be a number from ${minimum} to ${maximum}; got ${required(raw)}`);
  }) as Param<ParamValue<O, number>>;
}

/** `0` or `1`. */
export function flagParam<const O extends Base & { default: boolean }>(options: O): Param<boolean> {
  const meta: ParamMeta = { ...options, type: 'integer', choices: [0, 1], default: options.default ? 1 : 0 };
  return param<boolean>(meta, (raw, fail) => (raw === '0' || raw === '1' ? raw === '1' : fail(`must be 0 or 1; got ${required(raw)}`)))
    .transform((value) => (typeof value === 'number' ? value === 1 : Boolean(value)))
    .meta({ param: meta }) as Param<boolean>;
}

/** A calendar day as YYYY-MM-DD. */
export function dayParam<const O extends Base>(options: O): Param<string | undefined> {
  return param<string>({ type: 'string', format: 'date', ...options }, (raw, fail) =>
    z.iso.date().safeParse(raw).success ? raw : fail(`must be a day such as 2026-09-29; got ${required(raw)}`),
  ) as Param<string | undefined>;
}

/** A parameter that another address knows and this one would answer wrongly without: it is refused, with that address. */
export function misplacedParam(options: Base & { at: string }): Param<undefined> {
  const { at, ...base } = options;
  return param<undefined>({ type: 'string', ...base, acceptedElsewhere: at, about: `${options.about}: only at ${at}` }, (_, fail) =>
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

/** What links gather on their way; it means nothing to anybody here. `utm_` goes with other endings too. */
export const LINK_PARAMETERS: readonly string[] = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((one) => `utm_${one}`),
  'fbclid',
  'gclid',
  'msclkid',
  '_',
  'ref',
];
/** Is it a name that links gather on their way? */
export const isNoise = (name: string): boolean => LINK_PARAMETERS.includes(name) || /^utm_\w+$/.test(name);
/** Names that callers bring from other services, for parameters of these names. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  lat: ['latitude'],
  lon: ['longitude', 'lng', 'lan'],
  q: ['query', 'search'],
  start: ['start_date', 'from'],
  end: ['end_date', 'to'],
  from: ['start', 'start_date'],
  to: ['end', 'end_date'],
};
/** A name that is this much like an unknown one is offered for it. */
const MAX_SLIPS = 2;
const LONG_NAME = 5;
const MAX_OFFERED = 3;

/** Does it take parameters that are not known beforehand, such as the columns of a table? Then it is made with `catchall`. */
export const isOpen = (schema: QuerySchema): boolean => schema.def.catchall !== undefined;

/** The names by which each parameter of a query may be sent, its own first. */
export function namesOf(schema: QuerySchema): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries(schema.shape).map(([name, one]): [string, readonly string[]] => [name, paramMeta(one).aliases ?? []]);
  const taken = new Set(own.flatMap(([name, aliases]) => [name, ...aliases]));
  return new Map(own.map(([name, aliases]) => [name, [name, ...aliases, ...(SYNONYMS[name] ?? []).filter((one) => !taken.has(one))]]));
}

/** The longest list of names that goes into a header. */
const MAX_IGNORED = 10;
const MAX_IGNORED_LENGTH = 40;

/** Names in a query that the schema does not know, each once, escaped and cut so that they fit into a header; '' for none. */
export function findIgnored(schema: QuerySchema, search: URLSearchParams): string {
  const known = new Set([...namesOf(schema).values()].flat());
  return listNames(search, (name) => name !== '' && !known.has(name) && (!isOpen(schema) || isNoise(name)));
}

/** The same of those that every endpoint ignores, since links gather them. `search`: a query with its question mark. */
export const findOfLinks = (search: string): string => listNames(new URLSearchParams(search), isNoise);

function listNames(search: URLSearchParams, isMeant: (name: string) => boolean): string {
  const names = [...new Set(search.keys())].filter(isMeant).slice(0, MAX_IGNORED);
  return names.map((name) => encodeURIComponent(name.slice(0, MAX_IGNORED_LENGTH).toWellFormed())).join(', ');
}

/**
 * Query string to typed parameters. Throws ApiError 400: for a value that is not accepted; for a name that the schema does not know and that is no
 * noise of links, with the nearest names; for one parameter with two values, by the same or by another name; for two that exclude each other.
 */
export function parseQuery<S extends QuerySchema>(schema: S, search: URLSearchParams, path: Record<string, string> = {}): z.output<S> {
  const names = namesOf(schema);
  refuseUnknown(schema, search);
  const raw: Record<string, string> = {};
  for (const [name, all] of names) {
    const value = path[name] ?? onlyValue(all, search);
    if (value !== undefined) raw[name] = value;
  }
  if (isOpen(schema)) {
    const known = new Set([...names.values()].flat());
    for (const name of new Set(search.keys()))
      if (name !== '' && !known.has(name) && !isNoise(name)) raw[name] = onlyValue([name], search) ?? '';
  }
  refuseBoth(schema, raw);
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

/** The value of a parameter by any of its names; undefined where none is sent. Throws ApiError where it is sent with two values. */
function onlyValue(names: readonly string[], search: URLSearchParams): string | undefined {
  const sent = names.filter((name) => search.has(name));
  const values = sent.flatMap((name) => search.getAll(name));
  if (new Set(values.map((value) => value.trim())).size > 1) {
    const said = sent.flatMap((name) => search.getAll(name).map((value) => `${name}=${required(value)}`)).join(' and ');
    const why = sent.length > 1 ? `${sent.join(' and ')} are one parameter` : `${sent[0]} can have one value`;
    throw new ApiError('invalid_parameter', `${why}; got ${said}`, { hint: 'Send it once', extra: { parameter: names[0] } });
  }
  return values[0];
}

/** Throws ApiError 400 for a name that the schema does not know and that is no noise of links, with the nearest names. */
export function refuseUnknown(schema: QuerySchema, search: URLSearchParams): void {
  const names = namesOf(schema);
  const known = [...names.values()].flat();
  const unknown = isOpen(schema)
    ? []
    : [...new Set(search.keys())].filter((name) => name !== '' && !known.includes(name) && !isNoise(name));
  const [first] = unknown;
  if (first === undefined) return;
  const near = nearestNames(first, known);
  const offer = near.length > 0 ? `: did you mean ${near.join(' or ')}?` : '';
  const all = known.length > 0 ? `The parameters of this address are ${[...names.keys()].join(', ')}` : 'This address takes no parameters';
  throw new ApiError(
    'invalid_parameter',
    `${unknown.map(required).join(', ')} ${unknown.length > 1 ? 'are' : 'is'} not known here${offer}`,
    {
      hint: all,
      ...(near.length > 0 && { suggestions: near }),
      extra: { parameter: first.slice(0, MAX_IGNORED_LENGTH) },
    },
  );
}

/** Names that an unknown one is like: written otherwise, with a slip or two, or a part of one another. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const asked = name.toLowerCase().replace(/[^a-z]/g, '');
  if (asked === '') return [];
  const far = (one: string): number => {
    const other = one.replaceAll('_', '');
    if (other === asked) return 0;
    if (asked.length > 2 && other.length > 2 && (other.startsWith(asked) || asked.startsWith(other))) return 1;
    const most = Math.min(asked.length, other.length) < LONG_NAME ? 1 : MAX_SLIPS;
    const slips = editDistance(asked, other, most);
    return slips <= most && slips < Math.min(asked.length, other.length) ? slips + 1 : Number.POSITIVE_INFINITY;
  };
  return known
    .map((one) => ({ one, far: far(one) }))
    .filter((found) => found.far <= MAX_SLIPS + 1)
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_OFFERED)
    .map(({ one }) => one);
}

function refuseBoth(schema: QuerySchema, raw: Readonly<Record<string, string>>): void {
  const isSent = (name: string) => (raw[name] ?? '').trim() !== '';
  for (const [name, one] of Object.entries(schema.shape)) {
    const other = isSent(name) ? paramMeta(one).excludes?.find(isSent) : undefined;
    if (other)
      throw new ApiError(
        'invalid_parameter',
        `${name} and ${other} ask for two things; got ${name}=${required(raw[name] ?? '')} and ${other}=${required(raw[other] ?? '')}`,
        {
          hint: `Send either ${name} or ${other}`,
          extra: { parameter: other },
        },
      );
  }
}

/** The query of an endpoint that takes no parameters. */
export const noQuery = z.object({});
