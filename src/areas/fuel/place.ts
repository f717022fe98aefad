import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { bothOf } from '../../lib/locale.ts';
import { findPlace } from '../../lib/places/find.ts';
import { GAZETTEER, type Place } from '../../lib/places/gazetteer.ts';
import { groupDigits } from '../../lib/words.ts';
import type { PlacePart } from '../area.ts';
import { CITY_INDEX, STATE_INDEX, whoseFuel } from './places.ts';
import { fuelDatabase, newestPrices } from './queries.ts';
import { groupByPlace, recordOf } from './responses.ts';
import { FUEL_SCHEDULE } from './schedule.ts';
import { FUELS } from './tables.ts';
import { FUEL } from './wording.ts';

/** Petrol and diesel at a place: its own prices, or its state's, labelled so. */
export async function fuelAt(place: Place): Promise<PlacePart | undefined> {
  const whose = whoseFuel(place.name, place.state);
  const group = whose && groupByPlace(await newestPrices(await fuelDatabase())).find((one) => one.place.id === whose.id);
  if (!group) return undefined;
  const record = recordOf(group, FUELS);
  const isOwn = whose.type === 'city' || place.type === 'state';
  const note = bothOf(FUEL, (t, locale) => (isOwn ? t.aLitre : t.aLitreOf(locale === 'hi' ? whose.hi : whose.name)));
  return {
    title: { en: 'Petrol and diesel', hi: 'पेट्रोल और डीज़ल' },
    facts: FUELS.flatMap((fuel) => {
      const cell = record[fuel];
      return cell ? [{ label: bothOf(FUEL, (t) => t[fuel]), value: `₹${groupDigits(cell.price, 2)}`, note }] : [];
    }),
    asOf: record.as_of,
    source: record.source,
    staleAfter: freshnessOf(record.updated_at, FUEL_SCHEDULE).stale_after,
    url: `/browse/fuel/${whose.id}`,
  };
}

/** The page of a city or a state by any of its names (`city/bombay`), or the sheet of a town that has no price of its own (`city/pune`). */
export function fuelPageOf([type, text = '']: readonly string[]): string | undefined {
  const name = text.replaceAll('-', ' ');
  const own = findPlace(type === 'state' ? STATE_INDEX : CITY_INDEX, name);
  if (own) return `/browse/fuel/${own.id}`;
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
