// Why a call is refused by its parameters, in words for its caller.
import type { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import { editDistance } from '../text/spelling.ts';
import type { Parameter } from './parameters.ts';
import { required } from './params.ts';

/** Most edits between an unknown name and one suggested for it. */
const MAX_SLIPS = 2;
const LONG_NAME = 5;
const MAX_OFFERED = 3;

/** Longest name that is repeated. */
export const MAX_NAMED_LENGTH = 40;

/** The error of values that the schema refuses. */
export function invalid(issues: readonly z.core.$ZodIssue[]): ApiError {
  const params = issues.map((issue) => ('params' in issue ? issue.params : undefined) ?? {});
  return new ApiError(
    params.every((one) => one.missing) ? 'missing_parameter' : 'invalid_parameter',
    issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    { available: params[0]?.available, hint: params[0]?.hint, extra: { parameter: issues[0]?.path.join('.') } },
  );
}

/** The value of a parameter under any of its names; undefined if not sent. Throws ApiError if it has two values. */
export function onlyValue(names: readonly string[], search: URLSearchParams): string | undefined {
  const sent = names.filter((name) => search.has(name));
  const values = sent.flatMap((name) => search.getAll(name));
  if (new Set(values.map((value) => value.trim())).size > 1) {
    const said = sent.flatMap((name) => search.getAll(name).map((value) => `${name}=${required(value)}`)).join(' and ');
    const why = sent.length > 1 ? `${sent.join(' and ')} are one parameter` : `${sent[0]} can have one value`;
    throw new ApiError('invalid_parameter', `${why}; got ${said}`, { hint: 'Send it once', extra: { parameter: names[0] } });
  }
  return values[0];
}

/** The error of names that are not known; the first of them gets suggestions. */
export function unknownNames(
  unknown: readonly string[],
  parameters: readonly Parameter[],
  search: URLSearchParams,
  path: Readonly<Record<string, string>>,
): ApiError {
  const [first = ''] = unknown;
  const allNames = parameters.flatMap(({ names }) => names);
  const takers = parameters.filter(
    ({ name, names, required, schema }) =>
      required && path[name] === undefined && !names.some((sent) => search.has(sent)) && schema.safeParse(search.get(first)).success,
  );
  const near = [...new Set([...nearestNames(first, allNames), ...takers.map(({ name }) => name)])].slice(0, MAX_OFFERED);
  const offer = near.length > 0 ? `: did you mean ${near.join(' or ')}?` : '';
  const all =
    allNames.length > 0
      ? `The parameters of this address are ${parameters.map(({ name }) => name).join(', ')}`
      : 'This address takes no parameters';
  return new ApiError(
    'invalid_parameter',
    `${unknown.map(required).join(', ')} ${unknown.length > 1 ? 'are' : 'is'} not known here${offer}`,
    {
      hint: [...search.values()].some(isCutAddress) ? `${all}. An & within an address is written %26` : all,
      ...(near.length > 0 && { suggestions: near }),
      extra: { parameter: first.slice(0, MAX_NAMED_LENGTH) },
    },
  );
}

/** Whether a value looks like a URL with a query that was not encoded, and so was cut at its first `&`. */
const isCutAddress = (value: string): boolean => /^https?:\/\/[^?]*\?/i.test(value);

/** Known names close to an unknown one: spelled differently, a slip or two apart, or one part of the other. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return [];
  const far = (one: string): number => {
    const other = one.replaceAll('_', '');
    if (other === letters) return 0;
    if (letters.length > 2 && other.length > 2 && (other.startsWith(letters) || letters.startsWith(other))) return 1;
    const most = Math.min(letters.length, other.length) < LONG_NAME ? 1 : MAX_SLIPS;
    const slips = editDistance(letters, other, most);
    return slips <= most && slips < Math.min(letters.length, other.length) ? slips + 1 : Number.POSITIVE_INFINITY;
  };
  return names
    .map((one) => ({ one, far: far(one) }))
    .filter((near) => near.far <= MAX_SLIPS + 1)
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_OFFERED)
    .map(({ one }) => one);
}

const isSentIn = (raw: Readonly<Record<string, string>>) => (name: string) => (raw[name] ?? '').trim() !== '';

/** Throws ApiError for a parameter that is sent under two of its names with two values: `lon` and `lng`. */
export function refuseTwoNames(parameters: readonly Parameter[], raw: Readonly<Record<string, string>>): void {
  const sent = parameters.filter(({ name }) => isSentIn(raw)(name));
  for (const [meant, alike] of Map.groupBy(sent, ({ name, aliasOf }) => aliasOf ?? name)) {
    if (alike.length < 2) continue;
    // A parameter that takes more than its other name does, such as a day or a currency, may say something else.
    if (new Set(alike.map(({ pattern, format }) => JSON.stringify([pattern, format]))).size > 1) continue;
    if (new Set(alike.map(({ name }) => raw[name]?.trim())).size < 2) continue;
    const [first, second] = alike.map(({ name }) => name) as [string, string];
    throw new ApiError(
      'invalid_parameter',
      `${first} and ${second} are one parameter; got ${first}=${required(raw[first] ?? '')} and ${second}=${required(raw[second] ?? '')}`,
      { hint: 'Send it once', extra: { parameter: meant } },
    );
  }
}

/** Throws ApiError for a parameter without those that it says more about. */
function refuseAlone(parameters: readonly Parameter[], raw: Readonly<Record<string, string>>): void {
  for (const { name, needs } of parameters) {
    if (!needs || !isSentIn(raw)(name) || needs.some(isSentIn(raw))) continue;
    throw new ApiError(
      'invalid_parameter',
      `${name} means nothing here without ${needs.join(' or ')}; got ${name}=${required(raw[name] ?? '')}`,
      {
        hint: `Send ${needs[0]} too, or leave ${name} out`,
        extra: { parameter: name },
      },
    );
  }
}

/** Throws ApiError for two parameters that ask for two things. */
function refuseBoth(parameters: readonly Parameter[], raw: Readonly<Record<string, string>>): void {
  const isSent = isSentIn(raw);
  for (const { name, excludes } of parameters) {
    const other = isSent(name) ? excludes?.find(isSent) : undefined;
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

/** Throws ApiError 400 for parameters that do not go together. `raw`: those that were sent. */
export function refuseTogether(parameters: readonly Parameter[], raw: Readonly<Record<string, string>>): void {
  refuseBoth(parameters, raw);
  refuseAlone(parameters, raw);
}
