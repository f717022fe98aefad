/** How certain an answer is, given the words not understood: fully with none, less than half with one, too little with two. */
export const confidence = (strangers: readonly string[], most = 1): number =>
  strangers.length === 0 ? most : (0.9 * most) / (1 + strangers.length);
