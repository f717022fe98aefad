import { isProse } from './features/sums.ts';
import type { Script } from './language.ts';
import { fromOdds, toOdds } from './odds.ts';
import type { Line } from './outline.ts';

// Corrections of the trees' probabilities by the page's language and by its links. The figures were chosen on one half of the hosts of the news in
// five languages and held on the other (docs/reader.md).

/** Probabilities that stand for what Readability chose. */
const FOUND = { yes: 0.9, no: 0.03 };
/** Fewer words that Readability chose are no text. */
const MIN_FOUND = 30;
/** A text is in sentences by this share of its words at least; the cards of a shop are none. */
const OF_SENTENCES = 0.5;
/** F1 in words below which two choices differ widely. */
const FAR_APART = 0.5;
/** How much Readability's choice counts in scripts of whose words the trees know none, in the logarithm of odds. */
const LEANING = 2.5;
/**
 * By how much a link is less likely content, in the logarithm of odds, in a page of whose chosen text a smaller share is links: in Latin letters, and
 * in scripts that the trees hardly know.
 */
const LINKS = { latin: { below: 0.3, by: 0.6 }, unknown: { below: 0.7, by: 5 } } as const;
export const linkRule = (script: Script | 'english') => (script === 'english' || script === 'latin' ? LINKS.latin : LINKS.unknown);

export const chancesOfFound = (lines: readonly Line[]): number[] => lines.map(({ found }) => (found ? FOUND.yes : FOUND.no));

/** Probabilities drawn to what Readability chose, if that is a text. */
export const leanToFound = (lines: readonly Line[], chances: readonly number[]): readonly number[] =>
  countFound(lines) > MIN_FOUND ? chances.map((chance, at) => addOdds(chance, lines[at]?.found ? LEANING : -LEANING)) : chances;

/** Probabilities lowered by the share of each line that is links. */
export const lowerLinks = (lines: readonly Line[], chances: readonly number[], by: number): number[] =>
  chances.map((chance, at) => {
    const { weight, linked } = lines[at] as Line;
    return weight > 0 ? addOdds(chance, (-by * linked) / weight) : chance;
  });

const addOdds = (chance: number, odds: number): number => fromOdds(toOdds(chance) + odds);

/** The share of the chosen text that is links, 0 to 1. */
export function linkShare(chosen: Iterable<Line>): number {
  let [all, links] = [0, 0];
  for (const { weight, linked } of chosen) [all, links] = [all + weight, links + linked];
  return links / Math.max(1, all);
}

const countFound = (lines: readonly Line[]) => lines.reduce((sum, { found, words }) => sum + (found ? words.length : 0), 0);

/** Whether what Readability chose, if that is a text, is widely another text than the chosen one. */
export function differsWidely(chosen: ReadonlySet<Line>, lines: readonly Line[]): boolean {
  let [kept, found, prose, both] = [0, 0, 0, 0];
  for (const line of lines) {
    if (chosen.has(line)) kept += line.size;
    if (line.found) found += line.size;
    if (line.found && isProse(line)) prose += line.size;
    if (line.found && chosen.has(line)) both += line.size;
  }
  return found > MIN_FOUND && prose >= OF_SENTENCES * found && 2 * both < FAR_APART * (kept + found);
}
