import { NAME_FAMILIES } from './features/families.ts';
import type { Line } from './outline.ts';

/** Characters of a page's text that are not its main content, by what the names of the boxes around them say of their use. */
export interface Dropped {
  /** Menus, heads and feet. */
  navigation: number;
  /** What leads to other pages, and what stands at the side. */
  related: number;
  comments: number;
  other: number;
}

const USES: Partial<Record<(typeof NAME_FAMILIES)[number], keyof Dropped>> = {
  nav: 'navigation',
  head: 'navigation',
  foot: 'navigation',
  related: 'related',
  side: 'related',
  comment: 'comments',
};
const FAMILIES = Object.entries(USES).map(([family, use]) => ({ at: NAME_FAMILIES.indexOf(family as keyof typeof USES), use }));

/** What is left out of a page when of its lines these are kept. */
export function countDropped(lines: readonly Line[], kept: ReadonlySet<Line>): Dropped {
  const dropped: Dropped = { navigation: 0, related: 0, comments: 0, other: 0 };
  for (const line of lines) if (!kept.has(line)) dropped[useOf(line)] += line.text.length;
  return dropped;
}

/** By the nearest box around the line whose names say so. */
function useOf({ box: { nearest } }: Line): keyof Dropped {
  let [found, depth]: [keyof Dropped, number] = ['other', -1];
  for (const { at, use } of FAMILIES) if ((nearest[at] ?? -1) > depth) [found, depth] = [use, nearest[at] as number];
  return found;
}
