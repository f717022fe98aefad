import { VEHICLES, type Vehicle } from './tables.ts';

/** A single journey, a return, 50 journeys in a month, a local commercial vehicle; rupees. */
export type Prices = readonly [single: number | null, back: number | null, monthly: number | null, local: number | null];
/** Days and prices of a plaza, as its list prints them. */
export interface Printed {
  from: string | null;
  until: string | null;
  prices: Readonly<Partial<Record<Vehicle, Prices>>>;
}

/** A month costs 32 to 35 single journeys at 98 % of plazas: two thirds of 50. */
const MONTHLY: readonly [least: number, most: number] = [25, 40];

/**
 * Leaves out what contradicts the rest of a plaza: days that end before they begin, a month far from 33 single journeys, a class without a single
 * journey or cheaper than the lighter one. `contradicts` is true where something was left out.
 */
export function withoutContradictions({ from, until, prices }: Printed): Printed & { contradicts: boolean } {
  const isBackwards = from !== null && until !== null && from > until;
  let contradicts = isBackwards;
  let lighter = 0;
  const kept: Partial<Record<Vehicle, Prices>> = {};
  for (const vehicle of VEHICLES) {
    const amounts = prices[vehicle];
    if (!amounts) continue;
    const [single, back, monthly, local] = amounts;
    // Machines are priced by another row of the schedule.
    if (single === null || (vehicle !== 'hcm' && single < lighter)) {
      contradicts = true;
      continue;
    }
    if (vehicle !== 'hcm') lighter = single;
    const isStrange = monthly !== null && (monthly < single * MONTHLY[0] || monthly > single * MONTHLY[1]);
    contradicts ||= isStrange;
    kept[vehicle] = [single, back, isStrange ? null : monthly, local !== null && local > single ? null : local];
  }
  return { from: isBackwards ? null : from, until: isBackwards ? null : until, prices: kept, contradicts };
}
