import { z } from 'zod';
import type { FilingYear, ReturnEntry } from './providers/provider.ts';
import { present, slashedDay } from './taxpayer.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const FIRST_MONTH = 4;

/** The financial year that starts in a calendar year: 2025 is `2025-2026`. */
export const financialYear = (startYear: number): string => `${startYear}-${startYear + 1}`;

/** The short form of the licensed services: 2025 is `2025-26`. */
export const shortYear = (startYear: number): string => `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`;

/** The calendar year in which the financial year of a day (YYYY-MM-DD) starts. */
export const financialYearStart = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < FIRST_MONTH ? 1 : 0);

/** The three newest financial years on a day, newest first: what the register shows when nobody tells which years it has. */
export function recentYears(day: string): FilingYear[] {
  const newest = financialYearStart(day);
  return [newest, newest - 1, newest - 2].map((year) => ({ year: financialYear(year), value: String(year) }));
}

/** One return in the licensed services' form. */
export const rawFiled = z.object({
  ret_prd: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
  rtntype: z.string(),
  mof: z.string().nullish(),
  dof: z.string().nullish(),
  status: z.string(),
});
export const filedList = z.object({ EFiledlist: z.array(rawFiled) });

const startOfPeriod = (period: string) => financialYearStart(`${period.slice(2)}-${period.slice(0, 2)}-01`);

/** Returns of one financial year, newest period first. Periods are sorted as dates: 122024 is before 012025. */
export function toReturns(rows: readonly z.output<typeof rawFiled>[], startYear: number): ReturnEntry[] {
  const order = (queue: z.output<typeof rawFiled>) => queue.ret_prd.slice(2) + queue.ret_prd.slice(0, 2);
  return rows
    .filter((queue) => startOfPeriod(queue.ret_prd) === startYear)
    .toSorted((a, b) => order(b).localeCompare(order(a)) || a.rtntype.localeCompare(b.rtntype))
    .map((queue) => ({
      return_type: queue.rtntype,
      period: MONTHS[Number(queue.ret_prd.slice(0, 2)) - 1] ?? queue.ret_prd,
      mode: present(queue.mof),
      filed_on: slashedDay(queue.dof),
      status: queue.status,
    }));
}
