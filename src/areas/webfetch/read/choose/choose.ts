import type { z } from 'zod';
import type { fetchResponse } from '../../schema.ts';
import { ABROAD_RULES } from './abroad-rules.ts';
import { buildOutline } from './build-outline.ts';
import { chooseSet, type Piece } from './choose-set.ts';
import { isContentAlone } from './content-alone.ts';
import { NAME_FAMILIES } from './features/families.ts';
import type { Hints } from './features/page.ts';
import { cacheKey } from './features/series.ts';
import { type Judges, judgeLines } from './judges.ts';
import { keepOnly } from './keep-only.ts';
import { isEnglish, scriptOf } from './language.ts';
import { chancesOfFound, differsWidely, leanToFound, linkRule, linkShare, lowerLinks } from './lean.ts';
import type { Box, Line, Outline } from './outline.ts';
import { POST_RULES } from './post-rules.ts';
import { markFound } from './readability.ts';
import type { Selection } from './selection.ts';

/** A table whose rows have more text than this is layout. In weighted characters. */
const MAX_ROW_WEIGHT = 600;

/**
 * Reduces a prepared page to its content: trees and a net give each line a probability, and the set with the highest expected F1 is
 * kept. Modifies the document. Returns its body, empty if the page has no text, and counts of what was dropped, `hidden` characters included.
 */
export function chooseContent(document: Document, hints: Hints, judges: Judges, hidden: number): { content: Element; dropped: Dropped } {
  const outline = outlinePage(document);
  const chosen = chooseLines(outline.lines, judgeLines(outline, hints, judges), hints);
  keepOnly(document.body, new Set([...chosen].flatMap(({ nodes }) => nodes)));
  return { content: document.body, dropped: { ...countDropped(outline.lines, chosen), ...(hidden ? { hidden } : {}) } };
}

/** The lines of a prepared page, with Readability's choice marked. */
export function outlinePage(document: Document): Outline {
  const outline = buildOutline(document.body);
  markFound(document, outline);
  return outline;
}

/** The rule for other languages: the trees have learnt English names and words. */
export const ABROAD = 'abroad, a text that Readability sees elsewhere is its';
/** The rule for links: beside a text they lead to others. */
export const FEWER_LINKS = 'in a page that is mostly text, links count less';

/** The rule for fragments, notices and letters, of which trees and nets have seen none. */
export const ALONE = 'a page without menus stays whole';

/** The best set of lines by their probabilities, corrected by the rules; a trial leaves one rule out. */
export function chooseLines(lines: readonly Line[], judged: readonly number[], hints: Hints, without?: string): Set<Line> {
  const script = without === ABROAD || isEnglish(lines, hints.lang) ? 'english' : scriptOf(lines);
  const isAlone = without !== ALONE && isContentAlone(lines);
  const chances = isAlone ? lines.map(() => 1) : judged;
  const selected = isAlone ? chooseByChances(lines, chances, hints, without) : chooseByScript({ lines, chances, hints }, script, without);
  if (script === 'english') return selected;
  for (const [name, touch] of Object.entries(ABROAD_RULES)) if (name !== without) touch({ lines, chances, hints, selected });
  return selected;
}

function chooseByScript(
  { lines, chances, hints }: Omit<Selection, 'selected'>,
  script: ReturnType<typeof scriptOf> | 'english',
  without: string | undefined,
): Set<Line> {
  const choose = (given: readonly number[]) => chooseByChances(lines, given, hints, without);
  const leaned = script === 'other' ? leanToFound(lines, chances) : chances;
  const chosen = choose(leaned);
  if (script === 'latin' && differsWidely(chosen, lines)) return choose(chancesOfFound(lines));
  const { below, by } = linkRule(script);
  return without === FEWER_LINKS || linkShare(chosen) >= below ? chosen : choose(lowerLinks(lines, leaned, by));
}

function chooseByChances(lines: readonly Line[], chances: readonly number[], hints: Hints, without?: string): Set<Line> {
  const level = without === ALIKE ? chances : levelChances(lines, chances);
  const pieces = groupPieces(lines, level, without !== TOGETHER);
  const chosen = chooseSet(pieces);
  const kept = new Set(pieces.flatMap((piece, at) => (chosen[at] ? piece.lines : [])));
  for (const [name, touch] of Object.entries(POST_RULES)) if (name !== without) touch({ lines, chances, hints, selected: kept });
  return kept;
}

