import { type CrawlOptions, crawlArea } from '../../lib/crawl/crawl-area.ts';
import { GuardError, guardCount, guardMoves } from '../../lib/crawl/guards.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { groupDigits } from '../../lib/words.ts';
import { type Counts, mergeObservations, readShelf, type Shelf, type Teller } from './merge.ts';
import { putPictures } from './picture-crawl.ts';
import { type LiquorSource, liquorSources } from './sources/index.ts';
import type { LiquorObservation } from './sources/observation.ts';
import { STARTER_STATE } from './sources/starter.ts';
import { CREATE_LIQUOR_TABLES, LIQUOR_VERSION, type LiquorTables } from './tables.ts';

const MOST_NOTES = 6;

/** Crawls the shops of data/shops.json into data/liquor.sqlite, and pictures into data/liquor-img; begins with the starter's prices. */
export function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const sources = liquorSources(options.dataDir);
  return crawlArea<LiquorTables>(
    {
      area: 'liquor',
      version: LIQUOR_VERSION,
      tables: CREATE_LIQUOR_TABLES,
      sources,
      counted: 'products',
      keeps: [{ table: 'product' }, { table: 'offer' }],
      async fill({ db, today, first, ask }) {
        const shelf = await readShelf(db);
        const total: Counts = { added: 0, changed: 0, seen: 0 };
        for (const source of sources) {
          // Figures to begin with are for who has none.
          if (source.starter && shelf.products.size > 0 && options.source !== source.name) continue;
          const notes: string[] = [];
          await ask<LiquorObservation, { today: string; note(text: string): void }>({
            sources: [source],
            needs: { today, note: (text) => void notes.push(text) },
            async take(rows) {
              judge(rows, shelf, source);
              const merged = await mergeObservations(db, shelf, rows, tellerOf(source));
              total.added += merged.counts.added;
              total.changed += merged.counts.changed;
              total.seen += merged.counts.seen;
              return { rows: merged.rows, notes: [...merged.notes, ...shortened(notes)] };
            },
          });
        }
        const pictures = shelf.products.size > 0 ? await putPictures(db, shelf, sources, options, today) : { made: 0, notes: [] };
        const words = first
          ? `first ${groupDigits(shelf.products.size)} products`
          : `${total.added} new and ${total.changed} changed products`;
        return {
          changed: total.added + total.changed + total.seen + pictures.made > 0,
          message: words,
          note: [`${pictures.made} pictures made`, ...pictures.notes].join(', '),
        };
      },
    },
    options,
  );
}

/** Throws GuardError where a shop's list is too short or its prices have moved too much to be right. */
function judge(rows: readonly LiquorObservation[], { offers }: Shelf, { name }: LiquorSource): void {
  const before = [...offers.values()].filter(({ source }) => source === name);
  guardCount(before.length, rows.length, 'items');
  const prices = new Map(rows.map(({ item, pricePaise }) => [item, pricePaise]));
  guardMoves(
    before.flatMap(({ item, price_paise }) => {
      const now = prices.get(item);
      return price_paise !== null && now ? [[price_paise, now] as const] : [];
    }),
    'prices',
  );
  if (rows.length > 0 && rows.every(({ name: one }) => one.trim() === '')) throw new GuardError('no item has a name');
}

const tellerOf = ({ name, title, shop }: LiquorSource): Teller =>
  shop ? { name, title, kind: 'shop', state: shop.state ?? null } : { name, title, kind: 'mrp', state: STARTER_STATE };

function shortened(notes: readonly string[]): string[] {
  const own = [...new Set(notes)];
  return own.length > MOST_NOTES ? [...own.slice(0, MOST_NOTES), `and ${own.length - MOST_NOTES} more`] : own;
}
