import { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import { compile } from './compile.ts';
import type { Row } from './csv.ts';
import type { Endpoint } from './endpoint.ts';
import { splitList } from './query.ts';

/** Most values in one call. */
export const MAX_MANY = 100;
/** How many of them are answered concurrently. */
const AT_ONCE = 8;

/** The answer to one value. */
export interface OneOfMany {
  asked: string;
  answer: unknown;
  error: Record<string, unknown> | null;
}

/** The body of a call with several values. */
export interface ManyBody {
  status: 'ok';
  count: number;
  failed: number;
  data: OneOfMany[];
}

/** The values of the parameter that accepts several, if the call has more than one: `code=A,B`. Throws ApiError 400 above 100. */
export function readMany(endpoint: Endpoint, search: URLSearchParams, path: Readonly<Record<string, string>>): string[] | undefined {
  const { many: name } = endpoint;
  if (name === undefined) return undefined;
  const sent = (compile(endpoint).own.names.get(name) ?? []).flatMap((one) => search.getAll(one));
  const list = path[name] ?? (sent.length === 1 ? sent[0] : undefined);
  const values = splitList(list ?? '');
  if (values.length < 2) return undefined;
  if (values.length > MAX_MANY)
    throw new ApiError('invalid_parameter', `${name} has ${values.length} values; at most ${MAX_MANY} are answered in one call`, {
      hint: 'Ask for the rest in a call of their own',
      extra: { parameter: name },
    });
  return values;
}

/** The same call with only one of the values. */
export function oneOf(
  endpoint: Endpoint,
  value: string,
  search: URLSearchParams,
  path: Readonly<Record<string, string>>,
): { search: URLSearchParams; path: Record<string, string> } {
  const name = endpoint.many ?? '';
  const rest = new URLSearchParams(search);
  for (const one of compile(endpoint).own.names.get(name) ?? []) rest.delete(one);
  if (path[name] !== undefined) return { search: rest, path: { ...path, [name]: value } };
  rest.set(name, value);
  return { search: rest, path: { ...path } };
}

/** Answers all values, in order. */
export async function answerMany(
  values: readonly string[],
  answer: (value: string) => Promise<Omit<OneOfMany, 'asked'>>,
): Promise<ManyBody> {
  const data: OneOfMany[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE)
    data.push(...(await Promise.all(values.slice(at, at + AT_ONCE).map(async (asked) => ({ asked, ...(await answer(asked)) })))));
  return { status: 'ok', count: data.length, failed: data.filter(({ error }) => error !== null).length, data };
}

/** All answers as one table, each row with the value it answers. A failed value is a row with its error. */
export const rowsOfMany = (endpoint: Endpoint, { data }: ManyBody): Row[] =>
  data.flatMap(({ asked, answer, error }): Row[] =>
    error ? [{ asked, error: error.error }] : (endpoint.table?.(answer) ?? []).map((row: Row) => ({ asked, error: null, ...row })),
  );

/** The schema of such a body. `name` is its name in the docs. */
export const manyResponse = (response: z.ZodType, error: z.ZodType, name: string): z.ZodType =>
  z
    .strictObject({
      status: z.literal('ok'),
      count: z.int(),
      failed: z.int().meta({ description: 'How many of them have an error in place of an answer' }),
      data: z.array(
        z.strictObject({
          asked: z.string().meta({ description: 'The value, as it was sent' }),
          answer: response.nullable().meta({ description: 'What a call with this value alone gives; null where it failed' }),
          error: error.nullable().meta({ description: 'The error that such a call gives; null where there is an answer' }),
        }),
      ),
    })
    .meta({ id: name, description: 'Several values in one call: an answer or an error for each, in the order in which they were sent' });
