const DIGITS = 6;
const BASE = 36;

/** The last six characters of a bank's codes, prepared for lookups. */
export interface BranchCodes {
  count: number;
  has(code: string): boolean;
  /** All codes in order, digits-only ones first. */
  all(): Iterable<string>;
}

/**
 * Packs codes as text. Digits-only codes are stored as runs, each as the distance from the end of the previous one and, after a dot, its
 * length, in base 36; the others follow after a bar, six characters each. The encoding is unique.
 */
export function packCodes(codes: Iterable<string>): string {
  const numbers: number[] = [];
  const texts: string[] = [];
  for (const code of new Set(codes)) {
    if (/^\d{6}$/.test(code)) numbers.push(Number(code));
    else texts.push(code);
  }
  let end = 0;
  const runs = toRuns(numbers.sort((a, b) => a - b)).map(([from, to]) => {
    const run = (from - end).toString(BASE) + (to > from ? `.${(to - from).toString(BASE)}` : '');
    end = to;
    return run;
  });
  return `${runs.join(' ')}|${texts.sort().join('')}`;
}

function toRuns(sorted: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** The reverse of `packCodes`. */
export function unpackCodes(packed: string): BranchCodes {
  const [numeric = '', letters = ''] = packed.split('|');
  const from: number[] = [];
  const to: number[] = [];
  let end = 0;
  for (const run of numeric === '' ? [] : numeric.split(' ')) {
    const [gap = '0', more = '0'] = run.split('.');
    const start = end + Number.parseInt(gap, BASE);
    end = start + Number.parseInt(more, BASE);
    from.push(start);
    to.push(end);
  }
  const texts = new Set(letters.match(/.{6}/g) ?? []);
  return {
    count: from.reduce((sum, start, at) => sum + (to[at] ?? start) - start + 1, texts.size),
    has: (code) => (/^\d{6}$/.test(code) ? isInRuns(Number(code), from, to) : texts.has(code)),
    *all() {
      for (const [at, start] of from.entries())
        for (let number = start; number <= (to[at] ?? start); number += 1) yield String(number).padStart(DIGITS, '0');
      yield* texts;
    },
  };
}

/** Binary search for the run that may contain the number. */
function isInRuns(number: number, from: readonly number[], to: readonly number[]): boolean {
  let [low, high] = [0, from.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (number < (from[middle] ?? 0)) high = middle - 1;
    else if (number > (to[middle] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
