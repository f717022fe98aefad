import { addDays, findDay, istDay } from '../kernel/time.ts';
import { unexpectedPage } from './source.ts';

/** What readers of daily pages need to know. */
export interface DayNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** The day of a page without a date; undefined while that could be yesterday or today. */
  undatedAs: string | undefined;
}

/** Rates change at 06:00 in India; until 06:15 an undated page may be yesterday's. */
const SETTLED_MINUTE = 6 * 60 + 15;
const IST_OFFSET_MS = 5.5 * 3_600_000;
/** A daily page is never older than this, weekends and holidays included. */
const MAX_AGE_DAYS = 5;

export function dayNeeds(now: Date): DayNeeds {
  const minute = Math.floor(((now.getTime() + IST_OFFSET_MS) % 86_400_000) / 60_000);
  const today = istDay(now);
  return { today, undatedAs: minute >= SETTLED_MINUTE ? today : undefined };
}

/** Where a page states its day, most reliable first. Ids may start with a digit, hence attribute selectors. */
const DATED = ['[id="metal-price-date"]', 'title', 'h1', 'h2', 'h3', 'caption', '[class*="date"]', '[id*="date"]', 'time'];

/**
 * The day a page of current prices gives in its title, headings or a marked date. An undated page counts as today's (`undated`), except in
 * hours when that is uncertain. Throws if the page is old or its day unclear.
 */
export function findPageDay(source: string, path: string, document: Document, needs: DayNeeds): { day: string; undated?: true } {
  for (const where of DATED) {
    for (const element of document.querySelectorAll(where)) {
      const day = findDay(element.textContent ?? '');
      if (!day) continue;
      if (day < addDays(needs.today, -MAX_AGE_DAYS)) throw unexpectedPage(source, path, `it is the page of ${day}`);
      return { day };
    }
  }
  if (needs.undatedAs) return { day: needs.undatedAs, undated: true };
  throw unexpectedPage(source, path, 'it says no day, and before 06:15 in India it may be of yesterday');
}

/** For the report: how many rows were dated by us; empty if every row stated its day. */
export function noteUndated(rows: readonly { undated?: true; day: string }[]): string[] {
  const undated = rows.filter((row) => row.undated);
  return undated.length > 0 ? [`${undated.length} prices from pages without a date, taken for those of ${undated[0]?.day}`] : [];
}
