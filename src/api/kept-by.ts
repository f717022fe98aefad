import { type CacheRule, NOT_KEPT } from './cache.ts';
import { listParameters } from './parameters.ts';
import { type Keeper, paramMeta } from './params.ts';
import type { QuerySchema } from './query.ts';

/*
 * What a caller gives can tell of a person: a PNR, a GSTIN, a birth, a plate, an income. Whoever keeps the answer keeps that too, with the
 * address that names it. So each such parameter declares beside it who may keep an answer (`keptBy`), and every endpoint, page and document
 * that takes it follows.
 */

/** The settings of an endpoint that decide who may keep its answers. */
interface Kept {
  query: QuerySchema;
  cache: CacheRule;
}

/**
 * How long the answer to a call may be kept, and by whom: the endpoint's rule, narrowed by the parameters that the call gives. Compiled once; `path` holds the
 * path parameters.
 */
export function compileRule({ query, cache }: Kept) {
  const telling = listParameters(query).flatMap(({ name, names, keptBy }) => (keptBy === undefined ? [] : [{ name, names, keptBy }]));
  return (search: URLSearchParams, path: Readonly<Record<string, string>> = {}): CacheRule =>
    narrowed(
      cache,
      telling.flatMap(({ name, names, keptBy }) =>
        [path[name] ?? '', ...names.flatMap((one) => search.getAll(one))]
          .filter((value) => value.trim() !== '')
          .map((value) => (typeof keptBy === 'function' ? keptBy(value) : keptBy)),
      ),
    );
}

/** The rule of every call of an endpoint: narrowed by the parameters without which there is no answer. For docs. */
export const strictestRule = ({ query, cache }: Kept): CacheRule =>
  narrowed(
    cache,
    Object.values(query.shape).map((schema) => {
      const { keptBy, required } = paramMeta(schema);
      return required && typeof keptBy === 'string' ? keptBy : undefined;
    }),
  );

function narrowed(rule: CacheRule, keepers: readonly (Keeper | undefined)[]): CacheRule {
  if (rule.scope === 'none' || keepers.includes('nobody')) return NOT_KEPT;
  return keepers.includes('caller') ? { ...rule, scope: 'private' } : rule;
}
