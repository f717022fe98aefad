/** Checks of bills by sums alone; shared by tests and the scripts of pages. Rupees throughout. */

/** How a making charge is counted: per cent of the metal, rupees a gram, or rupees in all. */
export type MakingUnit = 'percent' | 'gram' | 'all';

export interface MetalBill {
  grams: number;
  /** Rupees a gram of this purity, as the reference of the day has it. */
  reference: number;
  /** How far the reference may be off, as a share: 0.012 is 1.2 per cent. */
  uncertainty: number;
  making: number;
  makingUnit: MakingUnit;
  /** Per cent of metal and making. */
  gst: number;
  /** Rupees a gram on the bill; the reference's where the bill does not say. */
  rate?: number | undefined;
  /** What is to be paid, on the bill. */
  total?: number | undefined;
}

export interface BillLine {
  what: 'rate' | 'metal' | 'making' | 'gst' | 'total';
  reference: number;
  /** As the bill has it, or as follows from its own rate; undefined where it says neither rate nor total. */
  bill?: number;
}

export interface MetalBillCheck {
  lines: BillLine[];
  /** The total by the reference at its lowest and at its highest. */
  low: number;
  high: number;
  /** How far the bill's rate stands above the reference, as a share; undefined where the bill says no rate. */
  rateAbove?: number;
  /** Whether the bill's total, or its rate, is within what the reference allows. Undefined if the bill says neither. */
  within?: boolean;
  /** What the bill's total has above its own lines; undefined unless it says both rate and total. */
  unexplained?: number;
}

interface Sum {
  metal: number;
  making: number;
  gst: number;
  total: number;
}

function sumBill({ grams, making, makingUnit, gst }: MetalBill, rate: number): Sum {
  const metal = grams * rate;
  const charge = makingUnit === 'percent' ? (metal * making) / 100 : makingUnit === 'gram' ? grams * making : making;
  const tax = ((metal + charge) * gst) / 100;
  return { metal, making: charge, gst: tax, total: metal + charge + tax };
}

/** A jeweller's bill against the reference of the day, line by line. */
export function checkMetalBill(bill: MetalBill): MetalBillCheck {
  const { reference, uncertainty, rate, total } = bill;
  const fair = sumBill(bill, reference);
  const [low, high] = [1 - uncertainty, 1 + uncertainty].map((share) => sumBill(bill, reference * share).total) as [number, number];
  const byBill = rate === undefined ? undefined : sumBill(bill, rate);
  const line = (what: keyof Sum): BillLine => ({ what, reference: fair[what], ...(byBill && { bill: byBill[what] }) });
  const paid = total ?? byBill?.total;
  const lines: BillLine[] = [
    { what: 'rate', reference, ...(rate !== undefined && { bill: rate }) },
    line('metal'),
    line('making'),
    line('gst'),
    { what: 'total', reference: fair.total, ...(paid !== undefined && { bill: paid }) },
  ];
  return {
    lines,
    low,
    high,
    ...(rate !== undefined && { rateAbove: rate / reference - 1 }),
    ...(paid !== undefined && { within: paid >= low - 0.5 && paid <= high + 0.5 }),
    ...(byBill && total !== undefined && { unexplained: total - byBill.total }),
  };
}

export interface FuelBillCheck {
  /** Rupees a litre that the bill comes to. */
  rate: number;
  /** What these litres cost by the reference. */
  expected: number;
  /** Paid above that. */
  above: number;
  /** Litres that the money buys by the reference. */
  litres: number;
}

/** A fuel bill against the price of the day: litres and rupees as they stand on it, the reference in rupees a litre. */
export function checkFuelBill(litres: number, rupees: number, reference: number): FuelBillCheck {
  const expected = litres * reference;
  return { rate: rupees / litres, expected, above: rupees - expected, litres: rupees / reference };
}
