/** What one of something is worth. */
export interface Worth {
  code: string;
  usd: number;
  inr: number;
}

/** An amount of one thing in another. Where either is the rupee the rates in rupees decide, so that a page says one price of one thing. */
export function convert(amount: number, from: Worth, to: Worth): number {
  if (from.code === to.code) return amount;
  return from.code === 'INR' || to.code === 'INR' ? (amount * from.inr) / to.inr : (amount * from.usd) / to.usd;
}
