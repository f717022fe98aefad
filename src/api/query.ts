import { z } from 'zod';
import { ApiError } from '../kernel/errors.ts';
import { editDistance } from '../text/spelling.ts';
import { paramMeta, required } from './params.ts';

export type QuerySchema = z.ZodObject<Record<string, z.ZodType>>;

/** Tracking parameters that links pick up; they mean nothing here. `utm_` has other endings too. */
export const LINK_PARAMETERS: readonly string[] = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((one) => `utm_${one}`),
  'fbclid',
  'gclid',
  'msclkid',
  '_',
  'ref',
];
/** Whether a name is a tracking parameter. */
export const isNoise = (name: string): boolean => LINK_PARAMETERS.includes(name) || /^utm_\w+$/.test(name);
/** Names that callers know from other services, by our name. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  lat: ['latitude'],
  lon: ['longitude', 'lng', 'lan'],
  q: ['query', 'search'],
  start: ['start_date', 'from'],
  end: ['end_date', 'to'],
  from: ['start', 'start_date'],
  to: ['end', 'end_date'],
  limit: ['per_page', 'page_size', 'count'],
  count: ['limit'],
  city: ['place', 'location'],
  tz: ['timezone'],
};
/** Most edits between an unknown name and one suggested for it. */
const MAX_SLIPS = 2;
const LONG_NAME = 5;
const MAX_OFFERED = 3;

/** Whether a schema accepts parameters not known in advance, such as a table's columns: it has a `catchall`. */
export const isOpen = (schema: QuerySchema): boolean => schema.def.catchall !== undefined;

const sendableNames = new WeakMap<QuerySchema, ReadonlyMap<string, readonly string[]>>();

/** The names under which each parameter may be sent, its own first. */
export function namesOf(schema: QuerySchema): ReadonlyMap<string, readonly string[]> {
  const names = sendableNames.get(schema) ?? listNamesOf(schema);
  sendableNames.set(schema, names);
  return names;
}

function listNamesOf(schema: QuerySchema): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries(schema.shape).map(([name, one]): [string, readonly string[]] => [name, paramMeta(one).aliases ?? []]);
  const taken = new Set(own.flatMap(([name, aliases]) => [name, ...aliases]));
  return new Map(own.map(([name, aliases]) => [name, [name, ...aliases, ...(SYNONYMS[name] ?? []).filter((one) => !taken.has(one))]]));
}

/** Most names listed in a header. */
const MAX_IGNORED = 10;
const MAX_IGNORED_LENGTH = 40;

/** The comma-separated parts of a text, without empty ones. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The names in a query that the schema does not know, each once, escaped and truncated to fit a header; '' if none. */
export function findIgnored(schema: QuerySchema, search: URLSearchParams): string {
  const known = new Set([...namesOf(schema).values()].flat());
  return listNames(search, (name) => name !== '' && !known.has(name) && (!isOpen(schema) || isNoise(name)));
}

/** The same for tracking parameters, which every endpoint ignores. `search`: a query with its question mark. */
export const findOfLinks = (search: string): string => listNames(new URLSearchParams(search), isNoise);

function listNames(search: URLSearchParams, isMeant: (name: string) => boolean): string {
  const names = [...new Set(search.keys())].filter(isMeant).slice(0, MAX_IGNORED);
  return names.map((name) => encodeURIComponent(name.slice(0, MAX_IGNORED_LENGTH).toWellFormed())).join(', ');
}

/**
 * Parses a query into typed parameters. Throws ApiError 400 for an invalid value; for an unknown name that is no tracking parameter, with
 * the nearest names; for a parameter sent with two values, under the same name or another; and for two that exclude each other.
 */
export function parseQuery<S extends QuerySchema>(schema: S, search: URLSearchParams, path: Record<string, string> = {}): z.output<S> {
  const names = namesOf(schema);
  refuseUnknown(schema, search, path);
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
  refuseTwoNames(schema, raw);
  fillFromOtherNames(schema, raw);
  refuseBoth(schema, raw);
  refuseAlone(schema, raw);
  const result = schema.safeParse(raw);
  if (result.success) return result.data;

  const issues = result.error.issues;
  const params = issues.map((issue) => ('params' in issue ? issue.params : undefined) ?? {});
  throw new ApiError(
    params.every((one) => one.missing) ? 'missing_parameter' : 'invalid_parameter',
    issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    { available: params[0]?.available, hint: params[0]?.hint, extra: { parameter: issues[0]?.path.join('.') } },
  );
}

