import { writeRaised } from '../render/raised.ts';
import type { Run } from './run.ts';

/** A raised or lowered piece is smaller than the text it belongs to, by this factor at most. */
const SMALLER = 0.87;
/** A number or a sign may be nearly as large if it is raised or lowered clearly: some programs make these a step smaller by names of sizes. */
const NEARLY = { size: 0.95, shift: 0.2, text: /^[-+−–]?\d{0,3}[-+−–]?$/ };
/** How far its baseline may be above or below that of the text, relative to the text's size, and how far it may be away. */
const SHIFT = { least: 0.12, most: 0.7 };
const GAP = 0.35;

/** Writes small raised and lowered pieces as such (10⁶, CO₂), and puts them on the line of the text before them. */
export function placeRaised(runs: readonly Run[]): void {
  const bySize = [...runs].sort((a, b) => a.x - b.x);
  for (const run of runs) {
    if (run.text.length > 12) continue;
    const base = bySize.findLast((other) => other !== run && isBase(other, run));
    if (!base) continue;
    const name = run.y < base.y ? 'sup' : 'sub';
    run.text = writeRaised(run.text, name, base.text.slice(-1));
    run.y = base.y;
    run.spaced = false;
  }
}

function isBase(base: Run, run: Run): boolean {
  const shift = Math.abs(base.y - run.y) / base.size;
  const isNearly = shift >= NEARLY.shift && NEARLY.text.test(run.text);
  if (run.size > (isNearly ? NEARLY.size : SMALLER) * base.size) return false;
  const gap = Math.abs(run.x - (base.x + base.width)) / base.size;
  return shift >= SHIFT.least && shift <= SHIFT.most && gap <= GAP;
}
