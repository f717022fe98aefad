import type { DayNeeds } from '../../../crawl/page-day.ts';
import { type SourcePage, unexpectedPage } from '../../../crawl/source.ts';
import { pageNames } from '../../../html/page-subject.ts';
import type { PageTable, TableCell } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import { FUEL_PLACES, type PlaceType } from '../places.ts';
import type { Fuel } from '../tables.ts';

/** A price as published, before its place is matched to ours. */
export interface FuelObservation {
  /** The place as the source spells it. */
  name: string;
  type: PlaceType;
  fuel: Fuel;
  /** Day in India, YYYY-MM-DD. */
  day: string;
  /** The page gives no day; it was taken as today's. */
  undated?: true;
  /** INR per litre. */
  rupees: number;
  /** The previous day's price, if the source gives it. */
  previousRupees?: number;
  /** Publisher and time of reading, for observations from a file of ours. */
  published?: { source: string; observedAt: string };
}

/** Passed to the readers. */
export interface FuelNeeds extends DayNeeds {
  /** Ids of the cities with gaps in the last ten days. */
  historyWanted: readonly string[];
}

/** What a page covers: `index` and `states` many places, `city` and `state` one, by our name. */
export interface FuelPage {
  page: 'index' | 'states' | 'city' | 'state';
  fuel?: Fuel;
  place?: string;
}

/** Throws UpstreamError for the page of another place: sites serve that of India for a city they do not know. */
export function refuseOtherCity(source: string, { path, about }: SourcePage<FuelPage>, document: Document): void {
  const place = FUEL_PLACES.find(({ type, name }) => type === 'city' && name === about.place);
  const names = place ? [place.name, ...place.aliases, ...Object.values(place.sourceSlugs)] : [about.place ?? ''];
  if (!pageNames(document, names)) throw unexpectedPage(source, path, `its title and headings do not name ${about.place}`);
}

/** Rows "name | price | signed change", or with columns for today and yesterday; header and irregular rows are skipped. */
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
  // A change is used only with a sign; without one it could be either direction.
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