/** Gives a required parameter that was not sent the value of a parameter that is another name for it. */
function fillFromOtherNames(schema: QuerySchema, raw: Record<string, string>): void {
  for (const [name, one] of Object.entries(schema.shape)) {
    const { aliasOf } = paramMeta(one);
    const value = raw[name];
    if (aliasOf === undefined || value === undefined || raw[aliasOf] !== undefined) continue;
    const meant = schema.shape[aliasOf];
    if (meant && paramMeta(meant).required) raw[aliasOf] = value;
  }
}

/** The value of a parameter under any of its names; undefined if not sent. Throws ApiError if it has two values. */
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

/**
 * Throws ApiError 400 for an unknown name that is no tracking parameter. Suggests the nearest names, or a required parameter that is
 * missing and accepts its value.
 */
export function refuseUnknown(schema: QuerySchema, search: URLSearchParams, path: Readonly<Record<string, string>> = {}): void {
  const names = namesOf(schema);
  const known = [...names.values()].flat();
  const unknown = isOpen(schema)
    ? []
    : [...new Set(search.keys())].filter((name) => name !== '' && !known.includes(name) && !isNoise(name));
  const [first] = unknown;
  if (first === undefined) return;
  const isMissing = (name: string, one: z.ZodType) =>
    paramMeta(one).required && path[name] === undefined && !names.get(name)?.some((sent) => search.has(sent));
  const takers = Object.entries(schema.shape).filter(([name, one]) => isMissing(name, one) && one.safeParse(search.get(first)).success);
  const near = [...new Set([...nearestNames(first, known), ...takers.map(([name]) => name)])].slice(0, MAX_OFFERED);
  const offer = near.length > 0 ? `: did you mean ${near.join(' or ')}?` : '';
  const all = known.length > 0 ? `The parameters of this address are ${[...names.keys()].join(', ')}` : 'This address takes no parameters';
  throw new ApiError(
    'invalid_parameter',
    `${unknown.map(required).join(', ')} ${unknown.length > 1 ? 'are' : 'is'} not known here${offer}`,
    {
      hint: [...search.values()].some(isCutAddress) ? `${all}. An & within an address is written %26` : all,
      ...(near.length > 0 && { suggestions: near }),
      extra: { parameter: first.slice(0, MAX_IGNORED_LENGTH) },
    },
  );
}

/** Whether a value looks like a URL with a query that was not encoded, and so was cut at its first `&`. */
const isCutAddress = (value: string): boolean => /^https?:\/\/[^?]*\?/i.test(value);

/** Known names close to an unknown one: spelled differently, a slip or two apart, or one part of the other. */
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

const isSentIn = (raw: Readonly<Record<string, string>>) => (name: string) => (raw[name] ?? '').trim() !== '';

/** Throws ApiError for a parameter that is sent under two of its names with two values: `lon` and `lng`. */
function refuseTwoNames(schema: QuerySchema, raw: Readonly<Record<string, string>>): void {
  const sent = Object.entries(schema.shape).filter(([name]) => isSentIn(raw)(name));
  for (const [meant, names] of Map.groupBy(sent, ([name, one]) => paramMeta(one).aliasOf ?? name)) {
    // A parameter that takes more than its other name does, such as a day or a currency, may say something else.
    if (new Set(names.map(([, one]) => JSON.stringify([paramMeta(one).pattern, paramMeta(one).format]))).size > 1) continue;
    if (new Set(names.map(([name]) => raw[name]?.trim())).size < 2) continue;
    const [first, second] = names.map(([name]) => name) as [string, string];
    throw new ApiError(
      'invalid_parameter',
      `${first} and ${second} are one parameter; got ${first}=${required(raw[first] ?? '')} and ${second}=${required(raw[second] ?? '')}`,
      { hint: 'Send it once', extra: { parameter: meant } },
    );
  }
}

/** Throws ApiError for a parameter without those that it says more about. */
function refuseAlone(schema: QuerySchema, raw: Readonly<Record<string, string>>): void {
  for (const [name, one] of Object.entries(schema.shape)) {
    const { needs } = paramMeta(one);
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

function refuseBoth(schema: QuerySchema, raw: Readonly<Record<string, string>>): void {
  const isSent = isSentIn(raw);
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
