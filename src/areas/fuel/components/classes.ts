export interface ValueClass {
  /** From 1, for the lowest values. */
  number: number;
  /** Lower bound, inclusive; undefined for the first class. */
  from?: number;
  /** Upper bound, exclusive; undefined for the last class. */
  below?: number;
}

/** Most decimals of a bound; as few as needed to separate two classes are used. */
const MAX_DECIMALS = 2;

/**
 * Divides values into classes of similar size with the roundest possible bounds; equal values are never split. Fewer classes than asked if
 * there are few or similar values. In order.
 */
export function makeClasses(values: readonly number[], most: number): ValueClass[] {
  const sorted = values.toSorted((a, b) => a - b);
  const bounds: number[] = [];
  for (let step = 1; step < most; step++) {
    const at = Math.round((sorted.length * step) / most);
    const [before, after] = [sorted[at - 1], sorted[at]];
    if (before === undefined || after === undefined || before === after) continue;
    const bound = roundBetween(before, after);
    if (bound > (bounds.at(-1) ?? Number.NEGATIVE_INFINITY)) bounds.push(bound);
  }
  const edges = [undefined, ...bounds, undefined];
  return edges.slice(1).map((below, index) => {
    const from = edges[index];
    return { number: index + 1, ...(from !== undefined && { from }), ...(below !== undefined && { below }) };
  });
}

/** The roundest number above one value and not above the next. */
function roundBetween(before: number, after: number): number {
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const scale = 10 ** decimals;
    const bound = Math.floor(after * scale) / scale;
    if (bound > before) return bound;
  }
  return after;
}

export const classIn = (classes: readonly ValueClass[], value: number): number =>
  classes.find(({ below }) => below === undefined || value < below)?.number ?? classes.length;
