import { z } from 'zod';
import type { CrawlOptions } from '../../../crawl/crawl-area.ts';
import { crawlRecords } from '../../../crawl/crawl-records.ts';
import { fileSource } from '../../../crawl/list-sources.ts';
import { toPaise } from '../../../kernel/money.ts';
import { findPlace } from '../../../places/find.ts';
import { STATE_INDEX } from '../places.ts';
import { LPG_SNAPSHOT, type LpgRow, type LpgTables } from './tables.ts';

const byState = z.record(z.string(), z.number().positive());
const file = z.strictObject({
  source: z.string(),
  recorded_by: z.string(),
  licence: z.string(),
  about: z.string(),
  as_of: z.iso.date(),
  unit: z.literal('INR per cylinder'),
  domestic_14_2_kg: byState,
  commercial_19_kg: byState,
});

/** data/starter/fuel-lpg.json. */
export const LPG_SOURCE = fileSource<LpgRow>(
  { name: 'lpg', title: 'LPG prices of states, 2 July 2026' },
  {
    file: 'fuel-lpg.json',
    parse(text) {
      const { as_of, domestic_14_2_kg: domestic, commercial_19_kg: commercial } = file.parse(JSON.parse(text));
      return Object.entries(domestic).map(([name, rupees]): LpgRow => {
        const place = findPlace(STATE_INDEX, name);
        if (!place) throw new Error(`${name} is no state of the area`);
        const other = commercial[name];
        return {
          place: place.id,
          as_of,
          domestic_paise: toPaise(rupees),
          commercial_paise: other === undefined ? null : toPaise(other),
          source: 'goodreturns, cardekho',
        };
      });
    },
  },
);

export const crawlLpg = (options: CrawlOptions) =>
  crawlRecords<LpgTables, LpgRow>(
    { area: 'fuel', schema: LPG_SNAPSHOT, table: 'lpg', sources: [LPG_SOURCE], counted: 'LPG prices' },
    options,
  );
