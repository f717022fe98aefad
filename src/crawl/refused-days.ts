import type { CrawlReport } from '../store/report.ts';

/** A day whose figures a guard refused, as a report keeps it: with its rows, so that they need not be fetched again to be judged again. */
export type RefusedDay = NonNullable<CrawlReport['refused']>[string];

/** A day that the rules on days refuse whole, and why. */
export interface Refusal<Row> {
  day: string;
  why: string;
  rows: readonly Row[];
}

/** Most refused days kept with their rows; of more the oldest are forgotten, and fetched again. */
const MAX_KEPT = 60;

/** The days that a crawl's guards have refused until now, and what becomes of them. */
export class RefusedDays {
  private readonly byDay: Map<string, RefusedDay>;

  /** `fresh`: nothing is on record by which the undecided could be judged, so they are fetched again. */
  constructor(refusedBefore: CrawlReport['refused'] = {}, fresh = false) {
    this.byDay = new Map(Object.entries(refusedBefore).filter(([, { verdict }]) => !fresh || verdict !== undefined));
  }

  /** Days that are not to be fetched: refused for good, or kept here. */
  get days(): string[] {
    return [...this.byDay.keys()];
  }

  /** Rows of the days that may be right after all, once there are more days around them. */
  openRows<Row>(): Row[] {
    return this.rowsOf<Row>(undefined);
  }

  /** Rows of the days that somebody has looked at and accepted. */
  acceptedRows<Row>(): Row[] {
    return this.rowsOf<Row>('accepted');
  }

  private rowsOf<Row>(verdict: RefusedDay['verdict']): Row[] {
    return [...this.byDay.values()].filter((one) => one.verdict === verdict).flatMap(({ rows }) => rows as Row[]);
  }

  /** Keeps a day that was refused at `at`; what somebody said of it stays. */
  refuse({ day, why, rows }: Refusal<unknown>, at: Date): void {
    const before = this.byDay.get(day);
    if (before?.verdict) return;
    this.byDay.set(day, { why, since: before?.since ?? at.toISOString(), rows: rows as RefusedDay['rows'] });
  }

  /** Forgets days that are on record now. */
  settle(days: Iterable<string>): void {
    for (const day of days) this.byDay.delete(day);
  }

  /** What the report keeps; undefined if there is none. */
  toReport(): Record<string, RefusedDay> | undefined {
    const all = [...this.byDay].sort(([a], [b]) => a.localeCompare(b));
    const kept = all.filter(([, { verdict }], at) => verdict === 'refused' || at >= all.length - MAX_KEPT);
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }
}
