import type { DayNeeds } from '../../../crawl/page-day.ts';
import type { PageTable, TableCell } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import type { PlaceType } from '../places.ts';
import type { Fuel } from '../tables.ts';

/** A price as a source publishes it, before the place is known to be one of ours. */
export interface FuelObservation {
  /** The place as the source spells it. */
  name: string;
  type: PlaceType;
  fuel: Fuel;
  /** Day in India, YYYY-MM-DD. */
  day: string;
  /** The page says no day; it was taken for the day's. */
  undated?: true;
  /** INR per litre. */
  rupees: number;
  /** Price of the day before, where the source says it. */
  previousRupees?: number;
  /** Who published it and when it was read, for observations that come from a file of ours. */
  published?: { source: string; observedAt: string };
}

/** What the readers are told. */
export interface FuelNeeds extends DayNeeds {
  /** Ids of the cities whose last ten days have holes. */
  historyWanted: readonly string[];
}

/** What a page of a source is for: `index` and `states` hold many places, `city` and `state` one, by its name here. */
export interface FuelPage {
  page: 'index' | 'states' | 'city' | 'state';
  fuel?: Fuel;
  place?: string;
}

/** Rows "name | price | signed change", or with today's and yesterday's columns; header and odd rows are passed over. */
export function readPriceRows(table: PageTable, fuel: Fuel, type: PlaceType, day: { day: string; undated?: true }): FuelObservation[] {
  const yesterday = table.headers.findIndex((header) => /yesterday/.test(header));
  return table.rows.flatMap((cells) => {
    const name = cells[0]?.title ?? cells[0]?.text;
    const rupees = parseRupees(cells[1]?.text ?? '');
    if (!name || rupees === undefined || parseDay(name)) return [];
    const previousRupees = readPrevious(cells, rupees, yesterday);
    return [{ name, type, fuel, ...day, rupees, ...(previousRupees === undefined ? {} : { previousRupees }) }];
  });
}

function readPrevious(cells: readonly TableCell[], rupees: number, yesterday: number): number | undefined {
  if (yesterday > 0) return parseRupees(cells[yesterday]?.text ?? '');
  const change = cells[2]?.text ?? '';
  // Only a signed change tells its direction; a bare number may be either.
  if (!/^[+\-−]\s*₹?\s*\d/.test(change) && !/^0(\.0+)?$/.test(change)) return undefined;
  return rupees - (parseRupees(change.replace('−', '-').replace(/[₹\s]/g, '')) ?? 0);
}

/** Rows "date | price" of one place: the ten-day tables of city pages. */
export function readDatedRows(table: PageTable, fuel: Fuel, name: string, type: PlaceType): FuelObservation[] {
  return table.rows.flatMap((cells) => {
    const day = parseDay(cells[0]?.text ?? '');
    const rupees = parseRupees(cells[1]?.text ?? '');
    return day && rupees !== undefined ? [{ name, type, fuel, day, rupees }] : [];
  });
}
