/** Schema version of data/liquor.sqlite. */
export const LIQUOR_VERSION = 1;

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'unknown'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A label in one size. Ids are ours, and never given to another product. */
export interface ProductRow {
  id: number;
  /** Slug: `old-monk`. */
  brand: string;
  brand_name: string;
  /** Without the size. */
  name: string;
  /** `old-monk/very-old-vatted-matured-rum`: products that differ in nothing but their size share it. */
  label: string;
  category: string;
  /** `750 ml`, `6 x 330 ml`; empty where no source says. */
  volume: string;
  /** Of all bottles together. */
  volume_ml: number | null;
  /** Alcohol by volume, per cent. */
  abv: number | null;
}

/** What one source says of a product. */
export interface OfferRow {
  product: number;
  source: string;
  /** The source's own key of it, by which it is known again in the next crawl. */
  item: string;
  /** `mrp`: a maximum retail price that a state has published; `shop`: what a shop asks. */
  kind: 'mrp' | 'shop';
  price_paise: number | null;
  /** The higher one, where the publisher shows two. */
  price_max_paise: number | null;
  /** State in which the price holds; null where the source does not say. */
  state: string | null;
  availability: Availability;
  sku: string;
  url: string | null;
  /** Mean of the source's ratings, 0 to 5; 0 where nobody rated. */
  rating: number;
  review_count: number;
  /** Where the source has a picture of it. */
  picture_url: string | null;
  /** Day on which it was seen so, YYYY-MM-DD. */
  observed: string;
}

export interface ReviewRow {
  product: number;
  source: string;
  position: number;
  author: string;
  rating: number;
  body: string;
}

/** The picture of a label, data/liquor-img/{brand}_{number}.webp. */
export interface PictureRow {
  label: string;
  brand: string;
  number: number;
  /** Address from which it was downloaded; null where it is drawn. */
  source_url: string | null;
  /** SHA-256 of what it was made from: the downloaded file, or the drawing. */
  digest: string;
  bytes: number;
  /** Day on which it was made or last compared, YYYY-MM-DD. */
  read_on: string;
}

export interface LiquorTables {
  product: ProductRow;
  offer: OfferRow;
  review: ReviewRow;
  picture: PictureRow;
}

export const CREATE_LIQUOR_TABLES = [
  // `autoincrement`: the id of a product that is gone is never given to another.
  `create table if not exists product (
    id integer primary key autoincrement,
    brand text not null check (brand glob '[a-z0-9]*'),
    brand_name text not null,
    name text not null,
    label text not null,
    category text not null,
    volume text not null,
    volume_ml integer check (volume_ml > 0),
    abv real check (abv > 0 and abv < 100),
    unique (label, volume)
  )`,
  `create table if not exists offer (
    product integer not null references product(id),
    source text not null,
    item text not null,
    kind text not null check (kind in ('mrp', 'shop')),
    price_paise integer check (price_paise > 0),
    price_max_paise integer,
    state text,
    availability text not null check (availability in ('in_stock', 'out_of_stock', 'unknown')),
    sku text not null,
    url text,
    rating real not null check (rating between 0 and 5),
    review_count integer not null check (review_count >= 0),
    picture_url text,
    observed text not null check (observed glob '????-??-??'),
    primary key (product, source),
    unique (source, item)
  ) without rowid`,
  `create table if not exists review (
    product integer not null references product(id),
    source text not null,
    position integer not null,
    author text not null,
    rating integer not null check (rating between 1 and 5),
    body text not null,
    primary key (product, source, position)
  ) without rowid`,
  `create table if not exists picture (
    label text primary key,
    brand text not null,
    number integer not null check (number > 0),
    source_url text,
    digest text not null,
    bytes integer not null,
    read_on text not null,
    unique (brand, number)
  ) without rowid`,
] as const;
