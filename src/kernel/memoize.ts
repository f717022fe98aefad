import { setImmediate } from 'node:timers/promises';
import { noteInput, shareWithInputs } from './inputs.ts';

/**
 * Shares one run of the work among all who ask within `ms` milliseconds of its start. A failure is not kept. `now`: a clock in
 * milliseconds.
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

/** Begins work that runs once, for all who call the returned function. A build notes for each of them what the work was made from. */
export function shareWork<T>(work: () => Promise<T>): () => Promise<T> {
  if (noteInput) return shareWithInputs(work);
  const result = work();
  result.catch(() => undefined); // the callers get the error
  return () => result;
}

/** Makes a value when it is first asked for, and keeps it. */
export function onceNeeded<V>(make: () => V): () => V {
  let made: { value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Loads something once per key object, such as an open database, and keeps it as long as the object lives. Concurrent callers share one
 * load, which begins in a turn of its own, so that other calls are answered between two loads. A failure is not kept, so the next caller
 * retries.
 */
export function memoizeAsync<K extends object, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const cache = new WeakMap<K, () => Promise<V>>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached();
    const loading = shareWork(() => setImmediate().then(() => load(key)));
    cache.set(key, loading);
    const result = loading();
    result.catch(() => cache.delete(key));
    return result;
  };
}

/** The cached value of a key, created on a miss. */
export function keptIn<K, V extends {}>(
  cache: { get(key: K): V | undefined; set(key: K, value: NoInfer<V>): unknown },
  key: K,
  make: () => V,
): V {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  cache.set(key, made);
  return made;
}
