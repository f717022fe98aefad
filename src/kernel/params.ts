import { z } from 'zod';

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
  /** What to try in place of a value that is refused. */
  hint?: string;
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
  /** What to try in place of a value that is refused. */
  hint?: string;
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
          params: { available: meta.choices, missing, hint: missing ? undefined : meta.hint },
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

const boundedParam =
  (type: 'integer' | 'number', name: string, form: RegExp) =>
  <const O extends Base & { minimum: number; maximum: number; required?: true; default?: number }>(
    options: O,
  ): Param<ParamValue<O, number>> => {
    const { minimum, maximum } = options;
    return param<number>({ type, ...options }, (raw, fail) => {
      const value = form.test(raw) ? Number(raw) : Number.NaN;
      if (value >= minimum && value <= maximum) return value;
      return fail(`must be ${name} from ${minimum} to ${maximum}; got ${required(raw)}`);
    }) as Param<ParamValue<O, number>>;
  };

/** A whole number within bounds, both included. */
export const integerParam = boundedParam('integer', 'a whole number', /^[+-]?\d{1,15}$/);
/** A decimal number within bounds, both included. */
export const numberParam = boundedParam('number', 'a number', /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i);

/** `0` or `1`. */
export function flagParam<const O extends Base & { default: boolean }>(options: O): Param<boolean> {
  const meta: ParamMeta = { ...options, type: 'integer', choices: [0, 1], default: options.default ? 1 : 0 };
  return param<boolean>(meta, (raw, fail) => (raw === '0' || raw === '1' ? raw === '1' : fail(`must be 0 or 1; got ${required(raw)}`)))
    .transform((value) => (typeof value === 'number' ? value === 1 : Boolean(value)))
    .meta({ param: meta }) as Param<boolean>;
}

/** A parameter that another address knows and this one would answer wrongly without: it is refused, with that address. */
export function misplacedParam(options: Base & { at: string }): Param<undefined> {
  const { at, ...base } = options;
  return param<undefined>({ type: 'string', ...base, acceptedElsewhere: at, about: `${options.about}: only at ${at}` }, (_, fail) =>
    fail(`is not known here: ask ${at}`),
  ) as Param<undefined>;
}

/** What a parameter's schema says of itself; throws for a schema not made by this file, so that docs stay complete. */
export function paramMeta(schema: z.ZodType): ParamMeta {
  const meta = schema.meta()?.param;
  if (!meta) throw new Error('A parameter must be made with textParam, choiceParam, integerParam, numberParam or flagParam');
  return meta as ParamMeta;
}
