import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { bothOf } from '../../lib/locale.ts';
import { findPlace } from '../../lib/places/find.ts';
import { GAZETTEER, type Place } from '../../lib/places/gazetteer.ts';
import { groupDigits } from '../../lib/words.ts';
import type { PlacePart } from '../area.ts';
import { loadMarket } from './market.ts';
import { INDEX_OF, INDIA } from './places.ts';
import { COMMODITIES_SCHEDULE } from './schedule.ts';
import { pricesAt } from './series.ts';
import { METALS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** Gold and silver at a place by the weights people buy: its own, or the national price, labelled so. */
export async function metalsAt(place: Place): Promise<PlacePart | undefined> {
  const own = findPlace(INDEX_OF.gold, place.name);
  const where = own?.region === 'india' ? own : INDIA;
  const [gold] = pricesAt(where, await loadMarket('gold', where.slug));
  const [silver] = pricesAt(where, await loadMarket('silver', where.slug));
  const newest = gold ?? silver;
  if (!newest) return undefined;
  type Said = Parameters<typeof bothOf<(typeof METAL_WORDS)['en']>>[1];
  const fact = (label: Said, paise: number, weight: Said) => ({
    label: bothOf(METAL_WORDS, label),
    value: `₹${groupDigits(Math.round(paise / 100))}`,
    note: bothOf(METAL_WORDS, (t, locale) =>
      [weight(t, locale), where === own ? '' : t.national, newest.basis === 'quote' ? '' : t.basisOf[newest.basis]]
        .filter(Boolean)
        .join(', '),
    ),
  });
  return {
    title: { en: 'Gold and silver', hi: 'सोना और चाँदी' },
    facts: [
      ...(gold
        ? [
            fact(
              (t) => t.gold24,
              gold.paise * 10,
              (t) => t.grams(10),
            ),
          ]
        : []),
      ...(gold?.karats
        ? [
            fact(
              (t) => t.gold22,
              gold.karats.k22.paise * 10,
              (t) => t.grams(10),
            ),
          ]
        : []),
      ...(silver
        ? [
            fact(
              (t) => t.silver,
              silver.paise * 100,
              (t) => t.kilos(1),
            ),
          ]
        : []),
    ],
    asOf: newest.day,
    staleAfter: freshnessOf(newest.day, COMMODITIES_SCHEDULE).stale_after,
    source: bothOf(METAL_WORDS, (t) => t.sourceInWords(newest.source)),
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