/** The template rule: what is at the same place in every card is content in all of them or in none. */
export const ALIKE = 'lines of one template share their chance';

/** How many enclosing boxes define a line's template, and the weight of the template's probability. */
const GRAIN = 6;
const TEMPLATE_SHARE = 0.8;

/** Pulls probabilities towards their template's mean, weighted by size. */
function levelChances(lines: readonly Line[], chances: readonly number[]): number[] {
  const keys = lines.map((line) => cacheKey(line, GRAIN));
  const sums = new Map<string, { words: number; held: number }>();
  for (const [at, { size }] of lines.entries()) {
    const sum = sums.get(keys[at] as string) ?? { words: 0, held: 0 };
    sums.set(keys[at] as string, { words: sum.words + size, held: sum.held + size * (chances[at] ?? 0) });
  }
  return chances.map((chance, at) => {
    const sum = sums.get(keys[at] as string);
    return sum?.words ? chance + TEMPLATE_SHARE * (sum.held / sum.words - chance) : chance;
  });
}

interface PieceOfLines extends Piece {
  lines: Line[];
}

/** The table rule: a row is kept or dropped as a whole. */
export const TOGETHER = 'a row of a table stays whole';

/** Lines with words, as pieces; with `together`, a table row is one piece. */
function groupPieces(lines: readonly Line[], chances: readonly number[], together: boolean): PieceOfLines[] {
  const pieces: PieceOfLines[] = [];
  const rows = new Map<Box, PieceOfLines>();
  for (const [at, line] of lines.entries()) {
    const words = line.size;
    const chance = chances[at] ?? 0;
    const row = together ? findTableRow(line, lines) : null;
    const piece = row && rows.get(row);
    if (piece) {
      piece.chance = (piece.chance * piece.words + chance * words) / Math.max(1, piece.words + words);
      piece.words += words;
      piece.lines.push(line);
    } else if (words) {
      const own = { lines: [line], words, chance };
      pieces.push(own);
      if (row) rows.set(row, own);
    }
  }
  return pieces;
}

function findTableRow(line: Line, lines: readonly Line[]): Box | null {
  for (let box: Box | null = line.box, steps = 0; box && steps < 4; box = box.parent, steps++) {
    if (box.element.localName !== 'tr') continue;
    let weight = 0;
    for (let at = box.first; at < box.end && weight <= MAX_ROW_WEIGHT; at++) weight += lines[at]?.weight ?? 0;
    return weight <= MAX_ROW_WEIGHT ? box : null;
  }
  return null;
}

/** Characters of text outside the main content, by the use that the names of enclosing boxes suggest. */
type Dropped = NonNullable<z.output<typeof fetchResponse>['dropped']>;

type Use = Exclude<keyof Dropped, 'hidden'>;

const USES: Partial<Record<(typeof NAME_FAMILIES)[number], Use>> = {
  nav: 'navigation',
  head: 'navigation',
  foot: 'navigation',
  related: 'related',
  side: 'related',
  comment: 'comments',
};
const FAMILIES = Object.entries(USES).map(([family, use]) => ({ at: NAME_FAMILIES.indexOf(family as keyof typeof USES), use }));

/** What is dropped from a page if these lines are kept. */
function countDropped(lines: readonly Line[], kept: ReadonlySet<Line>): Omit<Dropped, 'hidden'> {
  const dropped = { navigation: 0, related: 0, comments: 0, other: 0 };
  for (const line of lines) if (!kept.has(line)) dropped[useOf(line)] += line.text.length;
  return dropped;
}

/** The use named by the nearest enclosing box. */
function useOf({ box: { nearest } }: Line): Use {
  let [found, depth]: [Use, number] = ['other', -1];
  for (const { at, use } of FAMILIES) if ((nearest[at] ?? -1) > depth) [found, depth] = [use, nearest[at] as number];
  return found;
}
