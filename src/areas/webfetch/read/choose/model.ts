/**
 * Gradient-boosted trees as written by `scripts/tools/reader/train`, all integers. A tree is five lists: each split's feature (an index
 * into `names`), the largest value that goes left, the left and right child (a leaf as -1 - its index), and the leaf values in
 * ten-thousandths.
 */
export interface ModelFile {
  names: readonly string[];
  trees: readonly (readonly (readonly number[])[])[];
}

/** The model prepared for rows with a given feature order. */
export interface Model {
  roots: Int32Array;
  feature: Int16Array;
  upTo: Int16Array;
  /** Child index; a leaf as -1 - its index. */
  left: Int32Array;
  right: Int32Array;
  leaves: Float64Array;
}

/** Builds the trees for rows with `features` in this order. Throws if the weights use a feature that the rows lack. */
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

/** The probability, 0 to 1, that a row is of the class the trees were trained on. */
export function predict({ roots, feature, upTo, left, right, leaves }: Model, row: Int16Array): number {
  let sum = 0;
  for (let at of roots) {
    while (at >= 0) at = ((row[feature[at] ?? 0] ?? 0) <= (upTo[at] ?? 0) ? left[at] : right[at]) ?? -1;
    sum += leaves[-1 - at] ?? 0;
  }
  return 1 / (1 + Math.exp(-sum / 10_000));
}
