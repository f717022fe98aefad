// The parameters of endpoints: each function makes a zod schema that parses one value, words its errors and documents itself.
import { z } from 'zod';

/** Who may keep an answer to a call: the caller alone, or nobody. */
export type Keeper = 'caller' | 'nobody';

/** What docs and OpenAPI say about a parameter; the schema itself does the validation. */
export interface ParamMeta {
  about: string;
  type: 'string' | 'integer' | 'number';
  required?: boolean;
  default?: string | number;
  minimum?: number;
  maximum?: number;
  /** The longest text, in characters. */
  maxLength?: number;
  /** An ECMA-262 regular expression for the text. A match may still be refused, such as a day that does not exist. */
  pattern?: string;
  format?: 'date';
  choices?: readonly (string | number)[];
  aliases?: readonly string[];
  /** An example value. */
  example?: string;
  /** The parameter that it is only another name for. */
  aliasOf?: string | undefined;
  /** The path that accepts it; here it is refused. */
  acceptedElsewhere?: string;
  /** Parameters that say another thing than this one: both at once are refused. */
  excludes?: readonly string[];
  /** Parameters of which one must be sent too: without them it would mean nothing. */
  needs?: readonly string[];
  /** What to try in place of a value that is refused. */
  hint?: string;
  /** False for what changes only a picture, or serves our own pages: tools of agents leave it out. */
  forAgents?: false;
  /** Who may keep an answer to a call that gives it, or gives such a value; everybody where it is left out (api/kept-by.ts). */
  keptBy?: Keeper | ((raw: string) => Keeper | undefined);
}

/** The longest text that a parameter accepts by default. */
const MAX_TEXT_LENGTH = 200;

export interface Base {
  about: string;
  /** Names under which callers of similar services send it; its own name wins. */
  aliases?: readonly string[];
  /** The parameter that it is only another name for; forms leave it out. */
  aliasOf?: string | undefined;
  /** The path that accepts it, if this one refuses it. */
  acceptedElsewhere?: string;
  /** Parameters that say another thing than this one: both at once are refused. */
  excludes?: readonly string[];
  /** Parameters of which one must be sent too: without them it would mean nothing. */
  needs?: readonly string[];
  /** What to try in place of a value that is refused. */
  hint?: string;
  forAgents?: ParamMeta['forAgents'];
  /** Who may keep an answer to a call that gives it: `nobody` for what tells of a person, such as a birth or a PNR. */
  keptBy?: ParamMeta['keptBy'];
}

export const required = (raw: string) => JSON.stringify(raw.length > 80 ? `${raw.slice(0, 80)}…` : raw);

/** A parameter of any other kind: `read` returns its value or fails with a message. */
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
        // `?days=` is most often a template that lost its number: what it meant is not known, so nothing is taken in its place.
        if (raw !== undefined) return fail('is empty: give a value, or leave it out');
        return meta.default as T | undefined;
      }
      return read(text, fail);
    })
    .meta({ param: meta });
}

export type ParamValue<O, T> = O extends { required: true } | { default: unknown } ? T : T | undefined;
export type Param<T> = z.ZodType<T>;

/** Free text, trimmed, of at most `longest` characters (200). */
export function textParam<const O extends Base & { required?: true; default?: string; longest?: number; example?: string }>(
  options: O,
): Param<ParamValue<O, string>> {
  const longest = options.longest ?? MAX_TEXT_LENGTH;
  return param<string>({ type: 'string', maxLength: longest, ...options }, (raw, fail) =>
    raw.length > longest ? fail(`is too long: ${raw.length} characters, at most ${longest} are accepted`) : raw,
  ) as Param<ParamValue<O, string>>;
}

/**
 * A text in a fixed format, such as a code, a ten-digit number or a day. `read` returns its value, or undefined if it is invalid. `accepts`
 * describes the format to people, `pattern` to programs. A `private` value is not repeated in messages.
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

/** One of a few words, case-insensitive. */
export function choiceParam<
  const C extends readonly [string, ...string[]],
  const O extends Base & { required?: true; default?: C[number] },
>(choices: C, options: O): Param<ParamValue<O, C[number]>> {
  return param<C[number]>({ type: 'string', choices, ...options }, (raw, fail) => {
    const match = choices.find((choice) => choice === raw.toLowerCase());
    return match ?? fail(`must be one of ${choices.join(', ')}; got ${required(raw)}`);
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

/** A whole number from `minimum` to `maximum`, inclusive. */
export const integerParam = boundedParam('integer', 'a whole number', /^[+-]?\d{1,15}$/);
/** A decimal number from `minimum` to `maximum`, inclusive. */
export const numberParam = boundedParam('number', 'a number', /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i);

/** `0` or `1`. */
export function flagParam<const O extends Base & { default: boolean }>(options: O): Param<boolean> {
  const meta: ParamMeta = { ...options, type: 'integer', choices: [0, 1], default: options.default ? 1 : 0 };
  return param<boolean>(meta, (raw, fail) => (raw === '0' || raw === '1' ? raw === '1' : fail(`must be 0 or 1; got ${required(raw)}`)))
    .transform((value) => (typeof value === 'number' ? value === 1 : Boolean(value)))
    .meta({ param: meta }) as Param<boolean>;
}

/** A parameter of another path that must not be ignored here: it is refused, and the error names that path. */
export function misplacedParam(options: Base & { at: string }): Param<undefined> {
  const { at, ...base } = options;
  return param<undefined>({ type: 'string', ...base, acceptedElsewhere: at, about: `${options.about}: only at ${at}` }, (_, fail) =>
    fail(`is not known here: ask ${at}`),
  ) as Param<undefined>;
}

/** The documentation of a parameter's schema. Throws for a schema not made in this file, so that docs stay complete. */
export function paramMeta(schema: z.ZodType): ParamMeta {
  const meta = schema.meta()?.param;
  if (!meta) throw new Error('A parameter must be made with textParam, choiceParam, integerParam, numberParam or flagParam');
  return meta as ParamMeta;
}
