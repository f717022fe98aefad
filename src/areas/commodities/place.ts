import { findPlace } from '../../lib/places/find.ts';
import { GAZETTEER, type Place } from '../../lib/places/gazetteer.ts';
import { groupDigits } from '../../lib/words.ts';
import type { PlacePart } from '../area.ts';
import { loadMarket } from './market.ts';
import { INDEX_OF, INDIA } from './places.ts';
import { pricesAt } from './series.ts';
import { METALS } from './tables.ts';

/** Gold and silver at a place by the weights people buy: its own, or the national price, labelled so. */
export async function metalsAt(place: Place): Promise<PlacePart | undefined> {
  const own = findPlace(INDEX_OF.gold, place.name);
  const where = own?.region === 'india' ? own : INDIA;
  const [gold] = pricesAt(where, await loadMarket('gold', where.slug));
  const [silver] = pricesAt(where, await loadMarket('silver', where.slug));
  const newest = gold ?? silver;
  if (!newest) return undefined;
  const whose = [where === own ? '' : 'national price', newest.basis === 'quote' ? '' : newest.basis].filter(Boolean).join(', ');
  const fact = (label: string, paise: number, weight: string) => ({
    label,
    value: `₹${groupDigits(Math.round(paise / 100))}`,
    note: [weight, whose].filter(Boolean).join(', '),
  });
  return {
    title: { en: 'Gold and silver', hi: 'सोना और चाँदी' },
    facts: [
      ...(gold ? [fact('Gold, 24 karat', gold.paise * 10, '10 g')] : []),
      ...(gold?.karats ? [fact('Gold, 22 karat', gold.karats.k22.paise * 10, '10 g')] : []),
      ...(silver ? [fact('Silver', silver.paise * 100, '1 kg')] : []),
    ],
    asOf: newest.day,
    source: newest.source,
    url: where === own ? `/browse/commodities/gold/${where.slug}` : '/browse/commodities/gold',
  };
}

/** The page of a metal at a place by any of its names (`gold/bengaluru`), or the sheet of a place without one. */
export function metalPageOf([metal, text = '']: readonly string[]): string | undefined {
  const known = METALS.find((one) => one === metal?.toLowerCase());
  if (!known) return undefined;
  const name = text.replaceAll('-', ' ');
  const own = findPlace(INDEX_OF[known], name);
  if (own) return `/browse/commodities/${known}/${own.slug}`;
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
