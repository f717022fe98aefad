import { z } from 'zod';
import { parseUpstreamBody, present } from '../../providers/shape.ts';
import type { FilingYear, ReturnEntry } from './providers/provider.ts';
import { slashedDay } from './taxpayer.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const FIRST_MONTH = 4;

/** The financial year that starts in a calendar year: 2025 is `2025-2026`. */
export const financialYear = (startYear: number): string => `${startYear}-${startYear + 1}`;

/** The short form of the licensed services: 2025 is `2025-26`. */
export const shortYear = (startYear: number): string => `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`;

/** The calendar year in which the financial year of a day (YYYY-MM-DD) starts. */
const financialYearStart = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < FIRST_MONTH ? 1 : 0);

/** The three newest financial years on a day, newest first: what the register shows when nobody tells which years it has. */
export function recentYears(day: string): FilingYear[] {
  const newest = financialYearStart(day);
  return [newest, newest - 1, newest - 2].map((year) => ({ year: financialYear(year), value: String(year) }));
}

/** One return in the licensed services' form. */
const rawFiled = z.object({
  ret_prd: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
  rtntype: z.string(),
  mof: z.string().nullish(),
  dof: z.string().nullish(),
  status: z.string(),
});
const filedList = z.object({ EFiledlist: z.array(rawFiled) });

const startOfPeriod = (period: string) => financialYearStart(`${period.slice(2)}-${period.slice(0, 2)}-01`);

/** Returns of one financial year that a vendor passes on, newest period first. Periods are sorted as dates: 122024 is before 012025. */
export function parseReturns(data: unknown, startYear: number, vendor: string): ReturnEntry[] {
  const order = ({ ret_prd }: z.output<typeof rawFiled>) => ret_prd.slice(2) + ret_prd.slice(0, 2);
  return parseUpstreamBody(filedList, data, vendor)
    .EFiledlist.filter(({ ret_prd }) => startOfPeriod(ret_prd) === startYear)
    .toSorted((a, b) => order(b).localeCompare(order(a)) || a.rtntype.localeCompare(b.rtntype))
    .map(({ rtntype, ret_prd, mof, dof, status }) => ({
      return_type: rtntype,
      period: MONTHS[Number(ret_prd.slice(0, 2)) - 1] ?? ret_prd,
      mode: present(mof),
      filed_on: slashedDay(dof),
      status,
    }));
}
