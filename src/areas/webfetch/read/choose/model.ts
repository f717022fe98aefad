/**
 * Gradient-boosted trees as `scripts/tools/reader/train` writes them, whole numbers throughout. A tree is five lists: the feature that each split
 * looks at (its place in `names`), up to which value a row goes left, the next split left and right (a leaf as -1 - its place), and the leaves'
 * values in ten thousandths.
 */
export interface ModelFile {
  names: readonly string[];
  trees: readonly (readonly (readonly number[])[])[];
}

/** The same, ready for rows of features in a given order. */
export interface Model {
  roots: Int32Array;
  feature: Int16Array;
  upTo: Int16Array;
  /** Next split; a leaf as -1 - its place. */
  left: Int32Array;
  right: Int32Array;
  leaves: Float64Array;
}

/** Plants trees for rows that hold `features` in this order. Throws where the weights ask for one that the rows do not have. */
export function loadModel({ names, trees: model }: ModelFile, features: readonly string[]): Model {
  const places = names.map((name) => {
    const place = features.indexOf(name);
    if (place < 0) throw new Error(`The weights need the feature ${JSON.stringify(name)}, which the reader does not compute: train again.`);
    return place;
  });
  const planted: Record<keyof Model, number[]> = { roots: [], feature: [], upTo: [], left: [], right: [], leaves: [] };
  for (const [feature = [], upTo = [], left = [], right = [], leaves = []] of model) {
    const [split, leaf] = [planted.feature.length, planted.leaves.length];
    const moved = (next: number) => (next < 0 ? next - leaf : next + split);
    planted.roots.push(feature.length ? split : -1 - leaf);
    planted.feature.push(...feature.map((name) => places[name] ?? 0));
    planted.upTo.push(...upTo);
    planted.left.push(...left.map(moved));
    planted.right.push(...right.map(moved));
    planted.leaves.push(...leaves);
  }
  return {
    roots: Int32Array.from(planted.roots),
    feature: Int16Array.from(planted.feature),
    upTo: Int16Array.from(planted.upTo),
    left: Int32Array.from(planted.left),
    right: Int32Array.from(planted.right),
    leaves: Float64Array.from(planted.leaves),
  };
}

/** Chance, 0 to 1, that a row of features is of the kind that the trees were trained to find. */
export function predict({ roots, feature, upTo, left, right, leaves }: Model, row: Int16Array): number {
  let sum = 0;
  for (let at of roots) {
    while (at >= 0) at = ((row[feature[at] ?? 0] ?? 0) <= (upTo[at] ?? 0) ? left[at] : right[at]) ?? -1;
    sum += leaves[-1 - at] ?? 0;
  }
  return 1 / (1 + Math.exp(-sum / 10_000));
}
