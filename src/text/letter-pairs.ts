/** Names by each pair of letters in them: most that are unlike a text are passed over without being looked at. */
export interface PairIndex {
  size: number;
  byPair: ReadonlyMap<string, readonly number[]>;
}

/** Pairs of letters that follow each other, in order: `de el lh hi`. */
export const letterPairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Indexes things by all of their names; things are known by their place in the list. */
export function indexPairs(things: readonly (readonly string[])[]): PairIndex {
  const byPair = new Map<string, number[]>();
  for (const [at, names] of things.entries()) addPairs(byPair, at, names);
  return { size: things.length, byPair };
}

/** Adds one thing to such an index, by its place in the list. */
export function addPairs(byPair: Map<string, number[]>, at: number, names: readonly string[]): void {
  for (const pair of new Set(names.flatMap(letterPairs))) {
    const same = byPair.get(pair);
    if (same) same.push(at);
    else byPair.set(pair, [at]);
  }
}

/** How many of these pairs each thing has; one that is given twice counts twice. No more than 255 can be counted. */
export function countPairs({ size, byPair }: PairIndex, pairs: Iterable<string>): Uint8Array {
  const counts = new Uint8Array(size);
  for (const pair of pairs) for (const at of byPair.get(pair) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}
