import duty from './duty.json' with { type: 'json' };
import type { Metal } from './tables.ts';

/** A step of the import duty on gold bars: in force from its day until the next. */
export interface DutyStep {
  /** YYYY-MM-DD. */
  from: string;
  /** All parts together, percent of the tariff value, without GST. */
  percent: number;
  basic: number;
  cess: number;
  surcharge: number;
  notification: string;
}

/** The steps since 2019, oldest first (customs notifications; `duty.json` says who collected them). */
export const GOLD_DUTY: readonly DutyStep[] = duty.steps;

/** The step in force on a day (YYYY-MM-DD); undefined before the first, and for metals whose duty is not on record. */
export const dutyOn = (metal: Metal, day: string): DutyStep | undefined =>
  metal === 'gold' ? GOLD_DUTY.findLast(({ from }) => from <= day) : undefined;
