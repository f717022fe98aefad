/**
 * How many slips make one word of another: a letter too many, missing, another, or two neighbours swapped (optimal string alignment).
 * Stops counting past `most`, and gives `most + 1` then.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + other);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) slips = Math.min(slips, (twoAbove[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    twoAbove = above;
    above = row;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}

/** The word of a list that a misspelt one most likely means: fewest slips, then the same first letter, then the order of the list. */
export function nearestWord(word: string, known: readonly string[], most: number): string | undefined {
  let best: { one: string; weight: number } | undefined;
  for (const one of known) {
    const slips = slipsBetween(word, one, most);
    const weight = slips * 2 + (one[0] === word[0] ? 0 : 1);
    if (slips <= most && (!best || weight < best.weight)) best = { one, weight };
  }
  return best?.one;
}
