import { z } from 'zod';
import { openSource } from '../../../crawl/fetch.ts';
import { type CollectOptions, type SourceIdentity, unexpectedPage } from '../../../crawl/source.ts';
import { plainText } from '../../../html/plain.ts';
import { toPaise } from '../../../kernel/money.ts';
import { inShape, parseJson } from './json.ts';
import type { LiquorNeeds, LiquorObservation } from './observation.ts';

const PER_PAGE = 250;
/** Shopify answers 400 beyond 25,000 products. */
const MAX_PAGES = 100;

const picture = z.object({ src: z.string() });
const product = z.object({
  id: z.number(),
  title: z.string(),
  handle: z.string(),
  vendor: z.string().nullish(),
  product_type: z.string().nullish(),
  tags: z.union([z.array(z.string()), z.string()]).nullish(),
  images: z.array(picture).nullish(),
  variants: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      sku: z.string().nullish(),
      /** Rupees as text: `1650.00`. */
      price: z.union([z.string(), z.number()]).nullish(),
      available: z.boolean().nullish(),
      featured_image: picture.nullish(),
    }),
  ),
});

/**
 * A shop on Shopify: every variant of its products.json is an item of its own. The file names no currency: only shops that ask rupees belong into
 * data/shops.json. It has no ratings. Throws UpstreamError.
 */
export async function readShopify(source: SourceIdentity, needs: LiquorNeeds, options: CollectOptions): Promise<LiquorObservation[]> {
  const ask = await openSource(source, options);
  const rows: LiquorObservation[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/products.json?limit=${PER_PAGE}&page=${page}`;
    const body = z
      .object({ products: z.array(z.unknown()) })
      .safeParse(parseJson(source, path, (await ask({ path, about: undefined })).text));
    if (!body.success) throw unexpectedPage(source.name, path, 'no list of products', body.error);
    options.onPage?.(page, page);
    for (const one of inShape(body.data.products, product, needs.note)) rows.push(...readVariants(one, source, needs));
    if (body.data.products.length === 0) break;
  }
  return rows;
}

function readVariants(
  { id, title, handle, vendor, product_type, tags, images, variants }: z.output<typeof product>,
  source: SourceIdentity,
  { today }: LiquorNeeds,
): LiquorObservation[] {
  const labels = Array.isArray(tags) ? tags : (tags ?? '').split(',');
  return variants.map((variant) => {
    const variantName = /^default title$/i.test(variant.title) ? '' : ` ${variant.title}`;
    const rupees = Number(variant.price ?? 0);
    return {
      item: `${id}/${variant.id}`,
      name: plainText(title + variantName),
      ...(vendor ? { brand: plainText(vendor) } : {}),
      categories: [...(product_type ? [product_type] : []), ...labels].map((label) => plainText(label)).filter(Boolean),
      pricePaise: Number.isFinite(rupees) && rupees > 0 ? toPaise(rupees) : null,
      sku: variant.sku ?? '',
      availability: variant.available == null ? 'unknown' : variant.available ? 'in_stock' : 'out_of_stock',
      url: `${source.url}/products/${encodeURIComponent(handle)}`,
      rating: 0,
      reviewCount: 0,
      reviews: [],
      pictureUrl: variant.featured_image?.src ?? images?.[0]?.src ?? null,
      day: today,
    };
  });
}
