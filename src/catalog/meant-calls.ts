import { compile } from '../api/compile.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { type ParamMeta, paramMeta } from '../api/params.ts';
import { nearestNames } from '../api/refusals.ts';
import type { Area } from '../areas/area.ts';
import { addressOfCall } from './call-address.ts';
import { createRouter } from './routes.ts';

/** Anyone can request unknown paths, so longer ones are not analysed. */
const MAX_PATH_LENGTH = 500;
const MAX_OFFERED = 3;
/** Path parts common in other services' APIs. */
const OF_OTHERS = /^(api|v\d{1,2})$/i;

/**
 * Creates a function that finds the calls an unknown path may mean, likeliest first: `/weather/mumbai` means `/weather?city=mumbai`,
 * `/fuel/mumbai/history` `/fuel/history?city=mumbai`, `/train/NDLS/HWH` `/train?from=NDLS&to=HWH`, `/api/holidays/v1/2026` `/holidays?year=2026`. Parameters are parsed, but no upstream is
 * asked.
 */
export function createMeantCalls(areas: readonly Area[]): (path: string, search: string) => string[] {
  const find = createRouter(areas);
  const endpoints = areas.flatMap((area) => (area.endpoints as readonly Endpoint[]).filter(({ path }) => !path.includes('{')));
  const roots = [...new Set(endpoints.map(({ path }) => path.split('/')[1] ?? ''))];

  return (path, search) => {
    const [first = '', ...rest] = path.length > MAX_PATH_LENGTH ? [] : readParts(path, search);
    const sent = rest.concat(first).some(isAddress) ? '' : search;
    const filled = (one: Endpoint, values: readonly string[]) => fill(one, values, sent) ?? [];
    if (isAddress(first)) return endpoints.flatMap((one) => (one.query.shape.url ? filled(one, [first]) : [])).slice(0, MAX_OFFERED);
    const root = roots.find((one) => one === first.toLowerCase()) ?? nearestNames(first, roots)[0];
    const whole = `/${[root ?? first, ...rest].join('/')}`.toLowerCase();
    if (root === undefined)
      return endpoints.flatMap((one) => (first !== '' && one.path.endsWith(whole) ? filled(one, []) : [])).slice(0, MAX_OFFERED);

    const route = find([root, ...rest]) ?? find(whole.slice(1).split('/'));
    if (route) return [addressOfCall(route.endpoint.path, { ...route.path, ...Object.fromEntries(new URLSearchParams(sent)) })];
    const [view] = endpoints.flatMap((one) => {
      const at = rest.findIndex((part, place) => place > 0 && one.path === `/${root}/${part.toLowerCase()}`);
      return at < 0 ? [] : filled(one, rest.toSpliced(at, 1));
    });
    if (view !== undefined) return [view];
    const above = endpoints.filter((one) => whole.startsWith(`${one.path}/`)).sort((a, b) => b.path.length - a.path.length);
    const [nearest] = above.flatMap((one) => filled(one, rest.slice(one.path.split('/').length - 2)));
    if (nearest !== undefined) return [nearest];
    const below = endpoints.filter((one) => one.path.startsWith(`/${root}/`) && (sent !== '' || isAsking(one)));
    const meant = [
      below.flatMap((one) => filled(one, rest)),
      above.flatMap((one) => filled(one, [])),
      below.flatMap((one) => filled(one, [])),
    ];
    return (meant.find((calls) => calls.length > 0) ?? []).slice(0, MAX_OFFERED);
  };
}

const isAddress = (part: string): boolean => /^https?:\/\//i.test(part);
/** Whether it answers a specific question rather than listing everything. */
const isAsking = ({ query }: Endpoint): boolean => Object.values(query.shape).some((one) => paramMeta(one).required);

/**
 * The decoded parts of a path that carry meaning; a URL of another site, with its query, is one part. None if an escape is invalid UTF-8.
 */
function readParts(path: string, search: string): string[] {
  const [before = '', scheme] = path.split(/(https?:\/\/?.*)$/is, 2);
  const written = before.replace(/\.(json|csv)$/, '').split('/');
  try {
    const parts = written.map(decodeURIComponent).filter((part) => part !== '' && !OF_OTHERS.test(part));
    return scheme === undefined ? parts : [...parts, decodeURIComponent(scheme.replace(/:\/\/?/, '://')) + search];
  } catch {
    return [];
  }
}

/**
 * A call to an endpoint with these values in addition to the query: each for the parameter named before it, else for the first that accepts
 * it, those with a specific format before free text. None if a value fits nowhere or something is missing.
 */
function fill(endpoint: Endpoint, values: readonly string[], search: string): [string] | undefined {
  const { own, query } = compile(endpoint);
  const filled = new URLSearchParams(search);
  const takers = Object.entries(endpoint.query.shape).filter(
    ([name, one]) => name !== 'format' && !paramMeta(one).aliasOf && !paramMeta(one).acceptedElsewhere,
  );
  takers.sort(([, a], [, b]) => rank(paramMeta(a)) - rank(paramMeta(b)));
  const left = [...values];
  for (let value = left.shift(); value !== undefined; value = left.shift()) {
    const name = value.toLowerCase();
    const named = left.length > 0 && [...own.names.values()].some((names) => names.includes(name));
    const taker = named ? name : takers.find(([one, schema]) => !filled.has(one) && schema.safeParse(value).success)?.[0];
    if (taker === undefined) return undefined;
    filled.set(taker, named ? (left.shift() ?? '') : value);
  }
  try {
    query.parse(filled);
    return [addressOfCall(endpoint.path, Object.fromEntries(filled))];
  } catch {
    return undefined;
  }
}

const rank = ({ choices, pattern, format, type, required }: ParamMeta): number =>
  choices || pattern || format || type !== 'string' ? 0 : required ? 1 : 2;
