import { GuardError, guardMoves, guardTable } from '../../crawl/guards.ts';
import { latestBySeries } from '../../crawl/series.ts';
import { toPaise } from '../../kernel/money.ts';
import { daysBetween, istDay } from '../../kernel/time.ts';
import { findPlace } from '../../places/find.ts';
import { INDEX_BY_METAL } from './places.ts';
import type { QuoteObservation } from './sources/observation.ts';
import { SANE_PAISE } from './spot.ts';
import type { QuoteRow, SpotRow } from './tables.ts';

/** A retail price stands so far from spot at most (2025-26: 1.05 to 1.29); outside, units or columns were mixed up. */
const SANE_RATIO: readonly [lowest: number, highest: number] = [0.9, 1.6];
/** All quotes together move less within a week: spot moved by 6 % in a day of summer 2026 at most. */
const MAX_MEDIAN_MOVE = 0.15;
/** Spot of a day at most so far away serves for that. */
const COMPARABLE_DAYS = 7;
/** 22 and 18 karat against 24: 0.917 and 0.75, with room for rounding. */
const SANE_22K: readonly [number, number] = [0.88, 0.95];
const SANE_18K: readonly [number, number] = [0.7, 0.8];

export const quoteKey = (row: { metal: string; place: string; day: string }): string => `${row.metal} ${row.place} ${row.day}`;

const paiseOrNull = (rupees: number | undefined): number | null => (rupees === undefined ? null : toPaise(rupees));

/** Observations as rows; names that are no place of ours are given back. The first of two rows for one metal, place and day counts. */
export function resolveQuotes(observations: readonly QuoteObservation[], source: string, observedAt: string) {
  const rows = new Map<string, QuoteRow>();
  const unknown = new Set<string>();
  for (const one of observations) {
    const place = findPlace(INDEX_BY_METAL[one.metal], one.name);
    if (!place) {
      unknown.add(one.name);
      continue;
    }
    const row: QuoteRow = {
      metal: one.metal,
      place: place.slug,
      day: one.day,
      paise: toPaise(one.rupees),
      paise_22k: paiseOrNull(one.rupees22k),
      paise_18k: paiseOrNull(one.rupees18k),
      source: one.published?.source ?? source,
      observed_at: one.published?.observedAt ?? observedAt,
    };
    if (!rows.has(quoteKey(row))) rows.set(quoteKey(row), row);
  }
  return { rows: [...rows.values()], unknown: [...unknown] };
}

/**
 * Throws GuardError when a source's rows cannot be right: nothing, far from spot, karats out of proportion, too many large moves, or a table that
 * moved or was shifted as a whole. Gives notes on what may be right and may be not.
 */
export function guardQuotes(rows: readonly QuoteRow[], existing: readonly QuoteRow[], spot: readonly SpotRow[]): string[] {
  if (rows.length === 0) throw new GuardError('no quotes were parsed');
  for (const row of rows) {
    const [lowest, highest] = SANE_PAISE[row.metal];
    if (row.paise < lowest || row.paise > highest)
      throw new GuardError(`${row.metal} at ${row.place} is ${row.paise / 100}, outside ${lowest / 100} to ${highest / 100}`);
    const near = nearestSpot(row, spot);
    if (near && !within(row.paise / near.paise, SANE_RATIO)) {
      throw new GuardError(
        `${row.metal} at ${row.place} on ${row.day} is ${row.paise / 100}, spot ${near.paise / 100}: outside ${SANE_RATIO.join(' to ')} times`,
      );
    }
    if (
      (row.paise_22k && !within(row.paise_22k / row.paise, SANE_22K)) ||
      (row.paise_18k && !within(row.paise_18k / row.paise, SANE_18K))
    ) {
      throw new GuardError(`gold at ${row.place} on ${row.day}: 22 or 18 karat are out of proportion`);
    }
  }
  const pairs = comparable(rows, existing);
  const paise = ({ before, row }: (typeof pairs)[number]) => [before.paise, row.paise] as const;
  guardMoves(pairs.map(paise), 'quotes');
  // A second crawl of the day has nothing to tell apart.
  return guardTable(pairs.filter(({ before, row }) => before.day < row.day).map(paise), 'quotes', MAX_MEDIAN_MOVE);
}

const within = (value: number, [lowest, highest]: readonly [number, number]) => value >= lowest && value <= highest;

function nearestSpot(row: QuoteRow, spot: readonly SpotRow[]): SpotRow | undefined {
  const near = spot.filter((one) => one.metal === row.metal && Math.abs(daysBetween(one.day, row.day)) <= COMPARABLE_DAYS);
  return near.toSorted((a, b) => Math.abs(daysBetween(a.day, row.day)) - Math.abs(daysBetween(b.day, row.day)))[0];
}

const seriesKey = (row: QuoteRow): string => `${row.metal} ${row.place}`;

/** Rows with the last one of their place, unless that is too old to say anything. */
function comparable(rows: readonly QuoteRow[], existing: readonly QuoteRow[]) {
  const lastOnRecord = latestBySeries(existing, seriesKey);
  return [...latestBySeries(rows, seriesKey)].flatMap(([key, row]) => {
    const before = lastOnRecord.get(key);
    return before && Math.abs(daysBetween(before.day, row.day)) <= COMPARABLE_DAYS ? [{ before, row }] : [];
  });
}

/**
 * What has to be written: new quotes, and quotes revised within their day. Prices are revised within the day, so a quote read on its own
 * day gives way to what is said of it later; any other quote of a past day is left alone.
 */
export function newQuotes(existing: readonly QuoteRow[], observed: readonly QuoteRow[]): QuoteRow[] {
  const onRecord = new Map(existing.map((row) => [quoteKey(row), row]));
  return observed.filter((row) => {
    const before = onRecord.get(quoteKey(row));
    if (!before) return true;
    const provisional = istDay(new Date(before.observed_at)) <= before.day && before.source === row.source;
    return provisional && before.observed_at < row.observed_at && differs(before, row);
  });
}

/** Another price, or a karat that was not known before; a table without a karat takes none away. */
const differs = (before: QuoteRow, row: QuoteRow): boolean =>
  before.paise !== row.paise ||
  (row.paise_22k !== null && before.paise_22k !== row.paise_22k) ||
  (row.paise_18k !== null && before.paise_18k !== row.paise_18k);
