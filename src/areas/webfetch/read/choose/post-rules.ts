import { bareText, POST } from '../page/elements.ts';
import { keepDetails } from './detail-rules.ts';
import { NAME_FAMILIES } from './features/families.ts';
import { type Hints, isProduct } from './features/page.ts';
import { isProse } from './features/sums.ts';
import { fillManual } from './manual-rules.ts';
import { dropNavigation } from './navigation-rules.ts';
import { keepOffer } from './offer-rules.ts';
import { dropOptions } from './option-rules.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';
import { keepShelves } from './shelf-rules.ts';
import { STRUCTURE_RULES } from './structure-rules.ts';

/** Corrections to the model: lines that a reader would miss or see twice. Applied in this order; a trial leaves one out. */
export const POST_RULES: Readonly<Record<string, (selection: Selection) => void>> = {
  'a line that repeats the title goes': dropTitle,
  'short lines alone in one text go': dropIsolated,
  'code beside text stays': keepCode,
  'headings under which nothing is left go': dropEmptyHeadings,
  'one copy of a paragraph': dropCopies,
  'the headline stays': keepHeadline,
  'a product keeps its price, stock and sizes': keepOffer,
  'a product keeps its table of details': keepDetails,
  'a post keeps its author and date': keepBylines,
  'a picture beside text stays': keepPictures,
  ...STRUCTURE_RULES,
  'options to choose from go': dropOptions,
  'in a manual, sentences and lists in the box of its text stay': fillManual,
  "menus and lists of the page's own sections go": dropNavigation,
  'cards of a shelf stay whole': keepShelves,
};

/** Drops lines that only repeat the title, which the answer has separately; a product keeps its name. */
function dropTitle({ hints, selected }: Selection): void {
  const title = bareText(hints.title);
  if (!title || isProduct(hints) || selected.size < 2) return;
  for (const line of selected) if (line.text.length <= 2 * hints.title.length && bareText(line.text) === title) selected.delete(line);
}

/** Keeps a headline that differs from the title, and that of a product. */
function keepHeadline({ lines, hints, selected }: Selection): void {
  const headline = lines.find((line) => line.level === 1 && line.linked < line.weight);
  if (headline && selected.size && (isProduct(hints) || !bareText(hints.title).includes(bareText(headline.text)))) selected.add(headline);
}

/** If this share of the kept words is in sentences, the page is one text. */
const ONE_TEXT = 0.8;

/** An isolated line stays from this many words, or from this probability. */
const WORDS_ALONE = 25;
const CHANCE_ALONE = 0.7;

/** In a page that is one text, drops short lines separated from it by dropped ones. */
function dropIsolated({ lines, chances, hints, selected }: Selection): void {
  if (!isOneText(hints, selected)) return;
  const strays: Line[] = [];
  const worded = [...lines.entries()].filter(([, line]) => line.size > 0);
  for (const [place, [at, line]] of worded.entries()) {
    const beside = [worded[place - 1], worded[place + 1]].some((other) => other && selected.has(other[1]));
    if (selected.has(line) && !beside && line.size < WORDS_ALONE && (chances[at] ?? 0) < CHANCE_ALONE) strays.push(line);
  }
  for (const line of strays) selected.delete(line);
}

function isOneText({ types }: Hints, kept: ReadonlySet<Line>): boolean {
  if (types.some((type) => /discussion|qapage|question/i.test(type))) return false;
  let [all, prose] = [0, 0];
  for (const line of kept) {
    all += line.size;
    if (isProse(line)) prose += line.size;
  }
  return all > 0 && prose >= ONE_TEXT * all;
}

/** Keeps code and its heading if, in the smallest box around it with anything kept, most words are kept. */
function keepCode({ lines, selected }: Selection): void {
  const dropped = [...lines.entries()].filter(([, line]) => isCode(line) && !selected.has(line));
  if (dropped.length === 0) return;
  const all = countWords(lines, () => true);
  const kept = countWords(lines, (line) => selected.has(line));
  const within = (counts: Float64Array, { first, end }: Box) => (counts[end] ?? 0) - (counts[first] ?? 0);
  for (const [at, line] of dropped) {
    let box = line.box.parent;
    while (box && within(kept, box) === 0) box = box.parent;
    if (!box || 2 * within(kept, box) < within(all, box)) continue;
    selected.add(line);
    const heading = lines[at - 1];
    if (heading?.level) selected.add(heading);
  }
}

/** Code of its own: a listing, or a line that is one piece of code, such as a signature or a type's members. */
const isCode = (line: Line) => line.size > 0 && (/^(?:code|samp)$/.test(line.inline) || isListing(line));
const isListing = ({ box }: Line) => box.element.localName === 'pre';

/** Running totals of words in lines that count, before each line and at the end. */
function countWords(lines: readonly Line[], counts: (line: Line) => boolean): Float64Array {
  const sums = new Float64Array(lines.length + 1);
  for (const [at, line] of lines.entries()) sums[at + 1] = (sums[at] ?? 0) + (counts(line) ? line.size : 0);
  return sums;
}

/** Text ranks below every heading. */
const TEXT_LEVEL = 7;

/** From this probability on, headings with nothing below them in the page are names of a list. */
const CHANCE_OF_NAMES = 0.7;

