export interface Sum {
  rupees: number;
  index: number;
  /** Offset after its last character. */
  end: number;
}

const TIMES: Readonly<Record<string, number>> = { thousand: 1e3, lakh: 1e5, lac: 1e5, crore: 1e7 };
/** Marked (`₹`, `Rs.`) or with a unit. A number ends where its digits end: in `₹15,00,000Duration` too. */
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(?![\d,]*\d)`;
const UNIT = '(thousand|lakh|lac|crore)s?\\b';
const SUM = new RegExp(
  String.raw`(?:(?:₹|\brs\b\.?|\binr\b|\brupees\b)\s*\)?\s*${NUMBER}(?:\s*(?:\/-)?\s*(?:-\s*|\((?:one|two|three|four|five|six|seven|eight|nine|ten|\w+ty)\)\s*)?${UNIT})?)|(?<![\d.,])${NUMBER}\s*${UNIT}`,
  'gi',
);

/** Sums in rupees: `₹1,20,000/-`, `Rs. 5 lakh`, `INR 2.5 crore`, `3 lakhs`. */
export function* sumsIn(text: string): Generator<Sum> {
  for (const match of text.matchAll(SUM)) {
    const [whole, marked, markedTimes, bare, bareTimes] = match;
    const number = Number((marked ?? bare ?? '').replaceAll(',', ''));
    const times = TIMES[(markedTimes ?? bareTimes ?? '').toLowerCase()] ?? 1;
    const rupees = Math.round(number * times);
    if (Number.isFinite(rupees) && rupees > 0) yield { rupees, index: match.index, end: match.index + whole.length };
  }
}
