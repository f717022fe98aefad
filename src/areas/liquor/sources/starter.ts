import { z } from 'zod';
import { fileSource } from '../../../crawl/list-sources.ts';
import { toPaise } from '../../../kernel/money.ts';
import { type LiquorObservation, OF_A_LIST } from './observation.ts';

const seedFile = z.strictObject({
  about: z.string(),
  source: z.literal('up-excise'),
  publisher: z.string(),
  url: z.url(),
  recorded_by: z.string(),
  state: z.string(),
  currency: z.literal('INR'),
  as_of: z.iso.date(),
  products: z.array(
    z.strictObject({
      id: z.int().positive(),
      brand: z.string(),
      brand_slug: z.string(),
      name: z.string(),
      category: z.string(),
      volume_ml: z.int().positive(),
      mrp: z.number().positive(),
      mrp_max: z.number().positive().optional(),
      abv: z.number().optional(),
    }),
  ),
});

/** State in which the starter's prices hold. */
export const SEED_STATE = 'Uttar Pradesh';

/** data/starter/liquor.json: maximum retail prices that Uttar Pradesh published, which the first snapshot is made of. */
export const seed = fileSource<LiquorObservation>(
  { name: 'up-excise', title: 'Uttar Pradesh Excise Department', isSeed: true },
  {
    file: 'liquor.json',
    parse(text) {
      const { products, as_of } = seedFile.parse(JSON.parse(text));
      return products.map(
        (one): LiquorObservation => ({
          item: String(one.id),
          name: one.name,
          brand: one.brand,
          volume: `${one.volume_ml} ml`,
          categories: [one.category],
          pricePaise: toPaise(one.mrp),
          ...(one.mrp_max === undefined ? {} : { priceMaxPaise: toPaise(one.mrp_max) }),
          ...(one.abv === undefined ? {} : { abv: one.abv }),
          ...OF_A_LIST,
          own: { id: one.id, category: one.category, brandSlug: one.brand_slug },
          day: as_of,
        }),
      );
    },
  },
);
