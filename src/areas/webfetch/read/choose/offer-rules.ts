import { boxesWhere, tableAround } from './boxes.ts';
import { isProduct } from './features/page.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/** Largest distance of what is offered below the name, in lines. */
const WITHIN = 40;
/** Longest price or word on stock, in words. */
const MAX_WORDS = 8;

const isPrice = ({ size, text }: Line) => size <= MAX_WORDS && /[$€£₹¥]\s?\d/.test(text);

const STOCK =
  /^(?:availability|stock|status)?\W*(?:(?:currently|temporarily|now)\s+)?(?:(?:\d+\s+)?in stock|out of stock|sold out|(?:un)?available|only \d+ (?:left|remaining)(?: in stock)?|pre-?order|on back-?order|coming soon|discontinued)(?:\s+(?:now|online|to order|from|starting|on|in|within|for)\b.{0,20}|[^\p{L}]{0,3}|\s*\([^)]{1,20}\))$/iu;
const isStock = ({ size, text, linked, weight }: Line) => size > 0 && size <= MAX_WORDS && linked < weight && STOCK.test(text);

/** Names of boxes that hold sizes, and most words of one. */
const SIZES = /(?:^|[\s_-])(?:sizes?|size-?(?:list|options?|selector)|variants?|swatch(?:es)?)(?:$|[\s_-])/i;
const MAX_SIZE_WORDS = 3;
const MAX_SIZES = 30;

/** Keeps what is offered below a product's name: the first price, the first word on stock, and the sizes it comes in. */
export function keepOffer({ lines, hints, selected }: Selection): void {
  const name = isProduct(hints) ? lines.findIndex((line) => line.level === 1 && selected.has(line)) : -1;
  if (name < 0) return;
  const below = lines.slice(name + 1, name + 1 + WITHIN);
  for (const line of [below.find(isPrice), below.find(isStock)]) if (line) selected.add(line);
  const groups = [...boxesWhere(below, ({ key, first, end }) => first > name && end <= name + 1 + WITHIN && SIZES.test(key))];
  const sizes = groups.find((box) => isSizes(box, lines));
  if (sizes) for (const line of lines.slice(sizes.first, sizes.end)) selected.add(line);
}

/** Whether all lines of a box are short, and most are of one template. */
function isSizes(box: Box, lines: readonly Line[]): boolean {
  const own = lines.slice(box.first, box.end).filter(({ size }) => size > 0);
  const alike = own.filter((line) => isOneOfMany(line, box)).length;
  return (
    own.length >= 2 &&
    own.length <= MAX_SIZES &&
    own.every((line) => line.size <= MAX_SIZE_WORDS && !tableAround(line)) &&
    alike >= own.length - 1
  );
}

function isOneOfMany({ box }: Line, outer: Box): boolean {
  for (let one: Box | null = box; one && one !== outer; one = one.parent) if (one.alike > 1) return true;
  return false;
}
