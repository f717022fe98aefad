import { computeFreshness } from '../../crawl/freshness.ts';
import { groupDigits } from '../../i18n/format.ts';
import { inAllLocales } from '../../i18n/locale.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER, type Place } from '../../places/gazetteer.ts';
import type { PlaceFact, PlaceSection } from '../place-part.ts';
import { INDEX_BY_METAL, INDIA } from './places.ts';
import { loadMarket, pricesAt } from './series.ts';
import { COMMODITIES_SCHEDULE, METALS } from './tables.ts';
import { METAL_WORDS } from './wording.ts';

/** Gold and silver at a place by common weights: its own prices, or the national ones, labelled as such. */
export async function metalsAt(place: Place): Promise<PlaceSection | undefined> {
  const own = findPlace(INDEX_BY_METAL.gold, place.name);
  const where = own?.region === 'india' ? own : INDIA;
  const [gold] = pricesAt(where, await loadMarket('gold', { place: where.slug }));
  const [silver] = pricesAt(where, await loadMarket('silver', { place: where.slug }));
  const newest = gold ?? silver;
  if (!newest) return undefined;
  type Said = Parameters<typeof inAllLocales<(typeof METAL_WORDS)['en']>>[1];
  const fact = (label: Said, paise: number | undefined, weight: Said): PlaceFact[] => {
    if (paise === undefined) return [];
    const note = inAllLocales(METAL_WORDS, (t, locale) =>
      [weight(t, locale), where === own ? '' : t.national, newest.basis === 'quote' ? '' : t.basisOf[newest.basis]]
        .filter(Boolean)
        .join(', '),
    );
    return [{ label: inAllLocales(METAL_WORDS, label), value: `₹${groupDigits(Math.round(paise / 100))}`, note }];
  };
  const tenGrams: Said = (t) => t.grams(10);
  const oneKilo: Said = (t) => t.kilos(1);
  return {
    rank: 'second',
    title: { en: 'Gold and silver', hi: 'सोना और चाँदी' },
    facts: [
      ...fact((t) => t.gold24, gold && gold.paise * 10, tenGrams),
      ...fact((t) => t.gold22, gold?.karats && gold.karats.k22.paise * 10, tenGrams),
      ...fact((t) => t.silver, silver && silver.paise * 100, oneKilo),
    ],
    asOf: newest.day,
    staleAfter: computeFreshness(newest.day, COMMODITIES_SCHEDULE).stale_after,
    source: inAllLocales(METAL_WORDS, (t) => t.sourceInWords(newest.source)),
    url: where === own ? `/browse/commodities/gold/${where.slug}` : '/browse/commodities/gold',
  };
}

/** The page of a metal at a place by any name (`gold/bengaluru`), or the place page if there is none. */
export function findMetalPage([metal, text = '']: readonly string[]): string | undefined {
  const known = METALS.find((one) => one === metal?.toLowerCase());
  if (!known) return undefined;
  const name = text.replaceAll('-', ' ');
  const own = findPlace(INDEX_BY_METAL[known], name);
  if (own) return `/browse/commodities/${known}/${own.slug}`;
  const place = findPlace(GAZETTEER, name);
  return place && `/place/${place.slug}`;
}
