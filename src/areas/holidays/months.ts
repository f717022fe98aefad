/** The months from one day to another, YYYY-MM. */
export function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months: string[] = [];
  for (let at = 0; ; at += 1) {
    const one = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
    if (one > to.slice(0, 7)) return months;
    months.push(one);
  }
}

/** The twelve months of a year. */
export const monthsOfYear = (year: number): string[] => monthsBetween(`${year}-01-01`, `${year}-12-31`);
