import type { Hints } from './features/page.ts';
import type { Line } from './outline.ts';

/** The lines of a page during selection. */
export interface Selection {
  lines: readonly Line[];
  /** Each line's probability of being content. */
  chances: readonly number[];
  hints: Hints;
  selected: Set<Line>;
}
