import { addDays, findDay, istDay } from '../kernel/time.ts';
import { type SourcePage, unexpectedPage } from './source.ts';

/** What readers of daily pages need to know. */
export interface DayNeeds {
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

/** Rates change at 06:00 in India; until 06:15 an undated page may be yesterday's. */
const SETTLED_MINUTE = 6 * 60 + 15;
const IST_OFFSET_MS = 5.5 * 3_600_000;
/** A daily page is never older than this, weekends and holidays included. */
const MAX_AGE_DAYS = 5;
/** Elements that speak of other pages: news beside the prices names days of its own. */
const ELSEWHERE = 'a, aside, nav, footer, li';
const NEWS = '[class*="news" i], [class*="related" i], [class*="trending" i], [class*="story" i]';
const HEADINGS = /^h[1-6]$/;
/** A sentence before a table is shorter. */
const MAX_SENTENCE = 300;
/** How far up from a table its sentence is looked for. */
const MAX_LEVELS = 4;

/**
 * The day that a page of current prices gives as its own: in its title or main heading, in the caption, heading or sentence before a table, or in its
 * time element. Days in news beside the prices are not the page's. A page without a day is of the day on which it was answered (`undated`), if its source
 * is `datedByAnswer` and that is certain. Throws if the page is old or its day unclear.
 */
export function findPageDay(
  source: string,
  { path, answeredAt }: Pick<SourcePage<unknown>, 'path' | 'answeredAt'>,
  document: Document,
  { today }: DayNeeds,
): { day: string; undated?: true } {
  for (const text of ownTexts(document)) {
    const day = findDay(text);
    if (!day) continue;
    if (day < addDays(today, -MAX_AGE_DAYS)) throw unexpectedPage(source, path, `it is the page of ${day}`);
    return { day };
  }
  if (answeredAt === undefined) throw unexpectedPage(source, path, 'it says no day');
  const minute = Math.floor(((answeredAt.getTime() + IST_OFFSET_MS) % 86_400_000) / 60_000);
  if (minute >= SETTLED_MINUTE) return { day: istDay(answeredAt), undated: true };
  throw unexpectedPage(source, path, 'it says no day, and before 06:15 in India it may be of yesterday');
}

/** Texts that may state the page's own day, most reliable first. Ids may start with a digit, hence an attribute selector. */
function* ownTexts(document: Document): Generator<string> {
  for (const where of ['[id="metal-price-date"]', 'title', 'h1'])
    for (const element of document.querySelectorAll(where)) if (where !== 'h1' || isOwn(element)) yield element.textContent ?? '';
  for (const table of document.querySelectorAll('table')) if (!table.closest(ELSEWHERE)) yield* textsBefore(table);
  for (const time of document.querySelectorAll('time')) if (isOwn(time)) yield dayOfTime(time);
}

/** The day in India of a time element, which may state an instant. */
function dayOfTime(element: Element): string {
  const said = element.getAttribute('datetime') ?? '';
  const instant = /\d[T ]\d/.test(said) ? new Date(said) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? istDay(instant) : said || (element.textContent ?? '');
}

/** Whether an element speaks of this page: it is or has no link, and stands in no list, frame or block of news, which has no table. */
function isOwn(element: Element): boolean {
  const news = element.closest(NEWS);
  return (
    element.closest(ELSEWHERE) === null && element.querySelector('a') === null && (news === null || news.querySelector('table') !== null)
  );
}

/** A table's caption, and what stands before it, up to and with its heading. */
function* textsBefore(table: Element): Generator<string> {
  yield table.querySelector('caption')?.textContent ?? '';
  let place: Element | null = table;
  for (let level = 0; place !== null && level < MAX_LEVELS; level += 1) {
    for (let before = place.previousElementSibling; before !== null; before = before.previousElementSibling) {
      if (before.localName === 'table' || before.querySelector('table, h1, h2, h3, h4')) return;
      const text = before.textContent ?? '';
      if (isOwn(before) && text.length <= MAX_SENTENCE) yield text;
      if (HEADINGS.test(before.localName)) return;
    }
    place = place.parentElement;
  }
}

/** For the report: how many rows were dated by us; empty if every row stated its day. */
export function noteUndated(rows: readonly { undated?: true; day: string }[]): string[] {
  const undated = rows.filter((row) => row.undated);
  return undated.length > 0 ? [`${undated.length} prices from pages without a date, taken for those of ${undated[0]?.day}`] : [];
}
