import { BUDGETS, type Budget, HOLDINGS, type Holding, TURNS } from '../../src/kernel/allowances.ts';
import { createLedger, type Ledger } from '../../src/kernel/ledger.ts';

/** A ledger of a test's own, with some bounds of its own. */
export function ledgerWith(
  holdings: Partial<Record<keyof typeof HOLDINGS, Partial<Holding>>> = {},
  budgets: Partial<Record<keyof typeof BUDGETS, Partial<Budget>>> = {},
  now?: () => number,
): Ledger {
  const merged = <T extends object>(table: T, own: Partial<Record<keyof T, object>>): T =>
    Object.fromEntries(Object.entries(table).map(([item, one]) => [item, { ...one, ...own[item as keyof T] }])) as T;
  return createLedger({ holdings: merged(HOLDINGS, holdings), budgets: merged(BUDGETS, budgets), turns: TURNS }, now);
}
