/** How sure an answer is, in view of words that nobody understood: all of it, less than half with one, too little with two. */
export const confidence = (strangers: readonly string[], most = 1): number =>
  strangers.length === 0 ? most : (0.9 * most) / (1 + strangers.length);
