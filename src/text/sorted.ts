/** The place of the first text of a sorted list that is not before another; its length where all are. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a text of a sorted list begins so. */
export const hasPrefix = (sorted: readonly string[], begin: string): boolean =>
  sorted[lowerBound(sorted, begin)]?.startsWith(begin) ?? false;
