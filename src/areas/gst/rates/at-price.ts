import { limitIn } from '../../quantity.ts';
import type { RateRow } from './tables.ts';

/** Rupees a piece from which, exclusive, and up to which goods cost; infinite where nothing bounds them. */
export interface PriceRange {
  over: number;
  upTo: number;
}

const UP_TO = /\bnot exceeding (?:Rs\.?|₹|rupees) ?([\d,]+)/iu;
const OVER = /\bexceeding (?:Rs\.?|₹|rupees) ?([\d,]+)/iu;
const rupees = (text = ''): number => Number(text.replaceAll(',', ''));

/** The prices for which an entry of a schedule holds, by its own words; undefined where it names none. */
function rangeOf({ words }: RateRow): PriceRange | undefined {
  const upTo = UP_TO.exec(words);
  if (upTo) return { over: 0, upTo: rupees(upTo[1]) };
  const over = OVER.exec(words);
  return over ? { over: rupees(over[1]), upTo: Number.POSITIVE_INFINITY } : undefined;
}

/** Digits of a chapter, all of whose goods an entry is for. */
const CHAPTER = 2;

/** The entries that may hold at a price: all but those whose own words leave it out; one that is for all goods of a chapter at it stands alone. */
export function entriesAt(entries: readonly RateRow[], { over, upTo }: PriceRange): RateRow[] {
  const whole = entries.filter((one) => {
    const range = one.codes.length === CHAPTER ? rangeOf(one) : undefined;
    return range && range.over <= over && upTo <= range.upTo;
  });
  if (whole.length > 0) return whole;
  return entries.filter((one) => {
    const range = rangeOf(one);
    return !range || (range.over < upTo && over < range.upTo);
  });
}

/** The price of goods that a question names: `above 2500`, `of 900 rs`. */
export function priceIn(text: string, price: number): PriceRange {
  const limit = limitIn({ text, amounts: [{ value: price, units: [] }] });
  if (!limit) return { over: price - 0.01, upTo: price };
  return { over: limit.least ?? 0, upTo: limit.most ?? Number.POSITIVE_INFINITY };
}
