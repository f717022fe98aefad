/** The logarithm of odds of a probability, which is held within .001 and .999. */
export function toOdds(chance: number): number {
  const within = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(within / (1 - within));
}

/** The probability that has this logarithm of odds. */
export const fromOdds = (odds: number): number => 1 / (1 + Math.exp(-odds));
