import { writeRaised } from '../render/raised.ts';
import type { Run } from './run.ts';

/** A raised or lowered piece is smaller than the text it belongs to, by this factor at most. */
const SMALLER = 0.87;
/** A number or a sign may be nearly as large if it is raised or lowered clearly: some programs make these a step smaller by names of sizes. */
const NEARLY = { size: 0.95, shift: 0.2, text: /^[-+−–]?\d{0,3}[-+−–]?$/ };
/** How far its baseline may be above or below that of the text, relative to the text's size, and how far it may be away. */
const SHIFT = { least: 0.12, most: 0.7 };
const GAP = 0.35;
const GAP_OF_NOTE = 0.6;

/** Writes small raised and lowered pieces as such (10⁶, CO₂), and puts them on the line of the text before them. */
export function placeRaised(runs: readonly Run[]): void {
  const bySize = [...runs].sort((a, b) => a.x - b.x);
  for (const run of runs) {
    if (run.text.length > 12) continue;
    const base = bySize.findLast((other) => other !== run && isBase(other, run));
    // the mark of a note stands before its text
    const text = base ?? (NOTE_MARK.test(run.text) ? bySize.find((other) => other !== run && isTextOfNote(other, run)) : undefined);
    if (!text) continue;
    const name = run.y < text.y ? 'sup' : 'sub';
    run.text = writeRaised(run.text, name, base?.text.slice(-1) ?? '');
    run.y = text.y;
    if (base) run.spaced = false;
    else text.spaced = true;
  }
}

/** A star would be read as the mark of a list. */
const NOTE_MARK = /^(?:\d{1,3}|[†‡§])$/;

const isTextOfNote = (text: Run, mark: Run): boolean =>
  mark.y < text.y && isShifted(text, mark) && text.x > mark.x && (text.x - (mark.x + mark.width)) / text.size <= GAP_OF_NOTE;

const isBase = (base: Run, run: Run): boolean => isShifted(base, run) && Math.abs(run.x - (base.x + base.width)) / base.size <= GAP;

/** Whether a piece is smaller than a text and raised or lowered beside it. */
function isShifted(text: Run, run: Run): boolean {
  const shift = Math.abs(text.y - run.y) / text.size;
  const isNearly = shift >= NEARLY.shift && NEARLY.text.test(run.text);
  return run.size <= (isNearly ? NEARLY.size : SMALLER) * text.size && shift >= SHIFT.least && shift <= SHIFT.most;
}
