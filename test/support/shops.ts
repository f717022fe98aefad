import sharp from 'sharp';
import { type StandIn, startStandIn } from './stand-in.ts';

/** A photograph as shops have it: larger than we keep, and noisy enough to weigh something. */
export const photograph = (hue: number, width = 900): Promise<Buffer> =>
  sharp({ create: { width, height: Math.round(width * 1.2), channels: 3, background: { r: hue, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

interface WooItem {
  id: number;
  name: string;
  [member: string]: unknown;
}

/** An item as a WooCommerce Store API gives it: prices in minor units as text. */
export const wooItem = (id: number, name: string, price: string, more: Record<string, unknown> = {}): WooItem => ({
  id,
  name,
  slug: `item-${id}`,
  permalink: `https://woo.example/product/item-${id}/`,
  sku: `W-${id}`,
  short_description: '<p>The <b>best</b> there is!</p>',
  prices: { price, regular_price: price, sale_price: price, currency_code: 'INR', currency_minor_unit: 2 },
  average_rating: '0',
  review_count: 0,
  images: [{ id: id * 10, src: `https://woo.example/wp-content/uploads/${id}.jpg`, thumbnail: '', name: '' }],
  is_purchasable: true,
  is_in_stock: true,
  categories: [],
  tags: [],
  attributes: [],
  ...more,
});

export interface Shops {
  woo: StandIn;
  pages: StandIn;
  /** Text of data/shops.json. */
  file: string;
  stop(): Promise<void>;
}

const json = (value: unknown) => JSON.stringify(value);
const PRODUCTS = '/wp-json/wc/store/v1/products';

/** What the WooCommerce shop sells; tests change it. */
export const WOO_ITEMS = (): WooItem[] => [
  wooItem(11, 'Old Monk Very Old Vatted Matured Rum 750ml', '64000', {
    categories: [{ name: 'Rum' }],
    attributes: [
      { id: 1, name: 'Brand', terms: [{ name: 'Old Monk' }] },
      { id: 2, name: 'Volume', terms: [{ name: '750ml' }] },
    ],
    average_rating: '4.50',
    review_count: 2,
  }),
  wooItem(12, 'Bira 91 White Ale &#8211; 6 x 330 ml', '90000', { categories: [{ name: 'Wheat Beer' }] }),
  wooItem(13, 'Simba Stout Craft Beer 650 ML', '', { categories: [{ name: 'Beers' }], is_in_stock: false, images: [] }),
  wooItem(14, 'Whisky glass, set of six', '149900', { categories: [{ name: 'Glassware' }] }),
];

export const productPage = (product: unknown) =>
  `<!doctype html><html><head><title>Shop</title><script type="application/ld+json">${json(product)}</script></head><body><h1>x</h1></body></html>`;

export const kingfisherPage = () =>
  productPage({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Kingfisher Excellent Lager Beer 650 ml',
    brand: { '@type': 'Brand', name: 'Kingfisher' },
    sku: 'KF650',
    image: ['https://pages.example/images/kf.png'],
    category: 'Beer > Lager',
    offers: { '@type': 'Offer', price: '175.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: '4', reviewCount: '1' },
    review: [{ author: { name: 'Asha' }, reviewRating: { ratingValue: 4 }, reviewBody: 'Cold &amp; plain' }],
  });

/** Two shops, one of each kind, with pictures. */
export async function startShops(): Promise<Shops> {
  const [brown, green] = [await photograph(120), await photograph(40)];
  const woo = await startStandIn({
    '/robots.txt': 'User-agent: *\nDisallow: /cart\n',
    [PRODUCTS]: json(WOO_ITEMS()),
    [`${PRODUCTS}/reviews`]: json([
      { id: 1, product_id: 11, reviewer: 'Ravi', review: '<p>As it always was</p>', rating: 5, verified: true },
      { id: 2, product_id: 11, reviewer: '<b>Meera</b>', review: '<p>Good</p>', rating: 4, verified: false },
    ]),
    '/wp-content/uploads/11.jpg': { headers: { 'content-type': 'image/jpeg' }, body: brown },
    '/wp-content/uploads/12.jpg': { headers: { 'content-type': 'image/jpeg' }, body: green },
  });
  const pages = await startStandIn({
    '/robots.txt': 'User-agent: *\nDisallow: /product/hidden\n',
    '/sitemap.xml':
      '<?xml version="1.0"?><sitemapindex><sitemap><loc>https://pages.example/sitemap-products.xml</loc></sitemap></sitemapindex>',
    '/sitemap-products.xml': `<urlset>${[
      '/',
      '/product/kingfisher',
      '/product/hidden',
      '/product/gone',
      'https://elsewhere.example/product/x',
    ]
      .map((path) => `<url><loc>${path.startsWith('/') ? `https://pages.example${path}` : path}</loc></url>`)
      .join('')}</urlset>`,
    '/product/kingfisher': { headers: { 'content-type': 'text/html' }, body: kingfisherPage() },
    '/product/hidden': { headers: { 'content-type': 'text/html' }, body: kingfisherPage().replaceAll('Kingfisher', 'Hidden') },
    '/images/kf.png': { headers: { 'content-type': 'image/png' }, body: await sharp(brown).resize(700).png().toBuffer() },
  });
  const file = json({
    shops: [
      { name: 'woo-shop', title: 'Woo Shop', address: 'https://woo.example', kind: 'woocommerce' },
      { name: 'pages-shop', title: 'Pages Shop', address: 'https://pages.example', kind: 'jsonld', state: 'Karnataka' },
    ],
  });
  return { woo, pages, file, stop: () => Promise.all([woo, pages].map((one) => one.stop())).then(() => undefined) };
}
