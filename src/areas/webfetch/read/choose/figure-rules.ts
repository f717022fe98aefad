import { boxesWhere, boxOfMore, countWords, isBesideText, isBetweenText, isInside, isLink, outermost } from './boxes.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** A longer caption is text of its own. In words. */
const MAX_CAPTION = 80;
const FIGURE =
  /(?:^|[\s_-])(?:wp-caption|tr-caption-container|wp-block-image|captioned|imagecaption|image-caption|thumbinner|figure|photo-?box|picture-?box)(?:$|[\s_-])/i;
const CAPTION =
  /caption|credit|cutline|(?:^|[\s_-])(?:ima?ge?|photo|pic|picture|media|figure)[\s_-]?(?:desc|description|text|info|legend)(?:$|[\s_-])/i;

const isFigure = ({ element, key }: Box) => element.localName === 'figure' || FIGURE.test(key);

/** Keeps a figure's picture and caption together, with a figure that stands beside kept text, or in a gallery beside it. */
export function keepFigures({ lines, selected }: Selection): void {
  const figures = boxesWhere(lines, isFigure);
  const covered = new Set([...figures].flatMap(({ first, end }) => lines.slice(first, end)));
  for (const figure of figures) {
    const { captions, pictures, rest } = partsOf(figure, lines);
    if (countWords(captions) > MAX_CAPTION) continue;
    const holdsKept = rest.some((line) => selected.has(line));
    const captionKept = captions.some((line) => selected.has(line));
    // a picture may be drawn by scripts
    const isDrawn = pictures.length > 0 || figure.drawn || (figure.element.localName === 'figure' && rest.length === 0);
    const isKept = holdsKept || (isDrawn && (captionKept || isBesideText(galleryOf(figure, lines, covered), lines, selected)));
    if (isKept) for (const line of [...captions, ...pictures]) selected.add(line);
  }
  for (const figure of unnamedFigures(lines, covered)) {
    const all = lines.slice(figure.first, figure.end);
    if (countWords(all) <= MAX_CAPTION && (all.some((line) => selected.has(line)) || isBetweenText(outermost(figure), lines, selected)))
      for (const line of all) selected.add(line);
  }
}

function partsOf(figure: Box, lines: readonly Line[]): Record<'captions' | 'pictures' | 'rest', Line[]> {
  const all = lines.slice(figure.first, figure.end);
  const pictures = all.filter((line) => line.picture);
  const captions = all.filter((line) => line.size > 0 && !isCreditAlone(line, pictures) && (all.length === 1 || isCaption(line, figure)));
  return { captions, pictures, rest: all.filter((line) => !captions.includes(line)) };
}

/** Longest line that only says whose picture it is, in words. */
const MAX_CREDIT = 8;
const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;
const CREDIT =
  /^(?:[([]?\s*(?:image|photo|picture|foto|bild|quelle|source|video)?\s*(?:©|\(c\)|copyright|credits?|courtesy|by\b|via\b|:|\/))|^(?:getty|reuters|afp|ap photo|pti|ani)\b/i;

/** Whether a line names only the owner of a picture, or counts pictures: it says nothing of what there is to see. */
const isCreditAlone = ({ text, size, box, linked, weight, href }: Line, pictures: readonly Line[]): boolean =>
  size <= MAX_CREDIT &&
  (/^\(?\d{1,2}(?:\s*\/\s*\d{1,3})?\)?$/.test(text) ||
    CREDIT.test(text) ||
    /credit|copyright|source/i.test(box.key) ||
    // a link around picture and caption leads to the picture itself
    (linked > 0.8 * weight && !(IMAGE.test(href) && pictures.some((picture) => picture.href === href))));

/** The outermost box around a figure that holds figures alone. */
function galleryOf(figure: Box, lines: readonly Line[], covered: ReadonlySet<Line>): Box {
  let box = figure;
  while (box.parent && lines.slice(box.parent.first, box.parent.end).every((line) => covered.has(line) || !line.size)) box = box.parent;
  return box;
}

/** Most lines of a figure that only its caption's class or its being one line tells. */
const MAX_LINES = 4;

/** Boxes of a picture and a line that its class names a caption, or of one line with a picture and a few words that are no link. */
function unnamedFigures(lines: readonly Line[], covered: ReadonlySet<Line>): Set<Box> {
  const found = new Set<Box>();
  for (const line of lines) {
    if (covered.has(line) || line.size === 0 || line.level > 0 || isLink(line)) continue;
    const box = line.picture && line.links === 0 ? line.box : CAPTION.test(line.box.key) ? boxOfMore(line.box) : null;
    const all = box ? lines.slice(box.first, box.end) : [];
    if (box?.parent && all.length <= MAX_LINES && all.some(({ picture }) => picture) && !all.some((one) => one.level > 0 || isLink(one)))
      found.add(box);
  }
  return found;
}

/** A line in the figure's caption, or of a figure by its class, any of its lines but a heading. */
function isCaption(line: Line, figure: Box): boolean {
  for (let box: Box | null = line.box; box && box !== figure; box = box.parent) {
    if (/^(?:figcaption|caption)$/.test(box.element.localName) || CAPTION.test(box.key)) return true;
    if (/^(?:table|pre|blockquote)$/.test(box.element.localName)) return false;
  }
  return figure.element.localName === 'figure' ? line.level === 0 && !isLink(line) : false;
}

/** Longest line that names who is quoted, in words. */
const MAX_NAME = 25;

/** Whether a line below a quotation says who is quoted: by its class, or by a dash. */
const isNameBelow = (line: Line, outer: Box | null): boolean =>
  line.size > 0 &&
  line.size <= MAX_NAME &&
  isInside(line.box, outer) &&
  (/author|attribution|cite|source/i.test(line.box.key) || /^[—–―]\s?\p{L}/u.test(line.text));

/** Keeps a short quotation between kept text, and the name below a kept one. */
export function keepQuotations({ lines, selected }: Selection): void {
  for (const { parent, ...quotation } of boxesWhere(lines, ({ element }) => element.localName === 'blockquote')) {
    const box = parent?.element.localName === 'figure' ? parent : { parent, ...quotation };
    const below = lines[box.end];
    const isNamed = below !== undefined && isNameBelow(below, box.parent);
    const all = lines.slice(box.first, isNamed ? box.end + 1 : box.end);
    const isWithinText = countWords(all) <= MAX_CAPTION && isBetweenText({ ...box, end: box.first + all.length }, lines, selected);
    if (!isWithinText && !all.some((line) => selected.has(line))) continue;
    for (const line of all) if (isWithinText || line.size <= MAX_NAME) selected.add(line);
  }
}
