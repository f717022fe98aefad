import type { GrahaId } from './grahas.ts';

/** Lords of the Vimshottari dashas in their order from Ashwini, with their years; 120 in all. */
const LORDS = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
] as const satisfies ReadonlyArray<readonly [GrahaId, number]>;
const CYCLE_YEARS = 120;
const NAKSHATRA = 360 / 27;
/** The year of the dashas: 365.25 days, as most programs take it; a year of 360 days is also in use. */
export const DASHA_YEAR_DAYS = 365.25;
const YEAR_MS = DASHA_YEAR_DAYS * 86_400_000;

/** A dasha with its bounds, milliseconds since 1970, and those within it. */
export interface Dasha {
  lord: GrahaId;
  start: number;
  end: number;
  within: Dasha[];
}

/** The nine dashas of a span from a lord on, each as long as its lord's share of 120 years. */
function divide(first: number, start: number, length: number, levels: number): Dasha[] {
  const dashas: Dasha[] = [];
  let at = start;
  for (let step = 0; step < LORDS.length; step++) {
    const index = (first + step) % LORDS.length;
    const [lord, years] = LORDS[index] ?? LORDS[0];
    const span = (length * years) / CYCLE_YEARS;
    dashas.push({ lord, start: at, end: at + span, within: levels > 1 ? divide(index, at, span, levels - 1) : [] });
    at += span;
  }
  return dashas;
}

/**
 * Vimshottari dashas from a birth: the moon's nakshatra gives the first lord, the part of it that the moon has yet to go the balance.
 * `moon` is its sidereal longitude; `levels` 1 to 3. What ended before the birth is left out; the first begins before it.
 */
export function vimshottari(birth: number, moon: number, levels: number): { balanceYears: number; dashas: Dasha[] } {
  const nakshatra = Math.floor(moon / NAKSHATRA);
  const gone = (moon % NAKSHATRA) / NAKSHATRA;
  const first = nakshatra % LORDS.length;
  const years = LORDS[first]?.[1] ?? 0;
  const living = (dashas: Dasha[]): Dasha[] =>
    dashas.filter(({ end }) => end > birth).map((one) => ({ ...one, within: living(one.within) }));
  return { balanceYears: years * (1 - gone), dashas: living(divide(first, birth - gone * years * YEAR_MS, CYCLE_YEARS * YEAR_MS, levels)) };
}
