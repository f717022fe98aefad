import type { Source } from '../../../crawl/source.ts';
import { env } from '../../../kernel/env.ts';
import { collectJsonLd } from './jsonld.ts';
import type { LiquorNeeds, LiquorObservation } from './observation.ts';
import { readShopify } from './shopify.ts';
import { readShops, type Shop } from './shops.ts';
import { seed } from './starter.ts';
import { readWooCommerce } from './woocommerce.ts';

export type LiquorSource = Source<LiquorObservation, LiquorNeeds> & { shop?: Shop };

const COLLECT = { woocommerce: readWooCommerce, shopify: readShopify, jsonld: collectJsonLd } as const;

/** The shops of a data folder, in its order, then the starter. */
export function liquorSources(dataDir = env.DATA_DIR): LiquorSource[] {
  const shops = readShops(dataDir).map((shop): LiquorSource => {
    const { name, title, address: url, kind } = shop;
    return { name, title, url, shop, collect: (needs, options) => COLLECT[kind]({ name, title, url }, needs, options) };
  });
  return [...shops, seed as LiquorSource];
}

/** A source as people read it. */
export const sourceTitle = (name: string): string => liquorSources().find((one) => one.name === name)?.title ?? name;
