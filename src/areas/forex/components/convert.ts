/** What one of something is worth. */
export interface Worth {
  code: string;
  usd: number;
  inr: number;
}

/** An amount of one thing in another. Where either is the rupee the rates in rupees decide, so that a page says one price of one thing. */
export function convert(amount: number, from: Worth, linkAttributes: Worth): number {
  if (from.code === linkAttributes.code) return amount;
  return from.code === 'INR' || linkAttributes.code === 'INR'
    ? (amount * from.inr) / linkAttributes.inr
    : (amount * from.usd) / linkAttributes.usd;
}
