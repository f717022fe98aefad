import { SLUG, WEB_ADDRESS } from '../../store/forms.ts';
import { defineSnapshot, integer, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'unknown'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** data/liquor.sqlite. */
export const LIQUOR_SNAPSHOT = defineSnapshot({
  name: 'liquor',
  version: 1,
  about:
    'Spirits, beer and wine by label and size, with what each source says of them: prices that a state has published, and ' +
    'those that shops ask.',
  sources: [
    { name: 'Uttar Pradesh Excise Department, citizen price finder', url: 'https://cms.upexciseonline.co/add-liquor-price-finder/' },
    { name: 'money_splitter', url: 'https://github.com/anukul0005/money_splitter' },
    { name: 'Kerala State Beverages Corporation, price lists', url: 'https://bevco.in/price-list-2' },
    { name: 'bevco-rates', url: 'https://github.com/saianil03/bevco-rates' },
    { name: 'Tamil Nadu State Marketing Corporation, maximum retail prices' },
    { name: 'Jharkhand Excise Department, rate list 2025-26' },
    { name: 'Liquor-Price', url: 'https://github.com/himanshunuq/Liquor-Price' },
    { name: 'Puducherry Excise Department, maximum retail prices' },
    { name: 'tasmac-mcp', url: 'https://github.com/notprashanth/tasmac-mcp', licence: 'MIT' },
  ],
  tables: {
    product: table({
      page: '/browse/liquor/product/{id}',
      about: 'A label in one size.',
      source: 'The sources of its offers',
      columns: {
        id: integer('Number of the product, never given to another', { source: 'Given here', primary: 'autoincrement' }),
        brand: text('Brand as a word of addresses: old-monk', {
          called: { en: 'Brand in addresses', hi: 'पते में ब्रांड' },
          source: 'Made here',
          check: "brand glob '[a-z0-9]*'",
          form: SLUG,
        }),
        brand_name: text('Brand', { called: { en: 'Brand', hi: 'ब्रांड' } }),
        name: text('Name without the size'),
        label: text('What products share that differ in their size alone', { called: { en: 'Label', hi: 'लेबल' }, source: 'Made here' }),
        category: text('Kind of drink'),
        volume: text('Size as it is written: 750 ml, 6 x 330 ml; empty where no source says', { called: { en: 'Size', hi: 'साइज़' } }),
        volume_ml: integer('Of all bottles together; null where no source says', {
          called: { en: 'Size in all', hi: 'कुल मात्रा' },
          unit: 'millilitres',
          null: true,
          check: 'volume_ml > 0',
        }),
        abv: real('Alcohol; null where no source says', {
          called: { en: 'Alcohol', hi: 'अल्कोहल' },
          unit: 'per cent by volume',
          null: true,
          check: 'abv > 0 and abv < 100',
        }),
      },
      unique: [['label', 'volume']],
    }),
    offer: table({
      renewedBy: { column: 'observed' },
      about: 'What one source says of a product.',
      source: 'The source that the row names',
      columns: {
        product: integer('id of the product', { references: 'product(id)' }),
        source: text('Who says it'),
        item: text('The source’s own key of it', { called: { en: 'Key at the source', hi: 'स्रोत पर कुंजी' } }),
        kind: text('mrp: a maximum retail price that a state has published; shop: what a shop asks', {
          called: { en: 'MRP or shop’s price', hi: 'MRP या दुकान का दाम' },
          said: { mrp: { en: 'MRP', hi: 'MRP' }, shop: { en: 'shop', hi: 'दुकान' } },
          in: ['mrp', 'shop'],
        }),
        price_paise: integer('Price; null where none is given', {
          called: { en: 'Price', hi: 'दाम' },
          unit: 'paise',
          null: true,
          check: 'price_paise > 0',
        }),
        price_max_paise: integer('The higher one, where the publisher shows two', {
          called: { en: 'Higher price', hi: 'ऊपर का दाम' },
          unit: 'paise',
          null: true,
        }),
        state: text('State in which the price holds; null where the source does not say', { null: true }),
        availability: text('in_stock, out_of_stock or unknown', {
          called: { hi: 'उपलब्धता' },
          said: {
            in_stock: { en: 'in stock', hi: 'उपलब्ध' },
            out_of_stock: { en: 'sold out', hi: 'उपलब्ध नहीं' },
            unknown: { en: 'unknown', hi: 'अज्ञात' },
          },
          in: AVAILABILITIES,
        }),
        sku: text('The source’s stock number; empty where it has none', { called: { en: 'Stock number', hi: 'स्टॉक नंबर' } }),
        url: text('Its page; null where it has none', { null: true, longest: 2_000, form: WEB_ADDRESS }),
        rating: real('Mean of the source’s ratings; 0 where nobody rated', { unit: '0 to 5', check: 'rating between 0 and 5' }),
        review_count: integer('How many reviews the source counts', {
          called: { en: 'Reviews', hi: 'रायें' },
          unit: 'reviews',
          check: 'review_count >= 0',
        }),
        picture_url: text('Where the source has a picture of it; null where it has none', {
          called: { en: 'Picture', hi: 'तस्वीर' },
          null: true,
          longest: 2_000,
          form: WEB_ADDRESS,
        }),
        observed: text('Day on which it was seen so', {
          called: { en: 'Seen on', hi: 'किस दिन देखा' },
          unit: 'YYYY-MM-DD',
          check: "observed glob '????-??-??'",
        }),
      },
      key: ['product', 'source'],
      unique: [['source', 'item']],
    }),
    review: table({
      about: 'A review at a source.',
      source: 'The source that the row names',
      columns: {
        product: integer('id of the product', { references: 'product(id)' }),
        source: text('Where it stands'),
        position: integer('Which of the product’s reviews it is there', { called: { en: 'Which review', hi: 'कौन-सी राय' } }),
        author: text('The name that its writer gave', { called: { en: 'By', hi: 'किसने लिखा' } }),
        rating: integer('Rating', { unit: '1 to 5', check: 'rating between 1 and 5' }),
        body: text('Its text', { called: { en: 'Review', hi: 'राय' }, longest: 1_000, lines: true }),
      },
      key: ['product', 'source', 'position'],
    }),
    picture: table({
      renewedBy: { column: 'read_on' },
      internal: true,
      about: 'The picture of a label, which stands in data/liquor-img/{brand}_{number}.webp.',
      source: 'Noted here',
      columns: {
        label: text('The label', { primary: true }),
        brand: text('Its brand', { form: SLUG }),
        number: integer('Which picture of the brand it is', { check: 'number > 0' }),
        source_url: text('Address from which it was downloaded; null where it is drawn here', {
          null: true,
          longest: 2_000,
          form: WEB_ADDRESS,
        }),
        digest: text('SHA-256 of what it was made from', { unit: 'hex' }),
        bytes: integer('Its size', { unit: 'bytes' }),
        read_on: text('Day on which it was made or last compared', { unit: 'YYYY-MM-DD' }),
      },
      withoutRowid: true,
      unique: [['brand', 'number']],
    }),
  },
});

export type LiquorTables = TablesOf<typeof LIQUOR_SNAPSHOT>;
/** A label in one size. Ids are ours, and never given to another product. */
export type ProductRow = LiquorTables['product'];
/** What one source says of a product. */
export type OfferRow = LiquorTables['offer'];

export type ReviewRow = LiquorTables['review'];
/** The picture of a label, data/liquor-img/{brand}_{number}.webp. */
export type PictureRow = LiquorTables['picture'];

/** Once a week, on Tuesday at 03:11 IST (Monday 21:41 UTC), off the hour. */
export const LIQUOR_SCHEDULE: Schedule = {
  cron: ['41 21 * * 1'],
  words: { en: 'once a week, on Tuesday at 03:11 IST', hi: 'हफ़्ते में एक बार, मंगलवार को रात 3:11 बजे' },
  staleAfterHours: 10 * 24,
  alarmAfterDays: 21,
};
