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
      if (!cell.firstElementChild || hasText(cell) || findNamed(cell, 'img', 'table').length > 0) continue;
      const signs = findNamed(cell, 'input', 'i', 'span', 'svg', 'em', 'b', 'use').map(readSign).filter(Boolean);
      if (signs.length > 0) cell.append([...new Set(signs)].join(' '));
    }
}

function readSign(element: Element): string {
  if (element.localName === 'input')
    return element.getAttribute('type') === 'checkbox' ? (element.hasAttribute('checked') ? '☑' : '☐') : '';
  const [title] = findNamed(element, 'title');
  const label = (element.getAttribute('aria-label') ?? (title ? plainText(title) : element.getAttribute('title')) ?? '').trim();
  if (label) return label.length <= MAX_LABEL ? label : '';
  const name = `${element.getAttribute('class') ?? ''} ${(element.getAttribute('href') ?? '').replace(/^.*#/, '')}`;
  return YES_ICON.test(name) ? YES : NO_ICON.test(name) ? NO : '';
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
