import { findNamed, hasText, isWithin, plainText } from '../page/elements.ts';
import type { Page } from './page.ts';
import { ownCells, ownRows } from './tables.ts';

const YES = '✓';
const NO = '✗';

/** Names of the icons that stand for yes and no: `fa-check`, `icon-tick`, `bi-x-lg`, `glyphicon-remove`. */
const YES_ICON = /(?:^|[\s_-])(?:check|checkmark|checked|tick|ticked|yes|included)(?=$|[\s_-])/i;
const NO_ICON = /(?:^|[\s_-])(?:times|cross|xmark|close|remove|x|no|unchecked|not-?included|excluded)(?=$|[\s_-])/i;
/** Longest label of a sign, in characters. */
const MAX_LABEL = 60;

/** Writes what the signs in a table's cells say where a cell has no words: ticks, boxes to tick, drawings with a label. */
export function writeCellSigns({ named }: Page): void {
  for (const table of named('table'))
    for (const cell of ownRows(table).flatMap(ownCells)) {
      if (!cell.firstElementChild || hasText(cell) || findNamed(cell, 'table').length > 0) continue;
      const pictures = findNamed(cell, 'img');
      if (pictures.length > 0) {
        const sign = pictures.length === 1 ? readIcon(pictures[0] as Element) : '';
        if (sign) pictures[0]?.replaceWith(sign);
        continue;
      }
      const signs = findNamed(cell, 'input', 'i', 'span', 'svg', 'em', 'b', 'use').map(readSign).filter(Boolean);
      if (signs.length > 0) cell.append([...new Set(signs)].join(' '));
    }
}

/** Longest words of a picture that is a sign, in characters, and parts of its file's name that say nothing of what it shows. */
const MAX_WORDS = 12;
const OF_ICONS = /(?:^|[\s_-])(?:icon|ico|img|image|mark|green|red|gr[ae]y|black|blue|small|svg)(?=$|[\s_-])/gi;

/** What a picture that is named like an icon for yes or no says: its words, else the sign. */
function readIcon(picture: Element): string {
  const file = (picture.getAttribute('src') ?? '').split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const words = picture.getAttribute('alt')?.trim() ?? '';
  const [named, shown] = [file.replace(/\.\w+$/, ''), words].map((name) => name.replace(OF_ICONS, '').replace(/^[\s_-]+/, ''));
  // nothing else is in its name: a "check shirt" is no sign
  const sign =
    words.length <= MAX_WORDS ? [named, shown].map((name) => (/^[a-z]+$/i.test(name ?? '') ? signOf(name ?? '') : '')).find(Boolean) : '';
  return sign ? words || sign : '';
}

const signOf = (name: string): string => (YES_ICON.test(name) ? YES : NO_ICON.test(name) ? NO : '');

function readSign(element: Element): string {
  // the drawing around it says it
  if (element.localName === 'use' && element.parentElement && readSign(element.parentElement)) return '';
  if (element.localName === 'input')
    return element.getAttribute('type') === 'checkbox' ? (element.hasAttribute('checked') ? '☑' : '☐') : '';
  const [title] = findNamed(element, 'title');
  const label = (element.getAttribute('aria-label') ?? (title ? plainText(title) : element.getAttribute('title')) ?? '').trim();
  if (label) return label.length <= MAX_LABEL ? label : '';
  return signOf(`${element.getAttribute('class') ?? ''} ${(element.getAttribute('href') ?? '').replace(/^.*#/, '')}`);
}

/** Fewest letters of a label that says what a drawing shows. */
const MIN_LABEL = 20;

/** Writes what a drawing in a figure shows, where it says so itself: the drawing is left out. */
export function writeDrawings({ document, named }: Page): void {
  for (const drawing of named('svg', 'canvas')) {
    const figure = isWithin(drawing, 'figure') && !isWithin(drawing, 'svg') ? drawing : null;
    const [said] = figure ? findNamed(drawing, 'desc', 'title').filter(({ parentElement }) => parentElement === drawing) : [];
    const label = (drawing.getAttribute('aria-label') ?? (said ? plainText(said) : '')).trim();
    if (!figure || label.length < MIN_LABEL) continue;
    const line = document.createElement('p');
    line.textContent = label;
    drawing.before(line);
  }
}

/** Writes the words of a gauge, which a browser draws as a bar. */
export function writeGauges({ named }: Page): void {
  for (const gauge of named('meter', 'progress')) gauge.replaceWith(plainText(gauge));
}
