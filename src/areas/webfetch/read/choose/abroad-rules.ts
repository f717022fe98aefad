import { bareText } from '../page/elements.ts';
import { tableAround } from './boxes.ts';
import { isProse } from './features/sums.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

// Rules for pages that are not in English, whose names and words the trees hardly know: by structure alone. The figures were chosen on one half of the
// hosts of the news in five languages and held on the other (docs/reader.md).

/** Corrections after all others, in this order; a trial leaves one out. */
export const ABROAD_RULES: Readonly<Record<string, (selection: Selection) => void>> = {
  'abroad, what stands apart from the text goes': keepTogether,
  'abroad, a text has its headline and its beginning': keepBeginning,
  'abroad, what stands in a form goes': dropForms,
};

/** Where this share of what is kept stands is the text's own box. */
const SHARE_OF_TEXT = 0.8;
/** Outside that box a line stays from this probability on. */
const SURE = 0.9;

/** Drops what stands apart from the text: teasers, comments, polls. Tables of data stay. */
function keepTogether({ lines, chances, selected }: Selection): void {
  const box = boxOfText(lines, chances, selected);
  if (!box) return;
  for (const [at, line] of lines.entries())
    if ((at < box.first || at >= box.end) && (chances[at] ?? 0) < SURE && !isNamedTable(tableAround(line), lines)) selected.delete(line);
}

/** Fewest names in a table that is no calendar, and fewest letters of one. */
const MIN_NAMES = 4;
/** Whether a line has a word of three letters, and letters in a word behind it. */
function isName(text: string): boolean {
  const word = text.search(/\p{L}{3}/u);
  const space = word < 0 ? -1 : text.indexOf(' ', word);
  return space >= 0 && /\p{L}/u.test(text.slice(space));
}

/** Whether a table is of data that its rows name in words. */
const isNamedTable = (table: Box | undefined, lines: readonly Line[]): boolean =>
  table !== undefined && lines.slice(table.first, table.end).filter(({ text }) => isName(text)).length >= MIN_NAMES;

/** The smallest box around the longest kept paragraph in which most of what is kept stands, by words and their probabilities. */
function boxOfText(lines: readonly Line[], chances: readonly number[], selected: ReadonlySet<Line>): Box | undefined {
  const sums = new Float64Array(lines.length + 1);
  let longest: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const isKept = selected.has(line);
    sums[at + 1] = (sums[at] as number) + (isKept ? line.size * (chances[at] ?? 0) : 0);
    if (isKept && line.level === 0 && ownWeight(line) > (longest ? ownWeight(longest) : -1)) longest = line;
  }
  let box = longest?.box;
  const enough = SHARE_OF_TEXT * (sums.at(-1) ?? 0);
  while (box?.parent && (sums[box.end] as number) - (sums[box.first] as number) < enough) box = box.parent;
  return box;
}

const ownWeight = ({ weight, linked }: Line) => weight - linked;

/** Fewest words of a line with which the text begins, and fewest letters of a headline. */
const WORDS_OF_TEXT = 8;
const LETTERS_OF_HEADLINE = 6;
/** A line that says at least this share of the page's title is its headline. */
const SHARE_OF_TITLE = 0.3;
/** From this probability on a paragraph below the headline is the text's beginning. */
const LEAD = 0.6;

/** Keeps the headline above the text, by the page's title or its level, and the paragraphs between them. */
function keepBeginning({ lines, chances, hints, selected }: Selection): void {
  const isText = (line: Line) => selected.has(line) && line.level === 0 && line.size >= WORDS_OF_TEXT;
  const first = lines.findIndex(isText);
  const headline = first < 0 ? -1 : findHeadline(lines, first, bareText(hints.title));
  if (headline < 0) return;
  selected.add(lines[headline] as Line);
  for (let at = headline + 1; at < lines.length && !isText(lines[at] as Line); at++) {
    const line = lines[at] as Line;
    if (at < first && isProse(line) && (chances[at] ?? 0) >= LEAD) selected.add(line);
  }
}

/** The last line of the first level before the text that says the title; else another line that says it; else a heading of the first level. */
function findHeadline(lines: readonly Line[], first: number, title: string): number {
  let found = -1;
  for (let at = first; at >= 0; at--) {
    const line = lines[at] as Line;
    if (line.size === 0 || 2 * line.linked > line.weight || !saysTitle(bareText(line.text), title)) continue;
    if (line.level === 1) return at;
    if (found < 0) found = at;
  }
  if (found >= 0) return found;
  return lines.findLastIndex((line, at) => at < first && line.level === 1 && 2 * line.linked <= line.weight && line.size > 2);
}

const saysTitle = (said: string, title: string): boolean =>
  title !== '' &&
  said.length >= Math.max(LETTERS_OF_HEADLINE, SHARE_OF_TITLE * title.length) &&
  (title.includes(said) || (said.includes(title) && said.length <= 2 * title.length));

/** A form with a larger share of a page's text is around the page. */
const SHARE_OF_FORM = 0.3;

/** Drops what stands in a form: consents, polls, rules for those who write. */
function dropForms({ lines, selected }: Selection): void {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Map<Box, number>();
  const weigh = (box: Box) => {
    const known = weights.get(box) ?? lines.slice(box.first, box.end).reduce((sum, { weight }) => sum + weight, 0);
    weights.set(box, known);
    return known;
  };
  for (const line of selected) {
    const form = formAround(line.box);
    if (form && weigh(form) <= SHARE_OF_FORM * total) selected.delete(line);
  }
}

function formAround(box: Box): Box | undefined {
  for (let one: Box | null = box; one; one = one.parent) if (one.element.localName === 'form') return one;
  return undefined;
}
