import { boxesWhere, countWords } from './boxes.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Addresses of manuals. */
const MANUAL =
  /^https?:\/\/(?:docs?|developers?|api|wiki|help|support|learn|dev|manual)\.|\/(?:docs?|documentation|api|reference|guides?|manual|learn|wiki|help)\b/i;

export const isManual = (url: string): boolean => MANUAL.test(url);

/** Share of the kept words that the box of a manual's text holds. */
const MOST = 0.99;
/** A shorter line, or one that is less likely content, is left out there too. */
const MIN_WORDS = 6;
const LEAST_CHANCE = 0.3;
/** Names of boxes beside a text. */
const BESIDE = /nav|toc|sidebar|footer|prev|next|feedback|related|share|cookie/i;

/** Keeps the sentences and the lists in the box of a manual's text: its last sections are as much of it as the first. */
export function fillManual({ lines, chances, hints, selected }: Selection): void {
  const text = isManual(hints.url) ? boxOfText(lines, selected) : null;
  if (!text) return;
  for (let at = text.first; at < text.end; at++) {
    const line = lines[at] as Line;
    const isText = line.size >= MIN_WORDS && (chances[at] ?? 0) >= LEAST_CHANCE && line.linked < 0.5 * line.weight;
    if (isText && !selected.has(line) && !isBeside(line.box, text)) selected.add(line);
  }
  for (const list of boxesWhere(lines, ({ element }) => /^[uod]l$/.test(element.localName))) {
    if (list.first < text.first || list.end > text.end || isBeside(list, text)) continue;
    const all = lines.slice(list.first, list.end);
    const likely = all.reduce((sum, { size }, at) => sum + size * (chances[list.first + at] ?? 0), 0);
    if (likely >= LEAST_CHANCE * countWords(all)) for (const line of all) selected.add(line);
  }
}

function boxOfText(lines: readonly Line[], selected: ReadonlySet<Line>): Box | null {
  const [first, ...others] = selected;
  if (!first) return null;
  const longest = others.reduce((most, line) => (line.size > most.size ? line : most), first);
  const all = countWords([...selected]);
  let box: Box | null = longest.box;
  while (box && countWords(lines.slice(box.first, box.end).filter((line) => selected.has(line))) < MOST * all) box = box.parent;
  return box;
}

/** Whether a box stands, within that of the text, in one that is named as what is beside it. */
function isBeside(box: Box, text: Box): boolean {
  for (let one: Box | null = box; one && one !== text; one = one.parent)
    if (one.element.localName === 'nav' || BESIDE.test(one.key)) return true;
  return false;
}
