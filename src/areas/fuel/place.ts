import { computeFreshness } from '../../crawl/freshness.ts';
import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER, type Place } from '../../places/gazetteer.ts';
import type { PlaceSection } from '../place-part.ts';
import { CITY_INDEX, findFuelPlace, STATE_INDEX } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { groupByPlace, toRecord } from './responses.ts';
import { FUEL_SCHEDULE, FUELS } from './tables.ts';
import { FUEL } from './wording.ts';

/** Petrol and diesel at a place: its own prices, or its state's, labelled so. */
export async function fuelAt(place: Place): Promise<PlaceSection | undefined> {
  const whose = findFuelPlace(place.name, place.state);
  const group = whose && groupByPlace(await newestPrices(await fuelDatabase())).find((one) => one.place.id === whose.id);
  if (!group) return undefined;
  const record = toRecord(group, FUELS);
  const isOwn = whose.type === 'city' || place.type === 'state';
  const note = inAllLocales(FUEL, (t, locale) => (isOwn ? t.aLitre : t.aLitreOf(locale === 'hi' ? whose.hi : whose.name)));
  return {
    rank: 'lead',
    title: { en: 'Petrol and diesel', hi: 'पेट्रोल और डीज़ल' },
    facts: FUELS.flatMap((fuel) => {
      const cell = record[fuel];
      return cell ? [{ label: inAllLocales(FUEL, (t) => t[fuel]), value: `₹${groupDigits(cell.price, 2)}`, note }] : [];
    }),
    asOf: record.as_of,
    source: record.source,
    staleAfter: computeFreshness(record.updated_at, FUEL_SCHEDULE).stale_after,
    url: `/browse/fuel/${whose.id}`,
  };
}

/** The page of a city or a state by any of its names (`city/bombay`), or the sheet of a town that has no price of its own (`city/pune`). */
export function findFuelPage([type, text = '']: readonly string[]): string | undefined {
  const name = text.replaceAll('-', ' ');
  const own = findPlace(type === 'state' ? STATE_INDEX : CITY_INDEX, name);
  if (own) return `/browse/fuel/${own.id}`;
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
