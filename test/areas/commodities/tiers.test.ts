import { expect, it } from 'vitest';
import { METAL_PLACES } from '../../../src/areas/commodities/places.ts';
import { pricesAt } from '../../../src/areas/commodities/series.ts';
import type { Metal } from '../../../src/areas/commodities/tables.ts';

const at = (metal: Metal, slug: string, places = 'hyderabad') => {
  const place = METAL_PLACES.find((one) => one.slug === slug);
  if (!place) throw new Error(slug);
  const premium = {
    metal,
    measured_on: '2026-09-12',
    from_day: '2026-09-03',
    ratio: 1.25,
    ratio_22k: null,
    ratio_18k: null,
    quotes: 10,
    places,
    source: 'goodreturns',
  };
  const spot = [{ metal, day: '2026-09-12', paise: 200_000, source: 'currency-api' }];
  return pricesAt(place, { metal, spot, premiums: [premium], quotes: new Map() })[0];
};

it('12.3: estimates silver of the dearer tier by a premium measured there', () => {
  for (const slug of ['hyderabad', 'chennai', 'kerala']) {
    expect(at('silver', slug)).toMatchObject({ basis: 'estimate', paise: 250_000 });
    expect(at('silver', slug)).not.toHaveProperty('borrowed');
  }
});

it('12.3: elsewhere says from where the premium is borrowed, and between which prices the estimate lies', () => {
  for (const slug of ['mumbai', 'delhi', 'kolkata', 'india'])
    expect(at('silver', slug), slug).toMatchObject({
      paise: 234_872,
      borrowed: { from: [{ name: 'Hyderabad' }], low: 229_358, high: 240_385 },
    });
});

it('12.3: borrows nothing where quotes of both tiers were measured, and never for gold', () => {
  expect(at('silver', 'mumbai', 'hyderabad,mumbai')).toMatchObject({ paise: 250_000 });
  expect(at('gold', 'mumbai')).toMatchObject({ paise: 250_000 });
});
