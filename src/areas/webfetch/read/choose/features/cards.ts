import type { Box } from '../outline.ts';
import type { Page } from './page.ts';
import { between, scaled, share } from './sums.ts';

/** Fewer boxes alike side by side are no cards, and one with more text is a section of its own. Weighted characters. */
const FEWEST_CARDS = 3;
const LARGEST_CARD = 600;

const OF_CARD = ['alike', 'place', 'weight', 'lines', 'linked', 'found', 'priced'];
const OF_SERIES = ['of page', 'linked', 'prose', 'priced', 'pictured', 'rank', 'lines after headline'];

export const CARD_NAMES: readonly string[] = [
  ...OF_CARD.map((name) => `card: ${name}`),
  'card: steps',
  ...OF_SERIES.map((name) => `cards: ${name}`),
];

export interface Cards {
  /** For each box the outermost one around it that is a card, null where none is. */
  around: ReadonlyMap<Box, Box | null>;
  /** The boxes that hold cards, and how many of them hold more text. */
  ranks: ReadonlyMap<Box | null, number>;
}

export function cardsOf({ boxes, sums }: Pick<Page, 'boxes' | 'sums'>): Cards {
  const around = new Map<Box, Box | null>();
  const holders = new Map<Box | null, number>();
  const weightOf = (box: Box) => between(sums.weight, box.first, box.end);
  for (const box of boxes) {
    const outer = box.outer && around.get(box.outer);
    const isCard = !outer && box.alike >= FEWEST_CARDS && weightOf(box) <= LARGEST_CARD;
    if (isCard && box.outer) holders.set(box.outer, weightOf(box.outer));
    around.set(box, outer ?? (isCard ? box : null));
  }
  const byWeight = [...holders].sort(([, one], [, other]) => other - one);
  return { around, ranks: new Map(byWeight.map(([box], rank) => [box, rank])) };
}

/** Features of a card, and of all its kind; both are made once for all its lines. */
const measured = new WeakMap<Box, Int16Array>();

/** Writes what card the line stands in, if it does. Returns the place after the last feature. */
export function writeCard(box: Box, page: Page, row: Int16Array, from: number): number {
  const end = from + CARD_NAMES.length;
  const card = page.cards.around.get(box);
  if (!card) {
    row.fill(-1, from, end);
    return end;
  }
  const own = measured.get(card) ?? measureCard(card, page);
  row.set(own, from);
  row[from + OF_CARD.length] = box.depth - card.depth;
  return end;
}

function measureCard(card: Box, page: Page): Int16Array {
  const { sums, total, headline } = page;
  const { first, end } = card;
  const weight = between(sums.weight, first, end);
  const [from, to] = [card.outer?.first ?? first, card.outer?.end ?? end];
  const all = between(sums.weight, from, to);
  const own = Int16Array.of(
    scaled(card.alike),
    share(card.place, card.alike),
    scaled(weight),
    scaled(end - first),
    share(between(sums.linked, first, end), weight),
    share(between(sums.found, first, end), weight),
    scaled(between(sums.money, first, end)),
    0,
    share(all, total),
    share(between(sums.linked, from, to), all),
    share(between(sums.prose, from, to), all),
    share(between(sums.money, from, to), card.alike),
    share(between(sums.pictures, from, to), card.alike),
    Math.min(20, page.cards.ranks.get(card.outer) ?? 0),
    headline < 0 ? -500 : Math.sign(from - headline) * scaled(Math.abs(from - headline)),
  );
  measured.set(card, own);
  return own;
}
