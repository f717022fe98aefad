/**
 * What is read once for each thing, such as an open database, and kept as long as that is: who asks meanwhile waits for the same reading. One that
 * failed is forgotten, so that the next who asks tries again.
 */
export function onceFor<K extends object, V>(read: (of: K) => Promise<V>): (of: K) => Promise<V> {
  const known = new WeakMap<K, Promise<V>>();
  return (of) => {
    const made = known.get(of);
    if (made) return made;
    const reading = read(of);
    known.set(of, reading);
    reading.catch(() => known.delete(of));
    return reading;
  };
}
