import { sharedWork } from './inputs.ts';

/**
 * Work whose result all share who ask within so many milliseconds of its beginning. One that failed is forgotten. `now`: a clock, in milliseconds.
 */
export function shareFor<V>(ms: number, work: () => Promise<V>, now = () => performance.now()): () => Promise<V> {
  let shared: { begun: number; result: Promise<V> } | undefined;
  return () => {
    if (shared && now() - shared.begun < ms) return shared.result;
    const mine = { begun: now(), result: work() };
    shared = mine;
    mine.result.catch(() => {
      if (shared === mine) shared = undefined;
    });
    return mine.result;
  };
}

/**
 * What is read once for each thing, such as an open database, and kept as long as that is: who asks meanwhile waits for the same reading. One that
 * failed is forgotten, so that the next who asks tries again.
 */
export function memoizeAsync<K extends object, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const cache = new WeakMap<K, () => Promise<V>>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached();
    const loading = sharedWork(() => load(key));
    cache.set(key, loading);
    const result = loading();
    result.catch(() => cache.delete(key));
    return result;
  };
}

/** What a cache has under a key, made and kept where it has nothing. */
export function keptIn<K, V extends {}>(
  cache: { get(key: K): V | undefined; set(key: K, value: NoInfer<V>): unknown },
  key: K,
  make: () => V,
): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
