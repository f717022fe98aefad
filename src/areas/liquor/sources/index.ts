import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Source } from '../../../crawl/source.ts';
import { env } from '../../../kernel/env.ts';
import type { OfferRow } from '../tables.ts';
import { collectJsonLd } from './jsonld.ts';
import type { LiquorNeeds, LiquorObservation } from './observation.ts';
import { SEED_STATE, seed } from './starter.ts';
import { stateLists } from './state-lists.ts';
import { readWooCommerce } from './woocommerce.ts';

const shop = z.strictObject({
  /** In reports, in rows and in UPSTREAM_<NAME>_URL. */
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'give small letters, digits and single dashes'),
  title: z.string().min(1),
  address: z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, '')),
  kind: z.enum(['woocommerce', 'jsonld']),
  /** The state that it sells in, where it sells in one alone. */
  state: z.string().optional(),
});

const shopsFile = z.strictObject({
  about: z.string().optional(),
  shops: z.array(shop).refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'two shops have one name'),
});

type Shop = z.output<typeof shop>;

/** The shops of data/shops.json; none where there is no such file. Throws, naming the member, when it is malformed. */
function readShops(dataDir: string): Shop[] {
  const file = join(dataDir, 'shops.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const parsed = shopsFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not a list of shops: ${z.prettifyError(parsed.error)}`);
  return parsed.data.shops;
}

/** `state`: where its prices hold; null where it does not say. */
export type LiquorSource = Source<LiquorObservation, LiquorNeeds> & { kind: OfferRow['kind']; state: string | null };

const COLLECT = { woocommerce: readWooCommerce, jsonld: collectJsonLd } as const;

/** The shops of a data folder, in its order, then the starter, then the lists of other states. */
export function liquorSources(dataDir = env.DATA_DIR): LiquorSource[] {
  const shops = readShops(dataDir).map((shop): LiquorSource => {
    const { name, title, address: url, kind, state = null } = shop;
    return { name, title, url, kind: 'shop', state, collect: (needs, options) => COLLECT[kind]({ name, title, url }, needs, options) };
  });
  return [...shops, { ...seed, kind: 'mrp', state: SEED_STATE }, ...stateLists.map((list): LiquorSource => ({ ...list, kind: 'mrp' }))];
}

/** A source as people read it. */
export const sourceTitle = (name: string): string => liquorSources().find((one) => one.name === name)?.title ?? name;
