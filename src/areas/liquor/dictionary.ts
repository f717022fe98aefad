import type { SnapshotMeaning } from '../dictionary.ts';
import type { LiquorTables } from './tables.ts';

/** What stands in data/liquor.sqlite. */
export const LIQUOR_MEANING: SnapshotMeaning<LiquorTables> = {
  name: 'liquor',
  about:
    'Spirits, beer and wine by label and size, with what each source says of them: prices that a state has published, and those that shops ask.',
  sources: [
    { name: 'Uttar Pradesh Excise Department, citizen price finder', url: 'https://cms.upexciseonline.co/add-liquor-price-finder/' },
    { name: 'money_splitter', url: 'https://github.com/anukul0005/money_splitter' },
  ],
  tables: {
    product: {
      about: 'A label in one size.',
      source: 'The sources of its offers',
      columns: {
        id: { about: 'Number of the product, never given to another', source: 'Given here' },
        brand: { about: 'Brand as a word of addresses: old-monk', source: 'Made here' },
        brand_name: { about: 'Brand' },
        name: { about: 'Name without the size' },
        label: { about: 'What products share that differ in their size alone', source: 'Made here' },
        category: { about: 'Kind of drink' },
        volume: { about: 'Size as it is written: 750 ml, 6 x 330 ml; empty where no source says' },
        volume_ml: { about: 'Of all bottles together; null where no source says', unit: 'millilitres' },
        abv: { about: 'Alcohol; null where no source says', unit: 'per cent by volume' },
      },
    },
    offer: {
      about: 'What one source says of a product.',
      source: 'The source that the row names',
      columns: {
        product: { about: 'id of the product' },
        source: { about: 'Who says it' },
        item: { about: 'The source’s own key of it' },
        kind: { about: 'mrp: a maximum retail price that a state has published; shop: what a shop asks' },
        price_paise: { about: 'Price; null where none is given', unit: 'paise' },
        price_max_paise: { about: 'The higher one, where the publisher shows two', unit: 'paise' },
        state: { about: 'State in which the price holds; null where the source does not say' },
        availability: { about: 'in_stock, out_of_stock or unknown' },
        sku: { about: 'The source’s stock number; empty where it has none' },
        url: { about: 'Its page; null where it has none' },
        rating: { about: 'Mean of the source’s ratings; 0 where nobody rated', unit: '0 to 5' },
        review_count: { about: 'How many reviews the source counts', unit: 'reviews' },
        picture_url: { about: 'Where the source has a picture of it; null where it has none' },
        observed: { about: 'Day on which it was seen so', unit: 'YYYY-MM-DD' },
      },
    },
    review: {
      about: 'A review at a source.',
      source: 'The source that the row names',
      columns: {
        product: { about: 'id of the product' },
        source: { about: 'Where it stands' },
        position: { about: 'Which of the product’s reviews it is there' },
        author: { about: 'The name that its writer gave' },
        rating: { about: 'Rating', unit: '1 to 5' },
        body: { about: 'Its text' },
      },
    },
    picture: {
      about: 'The picture of a label, which stands in data/liquor-img/{brand}_{number}.webp.',
      source: 'Noted here',
      columns: {
        label: { about: 'The label' },
        brand: { about: 'Its brand' },
        number: { about: 'Which picture of the brand it is' },
        source_url: { about: 'Address from which it was downloaded; null where it is drawn here' },
        digest: { about: 'SHA-256 of what it was made from', unit: 'hex' },
        bytes: { about: 'Its size', unit: 'bytes' },
        read_on: { about: 'Day on which it was made or last compared', unit: 'YYYY-MM-DD' },
      },
    },
  },
};
