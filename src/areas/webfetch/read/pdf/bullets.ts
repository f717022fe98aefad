import type { Dot } from './rules.ts';
import type { Run } from './run.ts';

/** How far the words of an entry begin to the right of its mark, relative to the font size. */
const GAP = { least: 0.2, most: 2.2 };

/** The marks of list entries that are drawn and not written, as pieces of text before their words. */
export function writeBullets(dots: readonly Dot[], runs: readonly Run[]): Run[] {
  return dots.flatMap(({ x, right, y }) => {
    const beside = runs.filter((run) => {
      const gap = (run.x - right) / run.size;
      return gap > GAP.least && gap < GAP.most && y < run.y && y > run.y - 0.75 * run.size;
    });
    // words before it on its line: it is no mark of an entry
    const isFirst = !runs.some(
      (run) => run.x < x && run.x + run.width > x - 3 * run.size && Math.abs(run.y - (beside[0]?.y ?? 0)) < 0.3 * run.size,
    );
    const [first] = beside.sort((a, b) => a.x - b.x);
    return first && isFirst ? [{ ...first, text: '•', x, width: right - x, mono: false, spaced: true, rightToLeft: false }] : [];
  });
}
