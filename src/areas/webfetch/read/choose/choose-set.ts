/** A piece of a page: its size, and the expected share of content in it, 0 to 1. */
export interface Piece {
  words: number;
  chance: number;
}

/**
 * Chooses the pieces with the highest expected F1 against the unknown content. That is always the n likeliest pieces for some n, since a
 * piece helps as long as its probability exceeds half the F1 reached. Returns for each piece whether it is chosen.
 */
export function chooseSet(pieces: readonly Piece[]): boolean[] {
  const wanted = pieces.reduce((sum, { words, chance }) => sum + words * chance, 0);
  const chosen = pieces.map(() => false);
  const order = pieces.map((_, at) => at).sort((one, other) => (pieces[other]?.chance ?? 0) - (pieces[one]?.chance ?? 0));
  let [taken, held, best, count] = [0, 0, 0, 0];
  for (const [at, place] of order.entries()) {
    const { words, chance } = pieces[place] ?? { words: 0, chance: 0 };
    taken += words;
    held += words * chance;
    const score = (2 * held) / (taken + wanted);
    if (score > best) [best, count] = [score, at + 1];
  }
  for (const place of order.slice(0, count)) chosen[place] = true;
  return chosen;
}
