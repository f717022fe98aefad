/** A piece of a page: how much it holds, and the share of it, 0 to 1, that is expected to be content. */
export interface Piece {
  words: number;
  chance: number;
}

/**
 * Chooses the pieces whose union has the highest expected F1 against the unknown content: of all sets that is the likeliest n pieces for some
 * n, because a piece helps as long as its chance is above half the F1 reached. Tells for each piece whether it is chosen.
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
