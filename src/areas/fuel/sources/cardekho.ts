import { z } from 'zod';
import { findPageDay } from '../../../crawl/page-day.ts';
import { type Reader, type SourcePage, type SourceRequest, unexpectedPage } from '../../../crawl/source.ts';
import { readScriptValue } from '../../../html/script-value.ts';
import { parsePage, readTables } from '../../../html/tables.ts';
import { parseRupees } from '../../../kernel/money.ts';
import { parseDay } from '../../../kernel/time.ts';
import { FUEL_PLACES, type FuelPlace } from '../places.ts';
import { FUELS, type Fuel } from '../tables.ts';
import { type FuelNeeds, type FuelObservation, type FuelPage, readPriceRows, refuseOtherCity } from './observation.ts';

/** cardekho.com: city pages have ten days as JSON in a script; state pages give the price in a sentence. */
export const cardekho: Reader<FuelObservation, FuelNeeds, FuelPage> = {
  requests({ historyWanted }) {
    const request = ({ type, name, slug, sourceSlugs }: FuelPlace): SourceRequest<FuelPage> => ({
      path: `/fuel-price-in-${sourceSlugs.cardekho ?? slug}-${type}`,
      about: { page: type, place: name },
      optional: true,
    });
    const states = FUEL_PLACES.filter(({ type }) => type === 'state');
    const cities = FUEL_PLACES.filter(({ type, id }) => type === 'city' && historyWanted.includes(id));
    return [{ path: '/fuel-price', about: { page: 'index' } }, ...[...states, ...cities].map(request)];
  },

  parse(page, needs) {
    if (page.about.page === 'index') return readIndex(page, needs);
    return page.about.page === 'state' ? readState(page, needs) : readCityHistory(page);
  },
};

function readIndex(page: SourcePage<FuelPage>, needs: FuelNeeds): FuelObservation[] {
  const document = parsePage(page.text);
  const day = findPageDay('cardekho', page, document, needs);
  const rows = FUELS.flatMap((fuel) =>
    [...document.querySelectorAll('[data-track-section]')]
      .filter((section) => section.getAttribute('data-track-section')?.toLowerCase() === fuel)
      .flatMap((section) => readTables(parsePage(section.innerHTML)))
      .flatMap((table) => readPriceRows(table, fuel, 'city', day)),
  );
  if (rows.length === 0) throw unexpectedPage('cardekho', page.path, 'no section of petrol or diesel prices');
  return rows;
}

function readState(page: SourcePage<FuelPage>, needs: FuelNeeds): FuelObservation[] {
  const document = parsePage(page.text);
  const day = findPageDay('cardekho', page, document, needs);
  const text = document.body?.textContent ?? '';
  const rows = FUELS.flatMap((fuel): FuelObservation[] => {
    const said = new RegExp(`${fuel}\\s*[-–:]\\s*(?:₹|Rs\\.?)\\s*([\\d.,]+)`, 'i').exec(text);
    const rupees = said?.[1] ? parseRupees(said[1]) : undefined;
    return rupees === undefined ? [] : [{ name: page.about.place ?? '', type: 'state', fuel, ...day, rupees }];
  });
  if (rows.length === 0) throw unexpectedPage('cardekho', page.path, 'no "Petrol - ₹ n" or "Diesel - ₹ n"');
  return rows;
}

const STATE_SCRIPT = 'window.__INITIAL_STATE__';

const cityState = z.object({
  dateWisePriceRate: z
    .object({
      items: z.array(
        z.object({ title: z.string(), items: z.array(z.object({ itemName: z.string(), rate: z.string() }).partial()) }).partial(),
      ),
    })
    .partial()
    .nullish(),
});

function readCityHistory(page: SourcePage<FuelPage>): FuelObservation[] {
  refuseOtherCity('cardekho', page, parsePage(page.text));
  const state = cityState.safeParse(readScriptValue(page.text, STATE_SCRIPT));
  if (!state.success) throw unexpectedPage('cardekho', page.path, `no ${STATE_SCRIPT} with prices by date`);
  const groups = state.data.dateWisePriceRate?.items ?? [];
  return groups.flatMap(({ title, items = [] }) => {
    const fuel = FUELS.find((one) => one === title?.toLowerCase()) as Fuel | undefined;
    if (!fuel) return [];
    // The first entry is a header row without a date; it is dropped with all others without one.
    return items.flatMap(({ itemName = '', rate = '' }): FuelObservation[] => {
      const day = parseDay(itemName);
      const rupees = parseRupees(rate);
      return day && rupees !== undefined ? [{ name: page.about.place ?? '', type: 'city', fuel, day, rupees }] : [];
    });
  });
}
