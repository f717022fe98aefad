import { addDays, findDay, istDay } from '../kernel/time.ts';
import { unexpectedPage } from './source.ts';

/** What readers of pages of the day are told. */
export interface DayNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** The day that a page without any date is for; undefined while that may be yesterday or today. */
  undatedAs: string | undefined;
}

/** Rates change at 06:00 in India; until a quarter past, a page without a date may be of yesterday. */
const SETTLED_MINUTE = 6 * 60 + 15;
const IST_OFFSET_MS = 5.5 * 3_600_000;
/** A page of the day is not older: weekends and holidays count. */
const MAX_AGE_DAYS = 5;

export function dayNeeds(now: Date): DayNeeds {
  const minute = Math.floor(((now.getTime() + IST_OFFSET_MS) % 86_400_000) / 60_000);
  const today = istDay(now);
  return { today, undatedAs: minute >= SETTLED_MINUTE ? today : undefined };
}

/** What tells a page's day, most telling first. Ids may begin with a digit, hence attributes. */
const DATED = ['[id="metal-price-date"]', 'title', 'h1', 'h2', 'h3', 'caption', '[class*="date"]', '[id*="date"]', 'time'];

/**
 * The day that a page of current prices says it is of, in its title, its headings or a marked date. A page without any is taken for the day's
 * (`undated`), but not in the hours when that is open. Throws for one that is old, or whose day cannot be told.
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

/** For the report: how many rows were dated by us, none where all said their day. */
export function noteUndated(rows: readonly { undated?: true; day: string }[]): string[] {
  const undated = rows.filter((row) => row.undated);
  return undated.length > 0 ? [`${undated.length} prices from pages without a date, taken for those of ${undated[0]?.day}`] : [];
}
