import { z } from 'zod';
import type { CrawlOptions } from '../../../crawl/crawl-area.ts';
import { crawlRecords } from '../../../crawl/crawl-records.ts';
import { fileSource } from '../../../crawl/list-sources.ts';
import { toPaise } from '../../../kernel/money.ts';
import { findPlace } from '../../../places/find.ts';
import { CITY_INDEX } from '../places.ts';
import { METROS_SNAPSHOT, type MetroRow, type MetroTables } from './tables.ts';

const rupees = z.array(z.number().positive()).length(4);
const file = z.strictObject({
  source: z.string(),
  licence: z.string(),
  about: z.string(),
  unit: z.literal('INR per litre'),
  cities: z.array(z.string()).length(4),
  /** Petrol and diesel of the cities in their order. */
  days: z.record(z.iso.date(), z.tuple([rupees, rupees])),
});

/** data/starter/fuel-metros.json.gz. */
export const METROS_SOURCE = fileSource<MetroRow>(
  { name: 'ppac', title: 'Petroleum Planning and Analysis Cell, 16 June 2017 to 10 March 2021' },
  {
    file: 'fuel-metros.json.gz',
    parse(text) {
      const { cities, days } = file.parse(JSON.parse(text));
      return cities.flatMap((name, at) => {
        const place = findPlace(CITY_INDEX, name);
        if (!place) throw new Error(`${name} is no city of the area`);
        return Object.entries(days).map(([day, [petrol, diesel]]): MetroRow => {
          return { place: place.id, day, petrol: toPaise(petrol[at] as number), diesel: toPaise(diesel[at] as number) };
        });
      });
    },
  },
);

export const crawlMetros = (options: CrawlOptions) =>
  crawlRecords<MetroTables, MetroRow>(
    { area: 'fuel', schema: METROS_SNAPSHOT, table: 'metro_price', sources: [METROS_SOURCE], counted: 'prices of 2017 to 2021' },
    options,
  );
