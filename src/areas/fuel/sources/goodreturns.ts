import { findPageDay } from '../../../crawl/page-day.ts';
import { type Reader, type SourcePage, type SourceRequest, unexpectedPage } from '../../../crawl/source.ts';
import { parsePage, readTables } from '../../../html/tables.ts';
import { FUEL_PLACES } from '../places.ts';
import { FUELS, type Fuel } from '../tables.ts';
import { type FuelNeeds, type FuelObservation, type FuelPage, readDatedRows, readPriceRows, refuseOtherCity } from './observation.ts';

/** goodreturns.in: an index page per fuel with tables of metros and states; city pages have a table of the last ten days. */
export const goodreturns: Reader<FuelObservation, FuelNeeds, FuelPage> = {
  requests({ historyWanted }) {
    const index = FUELS.map((fuel): SourceRequest<FuelPage> => ({ path: `/${fuel}-price.html`, about: { page: 'index', fuel } }));
    const history = FUEL_PLACES.filter((entry) => entry.type === 'city' && historyWanted.includes(entry.id)).flatMap((entry) =>
      FUELS.map(
        (fuel): SourceRequest<FuelPage> => ({
          path: `/${fuel}-price-in-${entry.sourceSlugs.goodreturns ?? entry.slug}.html`,
          about: { page: 'city', fuel, place: entry.name },
          optional: true,
        }),
      ),
    );
    return [...index, ...history];
  },

  parse(page, needs) {
    const fuel = page.about.fuel ?? 'petrol';
    return page.about.page === 'index' ? readIndex(page, fuel, needs) : readCityHistory(page, fuel);
  },
};

function readIndex(page: SourcePage<FuelPage>, fuel: Fuel, needs: FuelNeeds): FuelObservation[] {
  const document = parsePage(page.text);
  const day = findPageDay('goodreturns', page, document, needs);
  const rows = readTables(document).flatMap((table) => {
    if (/state/i.test(table.heading) || table.headers.some((header) => /state/.test(header)))
      return readPriceRows(table, fuel, 'state', day);
    if (/metro|cit(y|ies)/i.test(table.heading) || table.headers.some((header) => /city/.test(header)))
      return readPriceRows(table, fuel, 'city', day);
    return [];
  });
  if (rows.length === 0) throw unexpectedPage('goodreturns', page.path, 'no table of cities or states with prices');
  return rows;
}

function readCityHistory(page: SourcePage<FuelPage>, fuel: Fuel): FuelObservation[] {
  const document = parsePage(page.text);
  refuseOtherCity('goodreturns', page, document);
  const rows = readTables(document).map((table) => readDatedRows(table, fuel, page.about.place ?? '', 'city'));
  const longest = rows.reduce((a, b) => (b.length > a.length ? b : a), []);
  if (longest.length === 0) throw unexpectedPage('goodreturns', page.path, 'no table of past days');
  return longest;
}
