import type { DayNeeds } from '../../../crawl/page-day.ts';
import { type Reader, type SourcePage, unexpectedPage } from '../../../crawl/source.ts';
import { parsePage, readTables } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { addDays, istDay, parseDay, weekdayOf } from '../../../kernel/time.ts';
import type { Metal } from '../tables.ts';
import type { QuoteObservation } from './observation.ts';

/** Gold and platinum are quoted for 10 g, silver for a kilogram. */
const GOLD_GRAMS = 10;
const SILVER_UNITS = 100;
const PLATINUM_GRAMS = 10;

/** The evening's rate is the day's; the morning's stands until there is one. */
const SESSIONS = ['pm', 'am'] as const;
type Session = (typeof SESSIONS)[number];

/**
 * ibjarates.com, the jewellers' association: a benchmark of working days, morning and evening, with import duty and without GST. Its dated tables list
 * the days that have closed. The figures of the running day stand beside them without a date (`lblGold999_AM`).
 */
export const ibjarates: Reader<QuoteObservation, DayNeeds> = {
  requests: () => [{ path: '/', about: undefined }],

  parse(page, { today }) {
    const document = parsePage(page.text);
    const closed = SESSIONS.map((session) => readTab(document, session));
    const past = closed.flatMap(({ rows }) => rows);
    if (past.length === 0) throw unexpectedPage('ibjarates', page.path, 'no dated table of rates');
    const running = SESSIONS.flatMap((session, at) => readRunning(document, session, closed[at]?.days ?? [], page, today));
    return [...running, ...past];
  },
};

/** A session of a day, in rupees as quoted; NaN for what is not. */
type Figures = Record<'gold' | 'k22' | 'k18' | 'silver' | 'platinum', number>;

interface ClosedDay {
  day: string;
  figures: Figures;
}

/** A table of closed days: rates by day, and also the days on which nothing was quoted, which it names SAT, SUN or Holiday. */
function readTab(document: Document, session: Session): { days: ClosedDay[]; rows: QuoteObservation[] } {
  const tab = document.getElementById(`tab-${session}`);
  const days = (tab ? readTables(parsePage(tab.outerHTML)) : []).flatMap((table) => {
    const at = (pattern: RegExp) => table.headers.findIndex((header) => pattern.test(header));
    const [gold, k22, k18, silver, platinum] = [at(/^(gold )?999/), at(/916/), at(/750/), at(/silver/), at(/platinum/)];
    return table.rows.flatMap((cells): ClosedDay[] => {
      const day = parseDay(cells[0]?.text ?? '');
      const value = (index: number) => parseRupees(cells[index]?.text ?? '') ?? Number.NaN;
      return day
        ? [{ day, figures: { gold: value(gold), k22: value(k22), k18: value(k18), silver: value(silver), platinum: value(platinum) } }]
        : [];
    });
  });
  return { days, rows: days.flatMap(({ day, figures }) => observe(day, figures)) };
}

/**
 * The running day's figures of a session. On closed days and until noon the page may still show those of the day before: they are today's only on a
 * weekday, on a page answered today, when the table of closed days reaches up to yesterday and does not end with the same figures.
 */
function readRunning(
  document: Document,
  session: Session,
  closed: readonly ClosedDay[],
  { answeredAt }: Pick<SourcePage<unknown>, 'answeredAt'>,
  today: string,
): QuoteObservation[] {
  const said = (id: string) => parseRupees(document.getElementById(`${id}_${session.toUpperCase()}`)?.textContent ?? '') ?? Number.NaN;
  const figures: Figures = {
    gold: said('lblGold999'),
    k22: said('lblGold916'),
    k18: said('lblGold750'),
    silver: said('lblSilver999'),
    platinum: said('lblPlatinum999'),
  };
  const newest = closed.reduce<string>((latest, { day }) => (day > latest ? day : latest), '');
  const lastWithGold = closed.filter(({ figures: { gold } }) => gold > 0).toSorted((a, b) => b.day.localeCompare(a.day))[0];
  const isWeekday = weekdayOf(today) % 6 !== 0;
  const isOfToday = answeredAt !== undefined && istDay(answeredAt) === today;
  if (!isWeekday || !isOfToday || newest !== addDays(today, -1) || lastWithGold?.figures.gold === figures.gold) return [];
  return observe(today, figures);
}

function observe(day: string, { gold, k22, k18, silver, platinum }: Figures): QuoteObservation[] {
  const row = (metal: Metal, rupees: number): QuoteObservation[] => (rupees > 0 ? [{ metal, name: 'India', day, rupees }] : []);
  const karats = { ...(k22 > 0 ? { rupees22k: k22 / GOLD_GRAMS } : {}), ...(k18 > 0 ? { rupees18k: k18 / GOLD_GRAMS } : {}) };
  return [
    ...row('gold', gold / GOLD_GRAMS).map((one) => ({ ...one, ...karats })),
    ...row('silver', silver / SILVER_UNITS),
    ...row('platinum', platinum / PLATINUM_GRAMS),
  ];
}
