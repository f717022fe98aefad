/** Names by the letter pairs they contain, so that most dissimilar ones are never examined. */
export interface PairIndex {
  size: number;
  byPair: ReadonlyMap<string, readonly number[]>;
}

/** Consecutive letter pairs, in order: `de el lh hi`. */
export const letterPairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Indexes things by all their names; a thing is its position in the list. */
export function indexPairs(things: readonly (readonly string[])[]): PairIndex {
  const byPair = new Map<string, number[]>();
  for (const [at, names] of things.entries()) addPairs(byPair, at, names);
  return { size: things.length, byPair };
}

/** Adds a thing to such an index, by its position in the list. */
export function addPairs(byPair: Map<string, number[]>, at: number, names: readonly string[]): void {
  for (const pair of new Set(names.flatMap(letterPairs))) {
    const same = byPair.get(pair);
    if (same) same.push(at);
    else byPair.set(pair, [at]);
  }
}

/** How many of these pairs each thing has; a repeated pair counts twice. Counts up to 255. */
export function countPairs({ size, byPair }: PairIndex, pairs: Iterable<string>): Uint8Array {
  const counts = new Uint8Array(size);
  for (const pair of pairs) for (const at of byPair.get(pair) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}
