/** Index of the first text in a sorted list that is not less than a text; the list's length if all are. */
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

/** Whether any text in a sorted list starts with a prefix. */
export const hasPrefix = (sorted: readonly string[], begin: string): boolean =>
  sorted[lowerBound(sorted, begin)]?.startsWith(begin) ?? false;
