import { describe, expect, it } from 'vitest';
import { checkFuelBill, checkMetalBill, type MetalBill } from '../../../src/site/browser/bill.ts';

const PIECE: MetalBill = { grams: 10, reference: 10_000, uncertainty: 0.01, making: 10, makingUnit: 'percent', gst: 3 };

describe("a jeweller's bill", () => {
  it('without a word of its own is what the reference says, between its lowest and its highest', () => {
    const { lines, low, high, within } = checkMetalBill(PIECE);
    expect(lines.map(({ what, reference }) => [what, Math.round(reference * 100) / 100])).toEqual([
      ['rate', 10_000],
      ['metal', 100_000],
      ['making', 10_000],
      ['gst', 3300],
      ['total', 113_300],
    ]);
    expect([Math.round(low), Math.round(high)]).toEqual([112_167, 114_433]);
    expect(within).toBeUndefined();
    expect(lines.some(({ bill }) => bill !== undefined)).toBe(false);
  });

  it.each([
    ['gram', 500, 5000],
    ['all', 2500, 2500],
  ] as const)('takes a making charge by the %s', (makingUnit, making, rupees) => {
    expect(checkMetalBill({ ...PIECE, making, makingUnit }).lines[2]?.reference).toBe(rupees);
  });

  it('is within the reference up to its uncertainty, and outside beyond it', () => {
    expect(checkMetalBill({ ...PIECE, rate: 10_090 }).within).toBe(true);
    const dear = checkMetalBill({ ...PIECE, rate: 10_300 });
    expect(dear.within).toBe(false);
    expect(dear.rateAbove).toBeCloseTo(0.03);
    expect(checkMetalBill({ ...PIECE, total: 100_000 }).within).toBe(false);
  });

  it('whose total is more than its own lines says how much more', () => {
    const check = checkMetalBill({ ...PIECE, rate: 10_000, total: 114_000 });
    expect(check.unexplained).toBeCloseTo(700);
    expect(check.lines.at(-1)).toMatchObject({ bill: 114_000 });
  });
});

describe('a fuel bill', () => {
  it('is told by its own rate, what is due for the litres, and the litres that are due for the money', () => {
    const { rate, expected, above, litres } = checkFuelBill(5, 530, 104);
    expect([rate, expected, above]).toEqual([106, 520, 10]);
    expect(litres).toBeCloseTo(5.096, 3);
  });
});
