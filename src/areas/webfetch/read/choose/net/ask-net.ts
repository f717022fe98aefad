import { WORDS_OF_A_LINE } from './hash-words.ts';
import type { Net } from './load-net.ts';

/** The kernel reckons lines in fours. */
const AT_ONCE = 4;
const BYTES = Float32Array.BYTES_PER_ELEMENT;

/**
 * The probability, 0 to 1, that each line of a page is content. `rows` has the features of all lines one after another, `words` their hashed
 * words. Takes time and memory in proportion to the lines.
 */
export function askNet(net: Net, rows: Int16Array, words: Uint16Array): Float32Array {
  const { kernel, width, layers } = net;
  const lines = rows.length / net.mean.length;
  // empty lines around the page, and up to a multiple of AT_ONCE behind it, so that no line needs a case of its own
  const around = Math.max(...layers.map(({ by }) => by));
  const room = (around + Math.ceil(lines / AT_ONCE) * AT_ONCE + around) * width;
  const { address, numbers } = kernel.scratch(2 * room + SCRATCH_ROWS * width);
  const [held, sums] = [numbers.subarray(around * width, (around + lines) * width), numbers.subarray(room, room + lines * width)];
  const [heldAt, sumsAt] = [address + around * width * BYTES, address + room * BYTES];
  const spareAt = address + 2 * room * BYTES;
  enterLines(net, rows, words, { heldAt, spareAt, held });
  for (const { by, weights, bias } of layers) {
    kernel.multiply(heldAt, width, 3, by, weights, bias, width, lines, sumsAt);
    for (let at = 0; at < held.length; at++) held[at] = (held[at] as number) + Math.max(0, sums[at] as number);
  }
  const page = viewPage(net, held, spareAt);
  kernel.multiply(heldAt, width, 1, 0, net.join.weights, net.join.bias, width, lines, sumsAt);
  const { weights, bias } = net.leave;
  return Float32Array.from({ length: lines }, (_, line) => {
    let odds = bias;
    for (let column = 0; column < width; column++)
      odds += Math.max(0, (sums[line * width + column] as number) + (page[column] as number)) * (weights[column] as number);
    return 1 / (1 + Math.exp(-odds));
  });
}

/** Rows of numbers beside those of the lines: a sum, the words of a line, and the page in four lines, of twice as many columns, with its four sums. */
const SCRATCH_ROWS = 2 + 3 * AT_ONCE;

interface Places {
  /** The first line's numbers in the kernel's memory, and some room beside them. */
  heldAt: number;
  spareAt: number;
  held: Float32Array;
}

/** The first layer. Neighbours share most features, so only those that differ from the line before are added anew. */
function enterLines(net: Net, rows: Int16Array, words: Uint16Array, { heldAt, spareAt, held }: Places): void {
  const { kernel, mean, scale, clip, enter, width, wordWidth } = net;
  const features = mean.length;
  const [sumAt, spokenAt] = [spareAt, spareAt + width * BYTES];
  const sum = kernel.view(sumAt, width).fill(0);
  const spoken = kernel.view(spokenAt, wordWidth);
  kernel.addRow(sumAt, enter.bias, 1, width);
  const counted = new Float32Array(features);
  const wordsAt = enter.weights + features * width * BYTES;
  for (let line = 0, first = 0; first < rows.length; line++, first += features) {
    for (let feature = 0; feature < features; feature++) {
      const value = rows[first + feature] as number;
      if (line > 0 && value === rows[first + feature - features]) continue;
      const now = Math.fround(Math.min(clip, Math.max(-clip, (value - (mean[feature] as number)) * (scale[feature] as number))));
      kernel.addRow(sumAt, enter.weights + feature * width * BYTES, now - (counted[feature] as number), width);
      counted[feature] = now;
    }
    held.set(sum, line * width);
    const count = speak(net, words, line * WORDS_OF_A_LINE, spoken, spokenAt);
    const lineAt = heldAt + line * width * BYTES;
    for (let at = 0; count && at < wordWidth; at++)
      kernel.addRow(lineAt, wordsAt + at * width * BYTES, (spoken[at] as number) / count, width);
    for (let at = line * width; at < (line + 1) * width; at++) held[at] = Math.max(0, held[at] as number);
  }
}

/** Adds up the rows of a line's words; returns how many there are. */
function speak(
  { kernel, words: table, wordWidth }: Net,
  words: Uint16Array,
  first: number,
  spoken: Float32Array,
  spokenAt: number,
): number {
  spoken.fill(0);
  let count = 0;
  for (; count < WORDS_OF_A_LINE && words[first + count]; count++)
    kernel.addRow(spokenAt, table + (words[first + count] as number) * wordWidth * BYTES, 1, wordWidth);
  return count;
}

/** What the page as a whole adds to each line: made of the mean and the largest of every column. */
function viewPage({ kernel, page, width }: Net, held: Float32Array, spareAt: number): Float32Array {
  const seen = kernel.view(spareAt, AT_ONCE * 2 * width).fill(0);
  const means = new Float64Array(width);
  for (let first = 0; first < held.length; first += width)
    for (let column = 0; column < width; column++) {
      const value = held[first + column] as number;
      means[column] = (means[column] as number) + (value * width) / held.length;
      seen[width + column] = Math.max(seen[width + column] as number, value);
    }
  seen.set(means);
  const sumsAt = spareAt + AT_ONCE * 2 * width * BYTES;
  kernel.multiply(spareAt, 2 * width, 1, 0, page.weights, page.bias, width, 1, sumsAt);
  return kernel.view(sumsAt, width).map((sum) => Math.max(0, sum));
}
