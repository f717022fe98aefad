import { describe, expect, it } from 'vitest';
import { INDIA, listPlaces } from '../../../src/areas/commodities/places.ts';
import { METALS } from '../../../src/areas/commodities/tables.ts';
import { dailyPrices, metalFigure, metalPriceAt, metalPrices, perGram } from '../../../src/areas/commodities/values.ts';
import { toTile } from '../../../src/areas/figure.ts';

describe.each(METALS)('prices of %s', (metal) => {
  it('are the same read one by one as read together, each with its own place', async () => {
    const all = await metalPrices(metal);
    expect(all[0]?.place).toBe(INDIA);
    expect(all.map(({ place }) => place)).toEqual(listPlaces(metal));
    for (const price of all) expect(await metalPriceAt(metal, price.place)).toEqual(price);
  });

  it('end their days with the newest price', async () => {
    for (const place of listPlaces(metal).slice(0, 20)) {
      const [newest, ...before] = await dailyPrices(metal, place, 90);
      expect(newest?.rupees).toBe((await metalPriceAt(metal, place))?.rupees);
      for (const { day } of before) expect(day < (newest?.day ?? '')).toBe(true);
    }
  });

  it('say on a tile that nobody published them, where nobody did', async () => {
    const price = await metalPriceAt(metal, INDIA);
    if (!price) throw new Error(`There is no national price of ${metal}`);
    const unit = (basis: typeof price.basis) => toTile(metalFigure({ ...price, basis }, { grams: 10 }), 'en', { page: '/x' }).unit;
    expect([unit('quote'), unit('estimate'), unit('spot')]).toEqual(['for 10 g', 'for 10 g, estimated', 'for 10 g, international spot']);
  });
});

it('gold has three purities, each with its own price and change', async () => {
  const price = await metalPriceAt('gold', INDIA);
  if (!price?.purities) throw new Error('Gold has no purities');
  expect(perGram(price, 22)).toBeLessThan(perGram(price));
  expect(perGram(price, 18)).toBeLessThan(perGram(price, 22));
  expect(metalFigure(price, { karat: 22, grams: 10 }).amount).toBeCloseTo(price.purities[22].rupees * 10, 6);
  expect((await metalPriceAt('silver', INDIA))?.purities).toBeUndefined();
});
