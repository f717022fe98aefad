import { type CrawlOptions, crawlArea } from '../../crawl/crawl-area.ts';
import { GuardError, guardCount, guardMoves } from '../../crawl/guards.ts';
import { groupDigits } from '../../i18n/format.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { type Counts, type MergeState, mergeObservations, readMergeState, type SourceInfo } from './merge.ts';
import { putPictures } from './pictures/picture-crawl.ts';
import { type LiquorSource, liquorSources } from './sources/index.ts';
import type { LiquorNeeds, LiquorObservation } from './sources/observation.ts';
import { isStateList } from './sources/state-lists.ts';
import { LIQUOR_SNAPSHOT, type LiquorTables } from './tables.ts';

const MAX_NOTES = 6;

/** Crawls the shops of data/shops.json into data/liquor.sqlite, and pictures into data/liquor-img; begins with the starter's prices. */
export function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const sources = liquorSources(options.dataDir);
  return crawlArea<LiquorTables>(
    {
      area: 'liquor',
      schema: LIQUOR_SNAPSHOT,
      sources,
      counted: 'products',
      protectedTables: [{ table: 'product' }, { table: 'offer' }],
      async fill({ db, today, first, readSources }) {
        const state = await readMergeState(db);
        const total: Counts = { added: 0, changed: 0, seen: 0 };
        for (const source of sources) {
          // Figures to begin with are for who has none.
          if (source.isSeed && state.products.size > 0 && options.source !== source.name) continue;
          // A package brings the bottles of states' lists without the file.
          if (isStateList(source.name) && !source.isIn?.(options.dataDir) && options.source !== source.name) continue;
          const notes: string[] = [];
          await readSources<LiquorObservation, LiquorNeeds>({
            sources: [source],
            needs: { today, note: (text) => void notes.push(text) },
            async accept(rows) {
              checkRows(rows, state, source);
              const merged = await mergeObservations(db, state, rows, toSourceInfo(source));
              total.added += merged.counts.added;
              total.changed += merged.counts.changed;
              total.seen += merged.counts.seen;
              return { rows: merged.rows, notes: [...merged.notes, ...shortened(notes)] };
            },
          });
        }
        const pictures = state.products.size > 0 ? await putPictures(db, state, sources, options, today) : { made: 0, notes: [] };
        const words = first
          ? `first ${groupDigits(state.products.size)} products`
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
function checkRows(rows: readonly LiquorObservation[], { offers }: MergeState, { name }: LiquorSource): void {
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

const toSourceInfo = ({ name, title, kind, state }: LiquorSource): SourceInfo => ({ name, title, kind, state });

function shortened(notes: readonly string[]): string[] {
  const once = [...new Set(notes)];
  return once.length > MAX_NOTES ? [...once.slice(0, MAX_NOTES), `and ${once.length - MAX_NOTES} more`] : once;
}
