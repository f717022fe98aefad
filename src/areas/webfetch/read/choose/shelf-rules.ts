import { boxesWhere, countWords } from './boxes.ts';
import { isProduct } from './features/page.ts';
import { isProse } from './features/sums.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Fewest cards of a shelf, which have several lines each and not too many, and how many of them tell a price. */
const MIN_CARDS = 4;
const MAX_LINES = 60;
const PRICED = 0.9;
const PRICE = /[$€£₹¥]\s?\d|\bRs\.?\s?\d|\d\s?(?:[€£₹]|kr\b|USD\b|EUR\b|GBP\b|INR\b)/;

/** A shelf is content if this share of its words is kept, and it is this share of what is kept. */
const MOST_OF_SHELF = 0.5;
const OF_PAGE = 0.3;
/** A page whose kept words are in sentences from this share on is a text, beside which goods are offered. */
const MOSTLY_TEXT = 0.5;

/** Keeps the cards of a shelf whole, in a page that is no text and no product of its own: a name without its price is half of what a card tells. */
export function keepShelves({ lines, hints, selected }: Selection): void {
  const all = countWords([...selected]);
  if (isProduct(hints) || countWords([...selected].filter(isProse)) >= MOSTLY_TEXT * all) return;
  for (const cards of shelvesOf(lines)) {
    const own = cards.flatMap(({ first, end }) => lines.slice(first, end)).filter(({ size }) => size > 0);
    const kept = countWords(own.filter((line) => selected.has(line)));
    if (kept >= MOST_OF_SHELF * countWords(own) && kept >= OF_PAGE * all) for (const line of own) selected.add(line);
  }
}

/** Boxes of one template side by side, of which nearly each tells a price. */
function shelvesOf(lines: readonly Line[]): Box[][] {
  const cards = boxesWhere(
    lines,
    ({ alike, first, end, parent }) => parent !== null && alike >= MIN_CARDS && end - first > 1 && end - first <= MAX_LINES,
  );
  const series = [...Map.groupBy(cards, ({ parent }) => parent).values()].flatMap((boxes) => [
    ...Map.groupBy(boxes, ({ key }) => key).values(),
  ]);
  const tellsPrice = ({ first, end }: Box) => lines.slice(first, end).some(({ text }) => PRICE.test(text));
  return series.filter((boxes) => boxes.length >= MIN_CARDS && boxes.filter(tellsPrice).length >= PRICED * boxes.length);
}
