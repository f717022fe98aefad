import { findPageDay } from '../../../crawl/page-day.ts';
import { type Reader, type SourceRequest, unexpectedPage } from '../../../crawl/source.ts';
import { type PageTable, parsePage, readTables } from '../../../html/tables.ts';
import { FUEL_PLACES } from '../places.ts';
import { FUELS, type Fuel } from '../tables.ts';
import { type FuelNeeds, type FuelObservation, type FuelPage, readDatedRows, readPriceRows, refuseOtherCity } from './observation.ts';

/**
 * ndtv.com: a page per fuel for all states, and a page per city whose first table is the last ten days. Its change column is unsigned and
 * its arrows are upside down, so we compute changes ourselves.
 */
export const ndtv: Reader<FuelObservation, FuelNeeds, FuelPage> = {
  requests() {
    return FUELS.flatMap((fuel): SourceRequest<FuelPage>[] => [
      { path: `/fuel-prices/${fuel}-price-in-all-state`, about: { page: 'states', fuel } },
      ...FUEL_PLACES.filter(({ type }) => type === 'city').map(
        (place): SourceRequest<FuelPage> => ({
          path: `/fuel-prices/${fuel}-price-in-${place.sourceSlugs.ndtv ?? place.slug}-city`,
          about: { page: 'city', fuel, place: place.name },
          optional: true,
        }),
      ),
    ]);
  },

  parse(page, needs) {
    const fuel = page.about.fuel ?? 'petrol';
    const document = parsePage(page.text);
    if (page.about.page === 'city') refuseOtherCity('ndtv', page, document);
    const tables = readTables(document);
    const rows =
      page.about.page === 'states'
        ? readStates(tables, fuel, findPageDay('ndtv', page, document, needs))
        : readDatedRows(tables[0] ?? { heading: '', headers: [], rows: [] }, fuel, page.about.place ?? '', 'city');
    if (rows.length === 0) throw unexpectedPage('ndtv', page.path, 'no table of prices');
    return rows;
  },
};

const readStates = (tables: readonly PageTable[], fuel: Fuel, day: { day: string; undated?: true }) =>
  tables.flatMap((table) => readPriceRows({ ...table, rows: table.rows.map((cells) => cells.slice(0, 2)) }, fuel, 'state', day));