/**
 * In a page that is one text, drops headings whose content is not kept: nothing kept follows but a heading of the same or a higher level. A heading
 * with nothing below it in the page itself, such as the name of an attribute, stays if it is likely content.
 */
function dropEmptyHeadings({ lines, chances, hints, selected }: Selection): void {
  if (!isOneText(hints, selected)) return;
  let below = 0;
  let isLost = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line?.size) continue;
    if (!selected.has(line)) {
      isLost = true;
      continue;
    }
    const level = line.level || TEXT_LEVEL;
    const stays: boolean = level === TEXT_LEVEL || level < below || (!isLost && (chances[at] ?? 0) >= CHANCE_OF_NAMES);
    if (stays) below = level;
    else selected.delete(line);
    isLost = !stays;
  }
}

/** Longest name or date, in words. */
const MAX_LABEL_WORDS = 8;

/** Name families used for a post's author and date. */
const NAMING = ['profile', 'meta'].map((family) => (NAME_FAMILIES as readonly string[]).indexOf(family));

/** Keeps the first two lines in each kept post that name its author and date. */
function keepBylines({ lines, selected }: Selection): void {
  const posts = new Map<Box, { bylines: Line[]; isKept: boolean }>();
  for (const line of lines) {
    const post = findPost(line);
    if (!post) continue;
    const one = posts.get(post) ?? { bylines: [], isKept: false };
    posts.set(post, one);
    if (selected.has(line) && line.level === 0) one.isKept = true;
    const names = NAMING.some((family) => (line.box.nearest[family] ?? -1) > post.depth || (line.kinds >> family) & 1);
    if (names && line.size > 0 && line.size <= MAX_LABEL_WORDS && one.bylines.length < 2) one.bylines.push(line);
  }
  for (const { bylines, isKept } of posts.values()) if (isKept) for (const line of bylines) selected.add(line);
}

/** The outermost box around a line that is one of a series and is named a post. */
function findPost(line: Line): Box | null {
  let post: Box | null = null;
  for (let box: Box | null = line.box; box; box = box.parent) if (box.alike > 1 && POST.test(box.key)) post = box;
  return post;
}

/** From this many words on, a repeated line counts as a copy. */
const WORDS_OF_A_COPY = 15;

/** A line this long may be the whole text again, in one piece for machines. In words. */
const WORDS_OF_A_TEXT = 150;

/**
 * Drops copies of a text made for another screen width or for machines. Code and tables repeat themselves on purpose, and so do the sentences of
 * instructions that stand around other code each time: for each language, or each system.
 */
function dropCopies({ lines, selected }: Selection): void {
  const said = new Map<string, Box | null>();
  const listings = new Map<string, number>();
  for (const [at, line] of lines.entries()) if (isListing(line) && !listings.has(line.text)) listings.set(line.text, at);
  for (const line of lines) {
    if (!selected.has(line) || line.size < WORDS_OF_A_COPY || /^(?:pre|td|th)$/.test(line.box.element.localName)) continue;
    if (!said.has(line.text)) said.set(line.text, line.box.parent);
    // a repeat in the same box is a refrain
    else if (said.get(line.text) !== line.box.parent && !standsByNewCode(line, lines, listings)) selected.delete(line);
  }
  let longest: Line | undefined;
  for (const line of selected) if (line.size > (longest?.size ?? WORDS_OF_A_TEXT)) longest = line;
  if (!longest) return;
  let again = 0;
  for (const line of selected) if (line !== longest && line.size >= WORDS_OF_A_COPY && longest.text.includes(line.text)) again += line.size;
  if (2 * again > longest.size) selected.delete(longest);
}

/** How many boxes up the code may be about which a line says something, and most lines of such a box. */
const CODE_STEPS = 3;
const MAX_STEP = 40;

/** Whether the smallest box around a line that holds code holds a listing that has not stood before it. `listings`: where each stands first. */
function standsByNewCode({ box }: Line, lines: readonly Line[], listings: ReadonlyMap<string, number>): boolean {
  for (let outer: Box | null = box.parent, steps = 0; outer && steps < CODE_STEPS; outer = outer.parent, steps++) {
    const { first, end } = outer;
    if (end - first > MAX_STEP) return false;
    const code = lines.slice(first, end).filter(isListing);
    if (code.length > 0) return code.some(({ text }) => (listings.get(text) ?? 0) >= first);
  }
  return false;
}

/** Keeps images without text between kept lines, or next to one in the same box. */
function keepPictures({ lines, selected }: Selection): void {
  let before: Line | undefined;
  let waiting: Line[] = [];
  for (const line of [...lines, undefined]) {
    if (line && !line.size) {
      waiting.push(line);
      continue;
    }
    const beside = [before, line].filter((text) => text !== undefined && selected.has(text));
    for (const picture of waiting)
      if (beside.length === 2 || beside.some((text) => text && sharesBox(picture, text))) selected.add(picture);
    waiting = [];
    before = line;
  }
}

/** The text is in the box around the image's own. */
function sharesBox(picture: Line, text: Line): boolean {
  const shared = picture.box.parent ?? picture.box;
  for (let box: Box | null = text.box; box; box = box.parent) if (box === shared) return true;
  return false;
}
